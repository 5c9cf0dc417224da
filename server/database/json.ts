import type { JSONValue } from 'postgres'
import type { Sql } from './open.ts'

/** A plain value as the driver sends it; its type of JSON knows no names for objects. */
export const json = (sql: Sql, value: object) => sql.json(value as JSONValue)
