import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  ProtocolError,
  ResourceNotFoundError,
  Server,
  type CallToolResult,
  type InputRequests,
  type InputRequiredResult,
  type ServerContext,
} from '@modelcontextprotocol/server'
import type { McpContent } from '../../server/doors/mcp/endpoint.ts'
import richSchema from './rich_schema.json'
import { nextTurn } from '../until.ts'
import { getPrompt, prompts, resourceText, resources, templates } from './fixture_texts.ts'

/*
 * What the official suite asks of a server that does everything: tools of every kind of content, input that is asked for, logs, progress,
 * prompts, resources. It stands behind the gate of the service, so that the suite reads the gate where the service itself has nothing to show.
 */

type Given = Record<string, unknown>
type Outcome = CallToolResult | InputRequiredResult
type Tool = (given: Given, ctx: ServerContext) => Outcome | Promise<Outcome>

const codec = createRequestStateCodec<{ round: number }>({ key: crypto.getRandomValues(new Uint8Array(32)) })
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
/** A request to a client that keeps no session is answered to nobody. */
const CLIENT_MILLISECONDS = 100

const say = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] })
const form = (message: string, name: string) =>
  inputRequired.elicit({ message, requestedSchema: { type: 'object', properties: { [name]: { type: 'string' } }, required: [name] } })
const confirm = (message: string) =>
  inputRequired.elicit({ message, requestedSchema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] } })
const sample = (text: string, maxTokens = 100) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens })
const inputOf = (ctx: ServerContext, key: string) => inputResponse(ctx.mcpReq.inputResponses, key)
const answeredAll = (ctx: ServerContext, requests: InputRequests) =>
  Object.keys(requests).every((key) => inputOf(ctx, key).kind !== 'missing')

/** Asks for all of it until all of it is there. */
const askFor = (requests: InputRequests, done: (ctx: ServerContext) => string, stated = false): Tool => {
  return async (_given, ctx) => {
    if (answeredAll(ctx, requests)) return say(done(ctx))
    return inputRequired({ inputRequests: requests, ...(stated ? { requestState: await codec.mint({ round: 1 }, ctx) } : {}) })
  }
}

const TOOLS: Record<string, Tool> = {
  test_simple_text: () => say('This is a simple text response for testing.'),
  test_image_content: () => ({ content: [{ type: 'image', data: PIXEL, mimeType: 'image/png' }] }),
  test_audio_content: () => ({ content: [{ type: 'audio', data: 'UklGRiQAAABXQVZFZm10IBAAAAABAAEA', mimeType: 'audio/wav' }] }),
  test_embedded_resource: () => ({
    content: [
      {
        type: 'resource',
        resource: { uri: 'test://embedded-resource', mimeType: 'text/plain', text: 'This is an embedded resource content.' },
      },
    ],
  }),
  test_multiple_content_types: () => ({
    content: [
      { type: 'text', text: 'Multiple content types test:' },
      { type: 'image', data: PIXEL, mimeType: 'image/png' },
      {
        type: 'resource',
        resource: { uri: 'test://mixed-content-resource', mimeType: 'application/json', text: '{"test":"data","value":123}' },
      },
    ],
  }),
  test_error_handling: () => ({ ...say('This tool intentionally returns an error for testing'), isError: true }),
  test_tool_with_logging: async (_given, ctx) => {
    for (const line of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
      await ctx.mcpReq.log('info', line)
      await nextTurn()
    }
    return say('logged')
  },
  test_logging_tool: async (_given, ctx) => {
    await ctx.mcpReq.log('info', 'only for those who asked for logs')
    return say('logged')
  },
  test_tool_with_progress: async (_given, ctx) => {
    const progressToken = ctx.mcpReq._meta?.progressToken
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await ctx.mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
      await nextTurn()
    }
    return say('done')
  },
  test_sampling: async ({ prompt }, ctx) => {
    const messages = [{ role: 'user' as const, content: { type: 'text' as const, text: String(prompt) } }]
    const { content } = await ctx.mcpReq.requestSampling({ messages, maxTokens: 100 }, { timeout: CLIENT_MILLISECONDS })
    return say(`LLM response: ${JSON.stringify(content)}`)
  },
  test_elicitation: ({ message }, ctx) => elicit(ctx, String(message)),
  test_elicitation_sep1034_defaults: (_given, ctx) => elicit(ctx, 'Your details'),
  test_elicitation_sep1330_enums: (_given, ctx) => elicit(ctx, 'Your choice'),
  json_schema_2020_12_tool: () => say('checked'),
  test_missing_capability: askFor({ question: sample('anything') }, () => 'sampled'),
  test_streaming_elicitation: askFor({ question: confirm('Continue?') }, () => 'continued'),
  test_input_required_result_elicitation: (_given, ctx) => {
    const { name } = acceptedContent<{ name: string }>(ctx.mcpReq.inputResponses, 'user_name') ?? {}
    if (typeof name === 'string') return say(`Hello, ${name}!`)
    return inputRequired({ inputRequests: { user_name: form('What is your name?', 'name') } })
  },
  test_input_required_result_sampling: askFor({ capital_question: sample('What is the capital of France?') }, (ctx) =>
    JSON.stringify(inputOf(ctx, 'capital_question')),
  ),
  test_input_required_result_list_roots: askFor({ client_roots: inputRequired.listRoots() }, (ctx) =>
    JSON.stringify(inputOf(ctx, 'client_roots')),
  ),
  test_input_required_result_request_state: askFor({ confirm: confirm('Please confirm') }, (ctx) => `state-ok ${roundOf(ctx)}`, true),
  test_input_required_result_tampered_state: askFor({ confirm: confirm('Please confirm') }, (ctx) => `state-ok ${roundOf(ctx)}`, true),
  test_input_required_result_multiple_inputs: askFor(
    { user_name: form('What is your name?', 'name'), greeting: sample('Generate a greeting', 50), client_roots: inputRequired.listRoots() },
    (ctx) => `state-ok ${roundOf(ctx)}`,
    true,
  ),
  test_input_required_result_multi_round: async (_given, ctx) => {
    const round = roundOf(ctx)
    if (round === 2 && inputOf(ctx, 'step2').kind !== 'missing') return say('done')
    const second = round === 1 && inputOf(ctx, 'step1').kind !== 'missing'
    return inputRequired({
      inputRequests: second
        ? { step2: form('Step 2: What is your favorite color?', 'color') }
        : { step1: form('Step 1: What is your name?', 'name') },
      requestState: await codec.mint({ round: second ? 2 : 1 }, ctx),
    })
  },
  test_input_required_result_capabilities: (_given, ctx) => {
    const envelope: Given = ctx.mcpReq.envelope ?? {}
    // The library has held the envelope to its schema before it comes here.
    const declared = (envelope[CLIENT_CAPABILITIES_META_KEY] ?? {}) as { sampling?: object; elicitation?: object }
    return inputRequired({
      inputRequests: {
        ...(declared.sampling ? { question: sample('What is the capital of France?') } : {}),
        ...(declared.elicitation ? { user_name: form('What is your name?', 'name') } : {}),
      },
    })
  },
}

