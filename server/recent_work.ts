const HALF_LIFE_SECONDS = 30
const FORGOTTEN_SECONDS = 0.01
const OWNERS_MAX = 1000

/** How much processor time each owner has had of late, so that who had least comes first. It halves every HALF_LIFE_SECONDS. */
export class RecentWork {
  private readonly owners = new Map<string, { cpu_seconds: number; at: number }>()

  /** `now` in seconds of any steady clock. */
  of(owner: string, now: number): number {
    const had = this.owners.get(owner)
    return had ? had.cpu_seconds * 0.5 ** ((now - had.at) / HALF_LIFE_SECONDS) : 0
  }

  add(owner: string, cpu_seconds: number, now: number): void {
    if (this.owners.size >= OWNERS_MAX)
      for (const known of [...this.owners.keys()]) if (this.of(known, now) < FORGOTTEN_SECONDS) this.owners.delete(known)
    this.owners.set(owner, { cpu_seconds: this.of(owner, now) + cpu_seconds, at: now })
  }
}
