import { spawn } from 'node:child_process'
import { io } from './io.ts'

/** `$BROWSER`, or what the system opens addresses with; without either the person opens the address that is shown. */
export function openBrowser(address: string): void {
  const { BROWSER } = io().env
  const [command, ...words] =
    BROWSER !== undefined
      ? [BROWSER]
      : process.platform === 'darwin'
        ? ['open']
        : process.platform === 'win32'
          ? ['rundll32', 'url.dll,FileProtocolHandler']
          : ['xdg-open']
  // Some come from a service: only what a browser opens is opened.
  if (!command || !/^https?:\/\//i.test(address)) return
  const child = spawn(command, [...words, address], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
