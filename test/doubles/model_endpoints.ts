import type { Reply, SentRequest } from './model.ts'

/** How an endpoint that says `answer` behaves beside it, for serveModel(). */
export type Endpoint = (call: number, request: SentRequest, answer: string) => Reply

const refused = (status: 400 | 422, message: string, param: string | null = null): Reply => ({
  status,
  error: { message, type: 'invalid_request_error', param, code: null },
})
const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`
const body = (message: Record<string, unknown>, finish_reason = 'stop'): Reply => ({
  body: JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
  }),
})
/** Ends inside of an entry. */
const cut = (answer: string) => answer.slice(0, answer.lastIndexOf('"lines"') + 4)

/** Endpoints that speak chat completions, each in a way that one in use does. */
export const ENDPOINTS: Record<string, Endpoint> = {
  'knows structured output': (_call, request, answer) =>
    request.response_format?.type === 'json_schema' ? { content: answer } : refused(400, 'This endpoint wants a schema.'),
  'knows json_object only': (_call, request, answer) => {
    if (request.response_format?.type === 'json_schema')
      return refused(400, "'response_format.type' must be one of 'text', 'json_object'", 'response_format')
    return JSON.stringify(request.messages).includes('JSON')
      ? { content: answer }
      : refused(400, "'messages' must contain the word 'json'.")
  },
  'refuses every response_format': (_call, request, answer) =>
    request.response_format
      ? {
          body: JSON.stringify({
            detail: [{ loc: ['body', 'response_format'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' }],
          }),
          status: 422,
        }
      : { content: answer },
  'knows neither a schema nor max_completion_tokens, and does not say which': (_call, request, answer) =>
    request.response_format || request.max_completion_tokens !== undefined ? refused(400, 'Bad request.') : { content: answer },
  'thinks aloud and fences its JSON in prose': (_call, _request, answer) => ({
    content: `<think>The user wants {"cells": …} with line numbers. Let me see [1].</think>Sure! Here is the profile:\n\n\`\`\`json\n${answer}\n\`\`\`\nLet me know if {anything} is missing.`,
  }),
  'cuts its answer at its longest length': (_call, _request, answer) => ({ content: cut(answer), finish_reason: 'length' }),
  'streams though nobody asked': (_call, _request, answer) => ({
    body: `${(answer.match(/[\s\S]{1,37}/g) ?? []).map((part) => chunk(part)).join('')}${chunk('', 'stop')}data: [DONE]\n\n`,
    content_type: 'text/event-stream',
  }),
  'streams an error first, and answers the second time': (call, _request, answer) =>
    call === 1
      ? { body: `${chunk('{"cel')}data: {"error":{"message":"Upstream overloaded","code":502}}\n\n`, content_type: 'text/event-stream' }
      : { content: answer },
  'is busy first, and says for how long': (call, _request, answer) =>
    call === 1
      ? {
          status: 429,
          headers: { 'retry-after-ms': '20' },
          error: { message: 'Rate limit reached.', type: 'tokens', param: null, code: 'rate_limit_exceeded' },
        }
      : { content: answer },
  'answers an error with status 200 first': (call, _request, answer) =>
    call === 1 ? { body: '{"error":{"message":"Provider returned error","code":503}}' } : { content: answer },
  'puts its answer where the thoughts belong': (_call, _request, answer) => body({ content: '', reasoning_content: `Well. ${answer}` }),
  'sends its content in parts': (_call, _request, answer) =>
    body({
      content: [
        { type: 'text', text: answer.slice(0, 30) },
        { type: 'text', text: answer.slice(30) },
      ],
    }),
  'wraps the cells and writes numbers as text': (_call, _request, answer) => ({
    content: JSON.stringify({
      result: { cells: JSON.parse(answer.replace(/"lines":\[(\d+)\]/g, '"lines":["L$1"],"confidence":0.9')).cells, notes: null },
    }),
  }),
  'names the cells instead of listing them': (_call, _request, answer) => ({
    content: JSON.stringify(
      Object.fromEntries(JSON.parse(answer).cells.map(({ cell, entries }: { cell: string; entries: unknown }) => [cell, entries])),
    ),
  }),
  'leaves a comma too many': (_call, _request, answer) => ({ content: answer.replaceAll('}]', '},]') }),
}

/** Endpoints of which nothing can be had. */
export const HOPELESS: Record<string, { reply: Endpoint; reason: string }> = {
  hangs: { reply: () => ({ connection: 'silent' }), reason: 'timeout' },
  'drips byte by byte': { reply: () => ({ connection: 'drip' }), reason: 'timeout' },
  'answers the form of something else': { reply: () => ({ content: '{"fields":{"name":"Tidepool"},"ok":true}' }), reason: 'malformed' },
  'answers nothing': { reply: () => body({ content: null }), reason: 'malformed' },
  'only thinks': { reply: () => body({ content: '', reasoning: 'I am not sure what to do here.' }, 'length'), reason: 'malformed' },
  'streams only errors': {
    reply: () => ({ body: 'data: {"error":{"message":"Upstream overloaded","code":502}}\n\n', content_type: 'text/event-stream' }),
    reason: 'busy',
  },
  'has no such model': {
    reply: () => ({
      status: 404,
      error: { message: 'The model does not exist.', type: 'invalid_request_error', param: 'model', code: 'model_not_found' },
    }),
    reason: 'refused_request',
  },
}
