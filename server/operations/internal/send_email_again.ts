import { defineOperation } from '../../core/operation.ts'
import { sendAgain } from '../../team/emails.ts'

export default defineOperation('send_email_again', async ({ id }, context) => sendAgain(context, id))
