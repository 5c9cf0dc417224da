/** @jsxRuntime automatic @jsxImportSource preact */
import type { Input } from '../../../core/operation.ts'
import type { Route } from '../frame/door.ts'
import { formBytesOf, type Form } from '../frame/form.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { fieldErrorsOf, Notice, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { UPLOAD_BYTES_MAX } from '../../../base/limits.ts'
import type { ShownCell } from './cells.ts'
import { MOVES, reordered } from './draft_edit.ts'
import type { Typed as TypedField } from './draft_field.tsx'
import { isPicture, Pictures, UPLOADS } from './draft_pictures.tsx'
import { charactersOf, fieldNamed, FIELD_GROUPS, SOCIAL_FIELDS, type FieldWords } from './fields.ts'
import { CategoryInputs, ValueInput } from './inputs.tsx'
import { ListingFrame, ofListing, type MyListing } from './listing_frame.tsx'
import { pictureWordsName, readPictureWords } from './picture_words.tsx'
import { printsOf, SHOWN, untouchedIn } from '../frame/shown_fields.ts'
import { overtakenIn, readValue, sameValue, writeValue } from './values.ts'
import { PostForm } from '../frame/post_form.tsx'

type Edits = Omit<Input<'update_my_listing'>, 'listing_id'>
type Typed = { form: Form; fieldErrors: FieldErrors; shown: string }

/** What all of its fields hold at most. */
const PROFILE_CHARACTERS_MAX = [...FIELD_GROUPS.flatMap(({ fields }) => fields), ...SOCIAL_FIELDS].reduce(
  (sum, words) => sum + charactersOf(words),
  0,
)

/** All facts of a listing in one form; only what was typed in it is sent. */
export const editRoute: Route = {
  path: '/account/listings/:id/edit',
  form_bytes_max: Math.max(UPLOAD_BYTES_MAX, formBytesOf(PROFILE_CHARACTERS_MAX)),
  account: true,
  written: true,
  get: ofListing(editPage),
  post: ofListing(async (ctx, listing) => {
    const form = await ctx.form()
    const field = form.text('field')
    if (isPicture(field)) return changePicture(ctx, listing, field, form)
    const told = overtakenIn(
      form,
      ALL_FIELDS.filter(({ name }) => form.has(name)).map((words) => [
        words.name,
        readValue(words, form, words.name),
        typedAs(listing, words.name),
        words.kind,
      ]),
    )
    if (told) return editPage(ctx, listing, { form, ...told })
    const edits = readEdits(listing, form)
    if (edits === null) return redirect(`/account/listings/${listing.listing_id}/edit?done=nothing`)
    const saved = await ctx.call('update_my_listing', { listing_id: listing.listing_id, ...edits })
    if (saved.ok) {
      const skipped = saved.value.skipped.length > 0 ? '&skipped=1' : ''
      return redirect(`/account/listings/${listing.listing_id}/edit?done=saved${skipped}`)
    }
    return editPage(ctx, listing, { form, fieldErrors: fieldErrorsOf(saved.problem, nameOf), shown: form.text(SHOWN) })
  }),
}

/** A picture is changed by a form of its own, in place. */
async function changePicture(ctx: PageRequest, listing: MyListing, field: keyof typeof UPLOADS, form: Form): Promise<Response> {
  const { listing_id } = listing
  const act = form.text('do')
  const file = form.file('file')
  const words = fieldNamed(field)
  const value = MOVES.has(act) ? reordered(listing.screenshots, form) : words && act === 'save' ? readValue(words, form, field) : null
  const called =
    act === 'upload'
      ? await ctx.call('upload_listing_picture', {
          listing_id,
          kind: UPLOADS[field],
          file: file ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(),
        })
      : await ctx.call('update_my_listing', {
          listing_id,
          ...(act === 'describe' ? { pictures: [readPictureWords(form)] } : { fields: { [field]: value } }),
        })
  if (called.ok) return redirect(`/account/listings/${listing_id}/edit?done=saved#${field}`)
  const fieldErrors = fieldErrorsOf(called.problem, act === 'describe' ? pictureWordsName : () => (act === 'upload' ? 'file' : field))
  return editPage(ctx, listing, undefined, {
    field,
    act,
    text: form.text,
    all: form.all,
    fieldErrors,
  })
}

/** What a picture's row shows of a live listing: the value alone. */
const cellIn =
  (listing: MyListing) =>
  (name: string): ShownCell => ({ value: present(listing, name), state: null, ai_value: null, evidence: [], pages_checked: [] })

/** The search-engine texts have no dotted names in this operation, and the picture for links is the draft's affair. */
const GROUPS = FIELD_GROUPS.map((group) => ({
  ...group,
  fields: group.fields.filter(({ name }) => name !== 'seo.og_image_url' && !isPicture(name)),
}))
const PLAIN_FIELDS = GROUPS.flatMap(({ fields }) => fields)
const ALL_FIELDS = [...PLAIN_FIELDS, ...SOCIAL_FIELDS]
const memberOf = (name: string): string => name.replace(/^(seo|company_socials)\./, '')

/** What the listing says of a field now. */
function present(listing: MyListing, name: string): unknown {
  const [group = '', member = ''] = name.split('.')
  const values = (group === 'seo' ? listing.seo : group === 'company_socials' ? listing.company_socials : listing) as Record<
    string,
    unknown
  >
  return values[member || name] ?? null
}

/** The same as its field says it: nothing, where a list is empty. */
function typedAs(listing: MyListing, name: string): unknown {
  const value = present(listing, name)
  return Array.isArray(value) && value.length === 0 ? null : value
}

