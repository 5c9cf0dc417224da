import type { Service } from '../../core/context.ts'

/** What a delivery comes to: the page where it shows, or why the team must look at it. */
export type Delivered = { path: string | null } | { held: string }
export type Delivering = Pick<Service, 'database' | 'sites' | 'clock' | 'config' | 'secret' | 'jobs' | 'events'>
