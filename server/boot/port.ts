type ValidationIssue = { host: string; port: number; setting?: string }

/** The address to answer on cannot be had; the message says which one, why, and what to do. */
export class PortUnusable extends Error {
  override readonly name = 'PortUnusable'
  constructor({ host, port, setting = 'PORT' }: ValidationIssue, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    super(sentence(code, host, port, setting), { cause })
  }
}

function sentence(code: string, host: string, port: number, setting: string): string {
  const other = `${setting}=${port < 65_535 ? port + 1 : 3000}`
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken, perhaps by this service running already. Stop what holds it, or set another one: ${other}`
  if (code === 'EACCES') return `Port ${port} needs rights that this account does not have. Set one from 1024 on, such as ${setting}=3000`
  if (['EADDRNOTAVAIL', 'EINVAL', 'ENOTFOUND'].includes(code))
    return `HOST=${host} is no address of this machine. Set one that is, such as HOST=127.0.0.1`
  return `The service cannot listen on ${host}, port ${port} (${code}). Set another HOST or ${setting}, such as ${other}`
}

/** Looks before anything else is begun whether the service will be able to listen; answers the port, a free one where any will do. */
export async function findPort({ host, port, setting }: ValidationIssue): Promise<number> {
  const probe = listening(host, port, () => Bun.serve({ hostname: host, port, reusePort: false, fetch: () => new Response() }), setting)
  // A server on a host and port has a port, until it is stopped.
  const found = probe.port ?? port
  await probe.stop(true)
  return found
}

/** Listens, or throws PortUnusable. */
export function listening<Server>(host: string, port: number, listen: () => Server, setting = 'PORT'): Server {
  try {
    return listen()
  } catch (error) {
    throw new PortUnusable({ host, port, setting }, error)
  }
}
