import { io } from '../terminal/io.ts'

/** `$BROWSER`, or what the system opens addresses with; without either the person opens the address that is shown. */
export async function openBrowser(address: string): Promise<void> {
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
  const { spawn } = await import('node:child_process')
  const child = spawn(command, [...words, address], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
