/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { issuersOf } from '../../../auth/id_tokens.ts'
import { signInAndSend, unlessFresh } from '../account/fresh.ts'
import { fieldErrorsIn, refuseAs } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import { nothingHere } from '../frame/error_page.tsx'
import { idIn, type Form } from '../frame/form.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { Empty, Field, Notice, Select, Time, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { wordsAsked } from '../frame/words_asked.ts'
import { PostForm } from '../frame/post_form.tsx'
import { ListingFrame, ofListing, type MyListing } from './listing_frame.tsx'

type Publisher = Schemas['Publisher']
type Typed = Record<'issuer' | 'repository' | 'workflow' | 'ref' | 'environment', string>

const NOTHING: Typed = { issuer: '', repository: '', workflow: '', ref: 'refs/heads/main', environment: '' }
const DONE: Record<string, string> = {
  added: 'Its runs can now update this listing.',
  there: 'It was already trusted, as shown below.',
  removed: 'It is no longer trusted.',
}
const SHOWN_MAX = 100

/** Repositories whose runs write the listing without a stored secret. Whoever lets them in has signed in a moment ago. */
export const repositoriesRoute: Route = {
  path: '/account/listings/:id/repositories',
  account: true,
  written: true,
  get: ofListing(repositoriesPage),
  post: ofListing(async (ctx, listing) => {
    const { listing_id } = listing
    const here = `/account/listings/${listing_id}/repositories`
    const form = await ctx.form()
    if (form.text('action') === 'remove') {
      const removed = await ctx.call('remove_publisher', { listing_id, publisher_id: idIn(form.text('publisher_id')) })
      return removed.ok ? redirect(`${here}?done=removed`) : refuseAs(removed)
    }
    if (await unlessFresh(ctx, here)) return signInAndSend(ctx, here)
    const typed = typedIn(form)
    const { issuer, repository, ...narrowed } = typed
    const some = Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== ''))
    const added = await ctx.call('add_publisher', { listing_id, issuer, repository, ...some })
    return added.ok
      ? redirect(`${here}?done=${added.status === 201 ? 'added' : 'there'}`)
      : repositoriesPage(ctx, listing, typed, fieldErrorsIn(added))
  }),
}

const typedIn = (form: Form): Typed => ({
  issuer: form.text('issuer'),
  repository: form.text('repository').trim(),
  workflow: form.text('workflow').trim(),
  ref: form.text('ref').trim(),
  environment: form.text('environment').trim(),
})

async function repositoriesPage(ctx: PageRequest, listing: MyListing, typed = NOTHING, fieldErrors: FieldErrors = {}): Promise<Response> {
  const { listing_id, name, slug, lent } = listing
  // Whom to trust with it is its owner's to say.
  if (lent) return nothingHere(ctx)
  const found = await ctx.call('list_publishers', { listing_id, per_page: SHOWN_MAX })
  const publishers = found.ok ? found.value.items : refuseAs(found)
  const done = wordsAsked(DONE, ctx)
  return htmlPage(
    ctx,
    { title: `Repositories of ${name}`, noindex: true, section: 'account', status: Object.keys(fieldErrors).length > 0 ? 422 : 200 },
    <ListingFrame ctx={ctx} listing={listing} at="/repositories">
      <div class="stack loose">
        {done && <Notice tone="good" title={done} />}
        {fieldErrors[''] && <Notice tone="bad">{fieldErrors['']}</Notice>}
        <section class="stack" aria-labelledby="trusted">
          <h2 id="trusted">Trusted repositories</h2>
          <p class="muted">
            Keep this listing as a file in your repository:{' '}
            <code>
              listing pull {slug} --base-url {ctx.service.config.base_url}
            </code>
            . Its runs on GitHub or GitLab publish it by <code>listing push --oidc</code>, without a key.
          </p>
          {publishers.length === 0 ? (
            <Empty title="No repository is trusted">Trust one below, and its runs may publish this listing.</Empty>
          ) : (
            publishers.map((publisher) => <PublisherCard listing_id={listing_id} publisher={publisher} />)
          )}
        </section>
        <section class="stack" aria-labelledby="trust-one">
          <h2 id="trust-one">Trust a repository</h2>
          <TrustForm listing_id={listing_id} issuers={issuersOf(ctx.service.config)} typed={typed} fieldErrors={fieldErrors} />
        </section>
      </div>
    </ListingFrame>,
  )
}

function PublisherCard({ listing_id, publisher }: { listing_id: number; publisher: Publisher }) {
  const { publisher_id, issuer, repository, workflow, ref, environment, created_at, last_used_at } = publisher
  return (
    <section class="card stack" aria-label={repository}>
      <div class="split">
        <h3>{repository}</h3>
        <PostForm action={`/account/listings/${listing_id}/repositories`}>
          <input type="hidden" name="publisher_id" value={publisher_id} />
          <button class="button quiet small" name="action" value="remove">
            Stop trusting it<span class="visually-hidden">: {repository}</span>
          </button>
        </PostForm>
      </div>
      <dl class="facts">
        <dt>Signed by</dt>
        <dd>{issuer}</dd>
        <dt>Workflow</dt>
        <dd>{workflow ?? 'any'}</dd>
        <dt>Ref</dt>
        <dd>{ref ?? 'any'}</dd>
        <dt>Environment</dt>
        <dd>{environment ?? 'any'}</dd>
        <dt>Trusted since</dt>
        <dd>
          <Time at={created_at} />
        </dd>
        <dt>Last used</dt>
        <dd>{last_used_at === null ? 'never' : <Time at={last_used_at} form="instant" />}</dd>
      </dl>
    </section>
  )
}

type TrustFormProps = { listing_id: number; issuers: readonly string[]; typed: Typed; fieldErrors: FieldErrors }

function TrustForm({ listing_id, issuers, typed, fieldErrors }: TrustFormProps) {
  const options = issuers.map((issuer) => ({
    value: issuer,
    label: new URL(issuer).hostname.replace('token.actions.githubusercontent.com', 'GitHub Actions'),
  }))
  return (
    <PostForm action={`/account/listings/${listing_id}/repositories`} class="stack">
      <Select
        name="issuer"
        label="Who signs its runs"
        value={typed.issuer || options[0]?.value}
        options={options}
        fieldErrors={fieldErrors}
      />
      <Field
        name="repository"
        label="Repository"
        value={typed.repository}
        maxlength={200}
        required
        hint="Its whole name, such as acme/website."
        fieldErrors={fieldErrors}
      />
      <Field
        name="workflow"
        label="Workflow file"
        value={typed.workflow}
        maxlength={100}
        hint="Such as listing.yaml; leave it empty for any."
        fieldErrors={fieldErrors}
      />
      <Field
        name="ref"
        label="Ref"
        value={typed.ref}
        maxlength={255}
        hint="Leave it empty for any branch or tag, from whoever can push one."
        fieldErrors={fieldErrors}
      />
      <Field
        name="environment"
        label="Environment"
        value={typed.environment}
        maxlength={255}
        hint="Leave it empty for any."
        fieldErrors={fieldErrors}
      />
      <button class="button" name="action" value="add">
        Trust it
      </button>
    </PostForm>
  )
}
