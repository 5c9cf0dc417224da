/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { spanOf } from '../../../base/weeks.ts'
import { Time } from './parts.tsx'

type Status = Schemas['ListingStatus']

export const STATUS_WORDS: Record<Status, { tone: string; label: string; lead: string }> = {
  draft: { tone: '', label: 'Saved', lead: 'Saved as your listing. Nobody else sees it until you choose a launch and it begins.' },
  awaiting_badge: { tone: 'warn', label: 'Queued', lead: 'Its week is reserved. It goes live then if everything below is done.' },
  scheduled: { tone: 'good', label: 'Scheduled', lead: 'Everything is done. It goes live by itself when its week begins.' },
  live: { tone: 'good', label: 'Live', lead: 'Everybody can see it, find it and follow it.' },
  suspended: { tone: 'bad', label: 'Suspended', lead: 'The site team took it down. They wrote to you why.' },
  archived: { tone: '', label: 'Archived', lead: 'It is no longer shown.' },
}

export function StatusTag({ status, plan }: { status: Status; plan: Schemas['Plan'] }) {
  const { tone, label } = STATUS_WORDS[status]
  return <span class={`tag ${tone}`}>{plan === 'paid' && status !== 'draft' ? `${label} · paid` : label}</span>
}

/** The day a launch week begins. */
export function weekStart(week: string) {
  return <Time at={spanOf(week).starts_at.toISOString()} />
}
