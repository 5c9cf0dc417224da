import { failField } from '../../base/error.ts'
import { definePreparedOperation } from '../../core/operation.ts'
import { NO_EMAIL, readEmail, sameEmail } from '../../mail/email_address.ts'
import { countNewsletterAsk, sendNewsletterAsk } from '../../newsletter/subscribers.ts'

/** Whoever asks is told the same of every mailbox, of one that had its e-mails for the day too. */
export default definePreparedOperation(
  'ask_for_newsletter',
  async (input, { sql, address, actor, now }) => {
    const email = readEmail(input.email)?.toLowerCase() ?? failField('email', NO_EMAIL)
    const own = 'email' in actor && sameEmail(email, actor.email)
    // Counted outside of the effect, so that a refused one is counted too.
    return (await countNewsletterAsk(sql, { email, address, own }, now)) ? email : null
  },
  async (_input, { sql, site, now }, email) => {
    if (email !== null) await sendNewsletterAsk(sql, site, email, now)
  },
)
