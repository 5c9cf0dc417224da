import type { Proof } from './sign_in.ts'
import { inPart, type Sql } from '../database/open.ts'
import { queueEmail } from '../mail/outbox.ts'

const UNIQUE_VIOLATION = '23505'

/** Gives an account its new, proven address, and tells the old one. False where the address has become another account's. */
export async function changeEmail(sql: Sql, { account_id, email }: Pick<Proof, 'account_id' | 'email'>, now: Date): Promise<boolean> {
  const [before] = await sql<{ email: string }[]>`select email from auth."user" where id = ${account_id} and deleted_at is null for update`
  if (!before || !(await giveAddress(sql, { account_id, email }, now))) return false
  await queueEmail(
    sql,
    {
      to: { email: before.email },
      kind: 'account',
      subject: 'The address of your account was changed',
      blocks: [
        `You now sign in to your account with ${email}, no longer with this address.`,
        'If that was not you, answer this e-mail at once: whoever did it can read your e-mail or has used your browser.',
      ],
    },
    now,
  )
  return true
}

/** Whoever takes the address in the same instant has it, and nothing else of the proof fails by that. */
async function giveAddress(sql: Sql, { account_id, email }: Pick<Proof, 'account_id' | 'email'>, now: Date): Promise<boolean> {
  let given = false
  try {
    await inPart(sql, async (inner) => {
      const rows = await inner`
        update auth."user" set email = ${email}, "emailVerified" = true, "updatedAt" = ${now}
        where id = ${account_id} and not exists (select from auth."user" where email = ${email}) returning id`
      given = rows.length === 1
    })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
  }
  return given
}
