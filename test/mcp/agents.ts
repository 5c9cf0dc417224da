import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

/** What a call answers, as every client gives it. */
export type Result = { isError?: boolean | undefined; structuredContent?: unknown; content?: unknown }
type Ref = { type: 'ref/resource'; uri: string } | { type: 'ref/prompt'; name: string }
export type Agent = {
  tools(): Promise<
    { name: string; title?: string | undefined; description?: string | undefined; inputSchema: object; outputSchema?: object | undefined }[]
  >
  prompts(): Promise<{ name: string }[]>
  resources(): Promise<{ uri: string }[]>
  templates(): Promise<{ uriTemplate: string }[]>
  /** The text at an address. */
  read(uri: string): Promise<string>
  complete(ref: Ref, name: string, value: string): Promise<string[]>
  abilities(): { resources?: object | undefined } | undefined
  call(name: string, given?: Record<string, unknown>): Promise<Result>
  /** The version that both sides agreed on. */
  version(): string | undefined
  close(): Promise<void>
}

const textOf = ({ contents: [content] }: { contents: { uri: string; text?: unknown }[] }): string => String(content?.text)

const INFO = { name: 'an-agent', version: '1.0.0' }
type Options = ConstructorParameters<typeof Client>[1]

const newClient =
  (options: Options) =>
  async (url: string, headers: Record<string, string>): Promise<Agent> => {
    const client = new Client(INFO, options)
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
    return {
      tools: async () => (await client.listTools()).tools,
      prompts: async () => (await client.listPrompts()).prompts,
      resources: async () => (await client.listResources()).resources,
      templates: async () => (await client.listResourceTemplates()).resourceTemplates,
      read: async (uri) => textOf(await client.readResource({ uri })),
      complete: async (ref, name, value) => (await client.complete({ ref, argument: { name, value } })).completion.values,
      abilities: () => client.getServerCapabilities(),
      call: (name, given = {}) => client.callTool({ name, arguments: given }),
      version: () => client.getNegotiatedProtocolVersion(),
      close: () => client.close(),
    }
  }

async function oldClient(url: string, headers: Record<string, string>): Promise<Agent> {
  const client = new OldClient(INFO)
  const transport = new OldTransport(new URL(url), { requestInit: { headers } })
  await client.connect(transport)
  return {
    tools: async () => (await client.listTools()).tools,
    prompts: async () => (await client.listPrompts()).prompts,
    resources: async () => (await client.listResources()).resources,
    templates: async () => (await client.listResourceTemplates()).resourceTemplates,
    read: async (uri) => textOf(await client.readResource({ uri })),
    complete: async (ref, name, value) => (await client.complete({ ref, argument: { name, value } })).completion.values,
    abilities: () => client.getServerCapabilities(),
    call: async (name, given = {}) => {
      // The old client's type admits an answer of 2024 too, which has neither member.
      const { isError, structuredContent, content } = (await client.callTool({ name, arguments: given })) as Result
      return { ...(isError === undefined ? {} : { isError }), structuredContent, content }
    },
    version: () => transport.protocolVersion,
    close: () => client.close(),
  }
}

/** Every kind of client there is, with the version that it should come to. */
export const AGENTS: [name: string, version: string, open: (url: string, headers?: Record<string, string>) => Promise<Agent>][] = [
  ['the new client by itself', '2026-07-28', withHeaders(newClient({ versionNegotiation: { mode: 'auto' } }))],
  ['the new client held to 2026-07-28', '2026-07-28', withHeaders(newClient({ versionNegotiation: { mode: { pin: '2026-07-28' } } }))],
  ...['2025-11-25', '2025-06-18', '2025-03-26'].map((version): (typeof AGENTS)[number] => [
    `the new client of ${version}`,
    version,
    withHeaders(newClient({ supportedProtocolVersions: [version] })),
  ]),
  ['the old client', '2025-11-25', withHeaders(oldClient)],
]

function withHeaders(open: (url: string, headers: Record<string, string>) => Promise<Agent>) {
  return (url: string, headers: Record<string, string> = {}) => open(url, headers)
}

const INSPECTOR = 'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js'

/** The Inspector's terminal: exit code and what it printed. */
export async function inspect(url: string, ...rest: string[]): Promise<{ code: number; out: string; err: string }> {
  const child = Bun.spawn(['bun', INSPECTOR, '--cli', url, '--transport', 'http', ...rest], {
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: 250_000,
    env: { ...process.env, NO_COLOR: '1' },
  })
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { code, out, err }
}
