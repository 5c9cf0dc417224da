/** Why nothing came back. `url_not_allowed` and `redirect_refused` are decisions, the others are what the network did. */
export type FetchRefusalCode =
  | 'url_not_allowed'
  | 'redirect_refused'
  | 'too_many_redirects'
  | 'name_not_found'
  | 'connect_failed'
  | 'certificate_invalid'
  | 'timeout'
  | 'too_large'
  | 'bad_response'
  | 'aborted'

export class FetchRefused extends Error {
  constructor(
    readonly code: FetchRefusalCode,
    message: string,
    /** The address at which it ended; a later hop than the first where a redirect led there. */
    readonly url: string,
    options?: { cause?: unknown },
  ) {
    super(message, options)
    this.name = 'FetchRefused'
  }
}
