import type { Service } from '../context.ts'
import { declineInvites } from '../drafts/invites.ts'
import { plainPage } from './plain_page.ts'

/** Ends invites to an address: a page with one button, which mail programs press themselves (RFC 8058). Looking ends nothing. */
export async function answerUnsubscribe({ database, clock }: Service, request: Request, token: string): Promise<Response> {
  if (request.method !== 'POST')
    return plainPage('No more invites?', ['Nobody on this website will be able to send invites to your address.'], {
      button: 'Send me no invites',
    })
  await database.begin((sql) => declineInvites(sql, token, clock()))
  // The same for a token that never was, which is nobody's to find out.
  return plainPage('Done', ['No invites will be sent to your address.'])
}
