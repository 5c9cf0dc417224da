import type { CDPSession } from 'playwright-core'

const TRIES_MAX = 5
const AGAIN_MILLISECONDS = 100

/** A world of our own in the main frame of a page: it shares the document, and none of the objects that the page's scripts could bend. */
export class PageWorld {
  private context: number | null = null

  constructor(readonly session: CDPSession) {}

  /** The value of an expression; where the page moved on meanwhile it is asked for again. */
  async evaluate<Value>(expression: string): Promise<Value> {
    for (let tries = 1; ; tries++) {
      try {
        const contextId = (this.context ??= await this.open())
        const options = { expression, contextId, returnByValue: true, awaitPromise: true }
        const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', options)
        if (exceptionDetails) throw new Error(exceptionDetails.text)
        // Our own scripts answer what they say they do.
        return result.value as Value
      } catch (error) {
        this.context = null
        if (tries >= TRIES_MAX) throw error
        await Bun.sleep(AGAIN_MILLISECONDS)
      }
    }
  }

  private async open(): Promise<number> {
    const { frameTree } = await this.session.send('Page.getFrameTree')
    const options = { frameId: frameTree.frame.id, worldName: 'reader' }
    return (await this.session.send('Page.createIsolatedWorld', options)).executionContextId
  }
}
