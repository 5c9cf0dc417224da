/** @jsxRuntime automatic @jsxImportSource preact */
import { listCategories } from '../../../team/categories.ts'
import { nothingHere } from '../frame/error_page.tsx'
import { Field, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { Table } from '../frame/data_table.tsx'
import { perform } from './action.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

const PATH = '/team/categories'
const DONE = { added: 'The category is there.', changed: 'The category is changed, and its listings with it.' }

type Words = { name: string; description: string }
const BLANK: Words = { name: '', description: '' }

/** `/team/categories`: what listings can be filed under, on all sites. */
export const categoriesRoute = forTeam(
  PATH,
  (ctx) => categoriesPage(ctx),
  async (ctx) => {
    const words = await wordsIn(ctx)
    const ended = await perform(ctx, `${PATH}?done=added`, 'add_category', words)
    return ended instanceof Response ? ended : categoriesPage(ctx, words, ended)
  },
)

/** `/team/categories/SLUG`: its name and description. */
export const categoryRoute = forTeam(
  `${PATH}/:slug`,
  (ctx) => categoryPage(ctx),
  async (ctx) => {
    const words = await wordsIn(ctx)
    const ended = await perform(ctx, `${PATH}?done=changed`, 'change_category', { slug: ctx.params.slug ?? '', ...words })
    return ended instanceof Response ? ended : categoryPage(ctx, words, ended)
  },
)

async function wordsIn(ctx: PageRequest): Promise<Words> {
  const form = await ctx.form()
  return { name: form.text('name'), description: form.text('description') }
}

async function categoriesPage(ctx: PageRequest, words: Words = BLANK, fieldErrors: FieldErrors = {}): Promise<Response> {
  const categories = await listCategories(ctx.service.reads)
  return teamPage(
    ctx,
    {
      title: 'Categories',
      at: PATH,
      lead: 'Shared by all sites. A new name is at once on every listing filed under the old one; the address of its page stays.',
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
        <CategoryForm words={words} fieldErrors={fieldErrors} button="Add" action={PATH} />
      </section>
    </>,
  )
}

async function categoryPage(ctx: PageRequest, words: Words | null = null, fieldErrors: FieldErrors = {}): Promise<Response> {
  const category = (await listCategories(ctx.service.reads)).find(({ slug }) => slug === ctx.params.slug)
  if (!category) return nothingHere(ctx)
  const { name, slug, description, listings } = category
  return teamPage(
    ctx,
    {
      title: name,
      at: PATH,
      lead: `${listings === 1 ? 'One live listing stands' : `${listings} live listings stand`} at /categories/${slug} and move to a new name with it.`,
      fieldErrors,
    },
    <section class="card">
      <CategoryForm words={words ?? { name, description }} fieldErrors={fieldErrors} button="Save" action={`${PATH}/${slug}`} />
    </section>,
  )
}

function CategoryForm({ words, fieldErrors, button, action }: { words: Words; fieldErrors: FieldErrors; button: string; action: string }) {
  return (
    <PostForm action={action} class="stack">
      <Field name="name" label="Name" value={words.name} maxlength={60} required fieldErrors={fieldErrors} />
      <Field
        name="description"
        label="Description"
        value={words.description}
        maxlength={300}
        fieldErrors={fieldErrors}
        hint="One sentence under the heading of its page."
      />
      <button class="button">{button}</button>
    </PostForm>
  )
}
