export type Deadline = { signal: AbortSignal; expired: () => boolean; end: () => void }

/** One clock over name, connection, headers and body of every hop. */
export function startDeadline(seconds: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  let expired = false
  const timer = setTimeout(() => {
    expired = true
    controller.abort()
  }, seconds * 1000)
  const stop = () => controller.abort()
  if (outer?.aborted) stop()
  outer?.addEventListener('abort', stop, { once: true })
  return {
    signal: controller.signal,
    expired: () => expired,
    end() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
      // Whatever is still open (an unread body, a losing connection) closes with the request.
      controller.abort()
    },
  }
}
