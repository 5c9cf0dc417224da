#!/usr/bin/env node
/** `listing`, the founder's command, as a process. */
import { runListing } from './program.ts'

// A reader that has seen enough (`| head`) is no failure.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE' && stream === process.stdout) process.stderr.write(`Error: The output cannot be written: ${message}\n`)
    process.exit(code === 'EPIPE' ? 0 : 1)
  })

process.exitCode = await runListing()