/** Null where nothing was changed. */
function readEdits(listing: MyListing, form: Form): Edits | null {
  const untouched = untouchedIn(form)
  const changed = (words: FieldWords): [string, unknown][] => {
    const { name } = words
    if (form.given(name) === null) return []
    const value = readValue(words, form, name)
    return untouched(name, value) || sameValue(value, typedAs(listing, name)) ? [] : [[memberOf(name), value]]
  }
  const fields = Object.fromEntries(PLAIN_FIELDS.flatMap(changed))
  // A listing has one category at least; an emptied list is refused with what to send.
  if (fields.categories === null) fields.categories = []
  const socials = Object.fromEntries(SOCIAL_FIELDS.flatMap(changed))
  const apply_to = form.all('apply_to')
  const edits: Record<string, unknown> = {
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    // This operation takes the accounts as a whole list.
    ...(Object.keys(socials).length > 0 ? { socials: withSocials(listing, socials) } : {}),
  }
  if (Object.keys(edits).length === 0) return null
  // What the values are the operation checks; their names come from the field table.
  return { ...edits, ...(apply_to.length > 0 ? { apply_to } : {}) }
}

function withSocials({ company_socials }: MyListing, changed: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...company_socials, ...changed }).filter(([, url]) => url !== null))
}

/** Where the form has what a place of the operation names. */
function nameOf(pointer: string): string {
  const [, part = '', member = ''] = pointer.split('/')
  if (part === 'socials') return `company_socials.${member}`
  if (part === 'fields') return ['meta_title', 'meta_description', 'keywords'].includes(member) ? `seo.${member}` : member
  return part
}

async function editPage(ctx: PageRequest, listing: MyListing, typed?: Typed, picture?: TypedField): Promise<Response> {
  const [categories, sites] = await Promise.all([ctx.call('list_categories', {}), ctx.service.sites.all()])
  const catalogue = categories.ok ? categories.value.items.map(({ name }) => name) : []
  const sisters = sites.filter(({ key }) => key !== listing.site)
  const fieldErrors = typed?.fieldErrors ?? {}
  const query = ctx.url.searchParams
  const is_live = listing.status === 'live'
  return htmlPage(
    ctx,
    { title: `Edit ${listing.name}`, noindex: true, section: 'account', status: typed || picture ? 422 : 200 },
    <ListingFrame ctx={ctx} listing={listing} at="/edit">
      <div id="told" role="status">
        {!typed && query.get('done') === 'saved' && (
          <Notice tone="good" title={is_live ? 'Saved and published.' : 'Saved. It shows once the listing is public.'}>
            {query.has('skipped') && <p>Some sites were left out: your company has no listing there.</p>}
          </Notice>
        )}
        {!typed && query.get('done') === 'nothing' && <Notice title="Nothing was changed." />}
      </div>
      {typed && <Notice tone="bad" title={fieldErrors[''] ?? 'Not saved yet: see what needs fixing.'} />}
      <PicturesOf listing={listing} typed={picture} />
      <PostForm action={`/account/listings/${listing.listing_id}/edit`} class="stack loose edit-form" novalidate>
        <input type="hidden" name={SHOWN} value={typed?.shown ?? printsOf(ALL_FIELDS.map(({ name }) => [name, typedAs(listing, name)]))} />
        {GROUPS.map(({ id, title, fields }) => (
          <fieldset class="card stack">
            <legend id={`edit-${id}`}>{title}</legend>
            {fields.map((words) => (
              <EditField listing={listing} words={words} catalogue={catalogue} typed={typed} />
            ))}
          </fieldset>
        ))}
        <fieldset class="card stack">
          <legend>Social accounts</legend>
          <div class="grid">
            {SOCIAL_FIELDS.map((words) => (
              <EditField listing={listing} words={words} catalogue={[]} typed={typed} />
            ))}
          </div>
        </fieldset>
        {sisters.length > 0 && (
          <fieldset class="card stack">
            <legend>Other sites</legend>
            <p class="hint">Facts are the same on all sites. Headline, summary and search texts go where you tick.</p>
            {sisters.map(({ key, name }) => (
              <label class="check">
                <input type="checkbox" name="apply_to" value={key} checked={typed?.form.all('apply_to').includes(key)} /> {name}
              </label>
            ))}
          </fieldset>
        )}
        <p>
          <button class="button">{is_live ? 'Save and publish' : 'Save'}</button>{' '}
          <span class="muted small">Every edit is kept as a version.</span>
        </p>
      </PostForm>
    </ListingFrame>,
  )
}

function PicturesOf({ listing, typed }: { listing: MyListing; typed: TypedField | undefined }) {
  return (
    <section class="draft-section" aria-labelledby="pictures-title">
      <h2 id="pictures-title">Logo, cover and screenshots</h2>
      <div class="draft-card">
        <Pictures
          action={`/account/listings/${listing.listing_id}/edit`}
          draft_id={listing.draft_id}
          signed_in
          cellOf={cellIn(listing)}
          gallery={listing.pictures}
          typed={typed}
        />
      </div>
    </section>
  )
}

type EditFieldProps = { listing: MyListing; words: FieldWords; catalogue: string[]; typed: Typed | undefined }

function EditField({ listing, words, catalogue, typed }: EditFieldProps) {
  const { name, kind } = words
  const fieldErrors = typed?.fieldErrors
  if (kind === 'categories')
    return (
      <CategoryInputs
        name={name}
        chosen={typed ? typed.form.all(name) : listing.categories}
        catalogue={catalogue}
        fieldErrors={fieldErrors}
      />
    )
  const value = typed ? typed.form.text(name) : writeValue(kind, present(listing, name))
  return <ValueInput words={words} name={name} value={value} fieldErrors={fieldErrors} />
}
