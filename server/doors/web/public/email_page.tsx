/** @jsxRuntime automatic @jsxImportSource preact */
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { taken } from './taken.ts'
import { PostForm } from '../frame/post_form.tsx'

/*
 * What the links of e-mails lead to: a page with one button, which mail programs press themselves (RFC 8058). Looking ends nothing,
 * since programs that check mail open every link. The address is the permission, so that it is passed on to nobody.
 */

function linkPage(ctx: PageRequest, title: string, text: string, button?: string): Response {
  return htmlPage(
    ctx,
    { title, secret: true },
    <div class="narrow stack">
      <h1>{title}</h1>
      <p class="lead">{text}</p>
      {button ? (
        <PostForm>
          <button class="button">{button}</button>
        </PostForm>
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
  get: (ctx) => linkPage(ctx, 'Stop following?', 'You will get no more e-mails about this listing.', 'Stop following'),
  async post(ctx) {
    const { ended } = taken(await ctx.call('unfollow_by_link', { token: ctx.params.token ?? '' }))
    return linkPage(ctx, ended ? 'Done' : 'Nothing to end', 'You get no e-mails about this listing.')
  },
}

export const unsubscribeRoute: Route = {
  path: '/unsubscribe/:token',
  open_post: true,
  get: (ctx) =>
    linkPage(ctx, 'No more invites?', 'Nobody on this website will be able to send invites to your address.', 'Send me no invites'),
  async post(ctx) {
    taken(await ctx.call('decline_invites', { token: ctx.params.token ?? '' }))
    return linkPage(ctx, 'Done', 'No invites will be sent to your address.')
  },
}
