/** @jsxRuntime automatic @jsxImportSource preact */
import { listCategories } from '../../../team/categories.ts'
import { nothingHere } from '../frame/error_page.tsx'
import { Field, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { printsOf, SHOWN, untouchedIn } from '../frame/shown_fields.ts'
import { Table } from '../frame/data_table.tsx'
import { perform } from './action.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

const PATH = '/team/categories'
const DONE = { added: 'The category has been added.', changed: 'The category has been changed, and its listings with it.' }

type Words = { name: string; description: string }
type Typed = Words & { shown: string }
const BLANK: Typed = { name: '', description: '', shown: '' }

/** `/team/categories`: what listings can be filed under, on all sites. */
export const categoriesRoute = forTeam(
  PATH,
  (ctx) => categoriesPage(ctx),
  async (ctx) => {
    const { shown, ...words } = await typedIn(ctx)
    const ended = await perform(ctx, `${PATH}?done=added`, 'add_category', words)
    return ended instanceof Response ? ended : categoriesPage(ctx, { ...words, shown }, ended)
  },
)

/** `/team/categories/SLUG`: its name and description. */
export const categoryRoute = forTeam(
  `${PATH}/:slug`,
  (ctx) => categoryPage(ctx),
  async (ctx) => {
    const [typed, untouched, known] = [await typedIn(ctx), untouchedIn(await ctx.form()), await findCategory(ctx)]
    if (!known) return nothingHere(ctx)
    const word = (name: keyof Words) => (untouched(name, typed[name]) ? known[name] : typed[name])
    const words = { name: word('name'), description: word('description') }
    const ended = await perform(ctx, `${PATH}?done=changed`, 'change_category', { slug: known.slug, ...words })
    return ended instanceof Response ? ended : categoryPage(ctx, typed, ended)
  },
)

const findCategory = async ({ service, params }: PageRequest) =>
  (await listCategories(service.database)).find(({ slug }) => slug === params.slug)

async function typedIn(ctx: PageRequest): Promise<Typed> {
  const form = await ctx.form()
  return { name: form.text('name'), description: form.text('description'), shown: form.text(SHOWN) }
}

async function categoriesPage(ctx: PageRequest, typed: Typed = BLANK, fieldErrors: FieldErrors = {}): Promise<Response> {
  const categories = await listCategories(ctx.service.reads)
  return teamPage(
    ctx,
    {
      title: 'Categories',
      at: PATH,
      lead: 'Shared by all sites. A new name appears at once on every listing filed under the old one; the address of its page stays.',
      done: DONE,
      fieldErrors,
    },
    <>
      <Table
        wide
        columns={['Name', 'Description', { label: 'Live', number: true }, { label: <span class="visually-hidden">Change</span> }]}
      >
        {categories.map(({ name, slug, description, listings }) => (
          <tr>
            <td>{name}</td>
            <td class="muted">{description}</td>
            <td class="number">{listings}</td>
            <td>
              <a href={`${PATH}/${slug}`} aria-label={`Edit ${name}`}>
                Edit
              </a>
            </td>
          </tr>
        ))}
      </Table>
      <section class="card" aria-labelledby="add">
        <h2 id="add">Add a category</h2>
        <CategoryForm typed={typed} fieldErrors={fieldErrors} button="Add" action={PATH} />
      </section>
    </>,
  )
}

async function categoryPage(ctx: PageRequest, typed: Typed | null = null, fieldErrors: FieldErrors = {}): Promise<Response> {
  const category = await findCategory(ctx)
  if (!category) return nothingHere(ctx)
  const { name, slug, description, listings } = category
  const shown = printsOf(Object.entries({ name, description }))
  return teamPage(
    ctx,
    {
      title: name,
      at: PATH,
      lead: `${listings === 1 ? 'One live listing stands' : `${listings} live listings stand`} at /categories/${slug} and move to a new name with it.`,
      fieldErrors,
    },
    <section class="card">
      <CategoryForm typed={typed ?? { name, description, shown }} fieldErrors={fieldErrors} button="Save" action={`${PATH}/${slug}`} />
    </section>,
  )
}

function CategoryForm({ typed, fieldErrors, button, action }: { typed: Typed; fieldErrors: FieldErrors; button: string; action: string }) {
  return (
    <PostForm action={action} class="stack">
      <input type="hidden" name={SHOWN} value={typed.shown} />
      <Field name="name" label="Name" value={typed.name} maxlength={60} required fieldErrors={fieldErrors} />
      <Field
        name="description"
        label="Description"
        value={typed.description}
        maxlength={300}
        fieldErrors={fieldErrors}
        hint="One sentence under the heading of its page."
      />
      <button class="button">{button}</button>
    </PostForm>
  )
}
