import { ProtocolError, type GetPromptResult, type Prompt, type PromptMessage } from '@modelcontextprotocol/server'

export const prompts: Prompt[] = [
  { name: 'test_simple_prompt', description: 'Says one sentence.' },
  {
    name: 'test_prompt_with_arguments',
    description: 'Repeats its arguments.',
    arguments: [
      { name: 'arg1', description: 'The first.', required: true },
      { name: 'arg2', description: 'The second.', required: true },
    ],
  },
  {
    name: 'test_prompt_with_embedded_resource',
    description: 'Carries a resource.',
    arguments: [{ name: 'resourceUri', description: 'Which one.', required: true }],
  },
  { name: 'test_prompt_with_image', description: 'Carries a picture.' },
  { name: 'test_input_required_result_prompt', description: 'Asks first.' },
]

const user = (content: PromptMessage['content']): PromptMessage => ({ role: 'user', content })
const text = (words: string): PromptMessage => user({ type: 'text', text: words })

export function getPrompt(name: string, given: Record<string, string>, picture: string): GetPromptResult {
  const { arg1 = '', arg2 = '', resourceUri = '' } = given
  const messages: Record<string, PromptMessage[]> = {
    test_simple_prompt: [text('This is a simple prompt for testing.')],
    test_prompt_with_arguments: [text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
    test_prompt_with_embedded_resource: [
      user({ type: 'resource', resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' } }),
      text('Please process the embedded resource above.'),
    ],
    test_prompt_with_image: [user({ type: 'image', data: picture, mimeType: 'image/png' }), text('Please analyze the image above.')],
  }
  const found = messages[name]
  if (!found) throw new ProtocolError(-32602, `no prompt ${name}`)
  return { messages: found }
}

export const resources = [
  { uri: 'test://static-text', name: 'Static text', description: 'A text that stays.', mimeType: 'text/plain' },
  { uri: 'test://static-binary', name: 'Static picture', description: 'A picture that stays.', mimeType: 'image/png' },
  { uri: 'test://watched-resource', name: 'Watched', description: 'A text to subscribe to.', mimeType: 'text/plain' },
]
export const templates = [
  { uriTemplate: 'test://template/{id}/data', name: 'By id', description: 'What belongs to an id.', mimeType: 'application/json' },
]

export function resourceText(uri: string): { mimeType: string; text: string } | null {
  const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1]
  if (id !== undefined)
    return { mimeType: 'application/json', text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }) }
  if (uri === 'test://watched-resource') return { mimeType: 'text/plain', text: 'Watched.' }
  return uri === 'test://static-text' ? { mimeType: 'text/plain', text: 'This is the content of the static text resource.' } : null
}
