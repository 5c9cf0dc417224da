/** @jsxRuntime automatic @jsxImportSource preact */
import { declineInvites } from '../../drafts/invites.ts'
import { unfollowByToken } from '../../launch/follows.ts'
import type { Route } from '../door.ts'
import { htmlPage } from '../page.tsx'
import type { Visit } from '../visit.ts'

/*
 * What the links of letters lead to: a page with one button, which mail programs press themselves (RFC 8058). Looking ends nothing,
 * since programs that check mail open every link. The address is the permission, so that it is passed on to nobody.
 */

function letterPage(visit: Visit, title: string, text: string, button?: string): Response {
  return htmlPage(
    visit,
    { title, secret: true },
    <div class="narrow stack">
      <h1>{title}</h1>
      <p class="lead">{text}</p>
      {button ? (
        <form method="post">
          <button class="button">{button}</button>
        </form>
      ) : (
        <p>
          <a href="/">Go to the front page</a>
        </p>
      )}
    </div>,
  )
}

export const unfollowRoute: Route = {
  path: '/unfollow/:token',
  open_post: true,
  get: (visit) => letterPage(visit, 'Stop following?', 'You will get no more letters about this listing.', 'Stop following'),
  async post(visit) {
    const ended = await unfollowByToken(visit.service.database, visit.params.token ?? '')
    // Pressed twice, it is as done as before; whether a token was ever one is nobody's to learn.
    return letterPage(visit, ended ? 'Done' : 'Nothing to end', 'You get no letters about this listing.')
  },
}

export const unsubscribeRoute: Route = {
  path: '/unsubscribe/:token',
  open_post: true,
  get: (visit) =>
    letterPage(visit, 'No more invites?', 'Nobody on this website will be able to send invites to your address.', 'Send me no invites'),
  async post(visit) {
    const { service, params } = visit
    await service.database.begin((sql) => declineInvites(sql, params.token ?? '', service.clock()))
    // The same for a token that never was, which is nobody's to find out.
    return letterPage(visit, 'Done', 'No invites will be sent to your address.')
  },
}
