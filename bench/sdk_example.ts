/*
 * The server that the official SDK's guide has one write: a tool registered on McpServer, a fresh one for each request, served as Bun serves.
 *   bun bench/sdk_example.ts [port]
 * Its tool answers a page without asking anybody, so that it is the least that the documented way costs.
 */
import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server'

type Page = { items: unknown[]; page: number; per_page: number; total: number; total_pages: number; has_more: boolean }
const PAGE: Page = { items: [], page: 1, per_page: 20, total: 0, total_pages: 0, has_more: false }
const whole = { type: 'integer' as const }

const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'example', version: '1.0.0' })
  server.registerTool(
    'search_listings',
    {
      title: 'Search listings',
      description: 'Finds live listings by words.',
      inputSchema: fromJsonSchema<{ q?: string; per_page?: number }>({
        type: 'object',
        properties: { q: { type: 'string' }, per_page: whole },
      }),
      outputSchema: fromJsonSchema<Page>({
        type: 'object',
        required: Object.keys(PAGE),
        properties: {
          items: { type: 'array' },
          page: whole,
          per_page: whole,
          total: whole,
          total_pages: whole,
          has_more: { type: 'boolean' },
        },
      }),
    },
    async () => ({ content: [{ type: 'text', text: JSON.stringify(PAGE) }], structuredContent: PAGE }),
  )
  return server
})

const server = Bun.serve({ port: Number(process.argv[2] ?? 0), hostname: '127.0.0.1', fetch: (request) => handler.fetch(request) })
process.stdout.write(`${server.url.href}\n`)
