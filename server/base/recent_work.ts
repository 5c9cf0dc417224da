import { LRUCache } from 'lru-cache'

const HALF_LIFE_SECONDS = 30
const OWNERS_MAX = 1000

/** How much processor time each owner has had of late, so that who had least comes first. It halves every HALF_LIFE_SECONDS. */
export class RecentWork {
  private readonly owners = new LRUCache<string, { cpu_seconds: number; at: number }>({ max: OWNERS_MAX })

  /** `now` in seconds of any steady clock. */
  of(owner: string, now: number): number {
    const had = this.owners.get(owner)
    return had ? had.cpu_seconds * 0.5 ** ((now - had.at) / HALF_LIFE_SECONDS) : 0
  }

  add(owner: string, cpu_seconds: number, now: number): void {
    this.owners.set(owner, { cpu_seconds: this.of(owner, now) + cpu_seconds, at: now })
  }
}
