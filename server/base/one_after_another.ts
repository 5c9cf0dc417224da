/** A call that comes while another runs is made up for afterwards, many as one: none that came is without a run that began later. */
export function oneAfterAnother(run: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let wanted = false
  let running = false
  return () => {
    wanted = true
    if (running) return
    running = true
    const go = async () => {
      while (wanted) {
        wanted = false
        await run().catch(onError)
      }
      running = false
    }
    void go()
  }
}
