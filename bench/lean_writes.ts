/*
 * The floor of bench/writes.ts: a bare server that changes one member of a document of 10 KB by its key, and answers the document.
 *   bun bench/lean_writes.ts <database url> <id,id,…>
 */
import { openPool } from '../server/database/open.ts'
import { parseDatabaseUrl } from '../server/database/address.ts'

const [url = '', ids = ''] = process.argv.slice(2)
const sql = openPool(parseDatabaseUrl(url), { pool_max: 10 })
await sql`create table if not exists lean_drafts (id text primary key, doc jsonb not null)`
const doc = {
  fields: {},
  pages: Array.from({ length: 100 }, (_, index) => ({ index, text: 'Orchards in order, row by row, as was told on this page of it.' })),
}
await sql`insert into lean_drafts select unnest(${ids.split(',')}::text[]), ${sql.json(doc)} on conflict do nothing`
const server = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  async fetch(request) {
    const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
    // The bench wrote the body.
    const { fields } = (await request.json()) as { fields: { headline: string } }
    const [row] = await sql<{ doc: object }[]>`
      update lean_drafts set doc = jsonb_set(doc, '{fields}', doc->'fields' || ${sql.json(fields)}) where id = ${id} returning doc`
    return row ? Response.json(row.doc) : new Response('', { status: 404 })
  },
})
console.log(`http://127.0.0.1:${server.port}`)
