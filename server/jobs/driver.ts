import type { Db } from 'pg-boss'
import type { Sql } from '../database/open.ts'
import { json } from '../database/json.ts'
import { arrayText } from '../database/types.ts'

const text_oid = 25

/**
 * Lets the queue library speak through our driver, so that its statements join our transaction. It binds values as text
 * and casts most of them in the statement; our driver would encode a string bound to jsonb once more, and knows no array types,
 * because it does not fetch them. So both go as text, and objects as what they are.
 */
export function throughDriver(sql: Sql): Db {
  return {
    executeSql: async (text, values = []) => {
      // Without parameters several statements may come at once, and their rows in as many lists.
      const rows =
        values.length === 0
          ? await sql.unsafe(text)
          : await sql.unsafe(
              text,
              values.map((value) => bind(sql, value)),
              { prepare: true },
            )
      return { rows: [...rows].flat() }
    },
  }
}

function bind(sql: Sql, value: unknown) {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) return value
  if (Array.isArray(value)) return sql.typed(arrayText(value.map(String)), text_oid)
  return typeof value === 'string' ? sql.typed(value, text_oid) : json(sql, value)
}
