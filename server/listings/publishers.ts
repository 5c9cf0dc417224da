import type { Schemas } from '../../sdk/contract.ts'
import type { Publisher } from '../auth/publishers.ts'

export const showPublisher = ({ id, created_at, last_used_at, ...publisher }: Publisher): Schemas['Publisher'] => ({
  publisher_id: id,
  ...publisher,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})
