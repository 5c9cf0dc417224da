type Flight<Result> = { running: Promise<Result>; next: Promise<Result> | null }
type CoalescedRead<Result> = (key: string, read: () => Promise<Result>) => Promise<Result>

/**
 * Lets all who ask the same of the database at the same time have one answer: who comes while a read is running gets the next one, which
 * begins after they came, so that nobody is told less than what was committed when they asked. One read a key runs, and one waits.
 */
export function createCoalescedRead<Result>(): CoalescedRead<Result> {
  const flights = new Map<string, Flight<Result>>()
  return (key, read) => {
    const start = (): Promise<Result> => {
      const flight: Flight<Result> = { running: read(), next: null }
      flights.set(key, flight)
      const land = () => {
        if (flight.next === null) flights.delete(key)
      }
      flight.running.then(land, land)
      return flight.running
    }
    const flight = flights.get(key)
    if (!flight) return start()
    return (flight.next ??= flight.running.then(start, start))
  }
}
