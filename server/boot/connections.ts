/** Each web process and each worker holds about this many connections to the database, its job queue's own among them. */
export const CONNECTIONS_OF_PROCESS = 24
