/** The answer is not one that may be read: larger than its bound in any sense, broken off, or in an encoding nobody asked for. */
export class AnswerRefused extends Error {
  override name = 'AnswerRefused'
  constructor(
    readonly code: 'too_large' | 'bad_response',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
