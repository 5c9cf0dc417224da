/** Where a database is, as both drivers understand it (`postgres` for our queries, `pg` inside the job queue). */
export type Address = {
  /** A host name, or the folder of a Unix socket when it begins with a slash. */
  host: string
  port: number
  database: string
  user: string
  password: string | null
  tls: 'off' | 'unverified' | 'verified'
}

const port_default = 5432

/**
 * Reads `postgres://user:password@host:port/database?sslmode=…`; `postgres:///database?host=/folder` names a Unix socket.
 * Throws with a sentence that never repeats the address, because it may hold a password.
 */
export function parseDatabaseUrl(text: string): Address {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) throw new Error('It must look like postgres://user:password@host:5432/database.')
  const host = url.searchParams.get('host') ?? decoded(url.hostname).replace(/^\[(.*)\]$/, '$1')
  const database = decoded(url.pathname.slice(1))
  if (host === '') throw new Error('It names no host.')
  if (database === '') throw new Error('It names no database: add /name at its end.')
  return {
    host,
    port: Number(url.port || url.searchParams.get('port') || port_default),
    database,
    user: decoded(url.username) || url.searchParams.get('user') || 'postgres',
    password: decoded(url.password) || null,
    tls: tlsOf(url.searchParams.get('sslmode')),
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new Error('It has a % that is none of an escape, perhaps in the password: write it as %25.')
  }
}

/** `require` encrypts without looking at the certificate, as everywhere in PostgreSQL; `verify-full` looks at it. */
function tlsOf(mode: string | null): Address['tls'] {
  if (mode === null || mode === 'disable' || mode === 'allow' || mode === 'prefer') return 'off'
  if (mode === 'require') return 'unverified'
  if (mode === 'verify-ca' || mode === 'verify-full') return 'verified'
  throw new Error(`Its sslmode=${mode} is not known: use disable, require or verify-full.`)
}

/** The address for people: host, port and name of the database, never the password. */
export function showAddress({ host, port, database }: Address): string {
  return host.startsWith('/') ? `"${database}" at the socket in ${host}` : `"${database}" at ${host}:${port}`
}

/** Options for `postgres()`. */
export function toPostgresOptions({ host, port, database, user, password, tls }: Address) {
  return {
    ...(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }),
    database,
    user,
    // The driver would otherwise look into the environment, which only the configuration may do.
    password: password ?? '',
    ssl: tls === 'off' ? (false as const) : { rejectUnauthorized: tls === 'verified' },
  }
}

/** Options for `new pg.Pool()`. */
export function toPgOptions({ host, port, database, user, password, tls }: Address) {
  return {
    host,
    port,
    database,
    user,
    password: password ?? '',
    ssl: tls === 'off' ? (false as const) : { rejectUnauthorized: tls === 'verified' },
  }
}
