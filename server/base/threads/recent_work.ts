import { LRUCache } from 'lru-cache'

const HALF_LIFE_SECONDS = 30
const OWNERS_MAX = 1000
/** Who took no more from others of late has a place that those who took more cannot have, as short tasks do. */
const LITTLE_CPU_SECONDS = 1
/** Weighs the tasks of an owner that only just began. */
const RUNNING_CPU_SECONDS = 0.1

/** How much processor time each owner has had of late, so that who had least comes first. It halves every HALF_LIFE_SECONDS. */
export class RecentWork {
  private readonly owners = new LRUCache<string, { cpu_seconds: number; at: number }>({ max: OWNERS_MAX })

  of(owner: string): number {
    const had = this.owners.get(owner)
    return had ? had.cpu_seconds * 0.5 ** ((performance.now() / 1000 - had.at) / HALF_LIFE_SECONDS) : 0
  }

  withRunning(owner: string, tasks: number): number {
    return this.of(owner) + RUNNING_CPU_SECONDS * tasks
  }

  isLittle(owner: string): boolean {
    return this.of(owner) < LITTLE_CPU_SECONDS
  }

  add(owner: string, cpu_seconds: number): void {
    this.owners.set(owner, { cpu_seconds: this.of(owner) + cpu_seconds, at: performance.now() / 1000 })
  }
}
