/** Every number that names an advisory lock of the database stands here, so that none is taken twice. */
export const MIGRATION_LOCK = 7_245_001
/** What one process does at its start while no other does; migrations hold theirs meanwhile. */
export const START_LOCK = 7_245_003

/**
 * Kinds of locks on a text: the second argument of hashtextextended. 9 is taken by `try_promo`, in the database; locks on a pair of numbers
 * are a space of their own, in which `number_events` has 22.
 */
export const TEXT_LOCKS = { name: 3, idempotency_key: 7, team_action: 15, form_key: 19 } as const