const roundOf = (ctx: ServerContext): number => ctx.mcpReq.requestState<{ round: number }>()?.round ?? 0

async function elicit(ctx: ServerContext, message: string): Promise<CallToolResult> {
  const requestedSchema = { type: 'object' as const, properties: { name: { type: 'string' as const, default: 'John Doe' } } }
  const { action } = await ctx.mcpReq.elicitInput({ mode: 'form', message, requestedSchema }, { timeout: CLIENT_MILLISECONDS })
  return say(`Elicitation completed: action=${action}`)
}

const FRESH = { ttlMs: 1000, cacheScope: 'public' } as const
const OPTIONS = {
  capabilities: { tools: {}, prompts: {}, resources: { subscribe: true }, completions: {}, logging: {} },
  requestState: { verify: codec.verify },
  cacheHints: {
    'tools/list': FRESH,
    'prompts/list': FRESH,
    'resources/list': FRESH,
    'resources/templates/list': FRESH,
    'resources/read': FRESH,
    'server/discover': FRESH,
  },
}

export const fixtures: McpContent = { streams: true, scopeOf: () => undefined, serve: buildServer }

function buildServer(): Server {
  const server = new Server({ name: 'fixtures', version: '1.0.0' }, OPTIONS)
  server.setRequestHandler('tools/list', () => ({
    tools: Object.keys(TOOLS).map((name) => ({
      name,
      description: `Shows ${name}.`,
      // Keywords that a server must hand on as they are.
      inputSchema: name === 'json_schema_2020_12_tool' ? { ...richSchema, type: 'object' as const } : { type: 'object' as const },
    })),
  }))
  server.setRequestHandler('tools/call', ({ params }, ctx) => {
    const tool = TOOLS[params.name]
    if (!tool) throw new ProtocolError(-32602, `no tool ${params.name}`)
    return tool(params.arguments ?? {}, ctx)
  })
  server.setRequestHandler('prompts/list', () => ({ prompts }))
  server.setRequestHandler('prompts/get', ({ params }, ctx) => {
    if (params.name !== 'test_input_required_result_prompt') return getPrompt(params.name, params.arguments ?? {}, PIXEL)
    if (inputOf(ctx, 'user_context').kind === 'missing')
      return inputRequired({ inputRequests: { user_context: form('What context should the prompt use?', 'context') } })
    return { messages: [{ role: 'user', content: { type: 'text', text: JSON.stringify(inputOf(ctx, 'user_context')) } }] }
  })
  server.setRequestHandler('resources/list', () => ({ resources }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: templates }))
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    if (uri === 'test://static-binary') return { contents: [{ uri, mimeType: 'image/png', blob: PIXEL }] }
    const found = resourceText(uri)
    if (!found) throw new ResourceNotFoundError(uri)
    return { contents: [{ uri, ...found }] }
  })
  server.setRequestHandler('resources/subscribe', () => ({}))
  server.setRequestHandler('resources/unsubscribe', () => ({}))
  server.setRequestHandler('completion/complete', ({ params }) => ({
    completion: { values: ['paris', 'park', 'party'].filter((value) => value.startsWith(params.argument.value)), hasMore: false },
  }))
  return server
}
