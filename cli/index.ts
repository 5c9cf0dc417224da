#!/usr/bin/env node
/** `listing`, the founder's command, as a process. */
import { runListing } from './program.ts'
import { tellUnwritten } from './terminal/terminal.ts'

// A reader that has seen enough (`| head`) is no failure.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE' && stream === process.stdout) tellUnwritten(message)
    process.exit(code === 'EPIPE' ? 0 : 1)
  })

// Bun would ask a proxy of the environment for a service of this machine too, which no proxy reaches.
const { NO_PROXY, no_proxy = '' } = process.env
process.env.NO_PROXY = `${NO_PROXY ?? no_proxy},localhost,127.0.0.1,::1`

process.exitCode = await runListing()
