/** @jsxRuntime automatic @jsxImportSource preact */
import { addCategory, changeCategory, listCategories } from '../../operator/categories.ts'
import { nothingHere } from '../error_page.tsx'
import { Field, type Mistakes } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { OnceKey, perform } from './action.tsx'
import { forTeam, teamPage } from './frame.tsx'

const PATH = '/team/categories'
const DONE = { added: 'The category is there.', changed: 'The category is changed, and its listings with it.' }

type Words = { name: string; description: string }
const BLANK: Words = { name: '', description: '' }

/** `/team/categories`: what listings can be filed under, on all sites. */
export const categoriesRoute = forTeam(
  PATH,
  (visit) => categoriesPage(visit),
  async (visit) => {
    const words = await wordsIn(visit)
    const ended = await perform(visit, `${PATH}?done=added`, (acting) => addCategory(acting, words))
    return ended instanceof Response ? ended : categoriesPage(visit, words, ended)
  },
)

/** `/team/categories/SLUG`: its name and description. */
export const categoryRoute = forTeam(
  `${PATH}/:slug`,
  (visit) => categoryPage(visit),
  async (visit) => {
    const words = await wordsIn(visit)
    const ended = await perform(visit, `${PATH}?done=changed`, (acting) => changeCategory(acting, visit.params.slug ?? '', words))
    return ended instanceof Response ? ended : categoryPage(visit, words, ended)
  },
)

async function wordsIn(visit: Visit): Promise<Words> {
  const form = await visit.form()
  return { name: form.text('name'), description: form.text('description') }
}

async function categoriesPage(visit: Visit, words: Words = BLANK, mistakes: Mistakes = {}): Promise<Response> {
  const categories = await listCategories(visit.service.reads)
  return teamPage(
    visit,
    {
      title: 'Categories',
      at: PATH,
      lead: 'Shared by all sites. A new name is at once on every listing filed under the old one; the address of its page stays.',
      done: DONE,
      mistakes,
    },
    <>
      <div class="scroll-x" tabindex={0} role="group" aria-label="Table">
        <table class="table wide">
          <thead>
            <tr>
              <th>Name</th>
              <th>Description</th>
              <th class="number">Live</th>
              <th>
                <span class="visually-hidden">Change</span>
              </th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </div>
      <section class="card" aria-labelledby="add">
        <h2 id="add">Add a category</h2>
        <CategoryForm words={words} mistakes={mistakes} button="Add" action={PATH} />
      </section>
    </>,
  )
}

async function categoryPage(visit: Visit, words: Words | null = null, mistakes: Mistakes = {}): Promise<Response> {
  const category = (await listCategories(visit.service.reads)).find(({ slug }) => slug === visit.params.slug)
  if (!category) return nothingHere(visit)
  const { name, slug, description, listings } = category
  return teamPage(
    visit,
    {
      title: name,
      at: PATH,
      lead: `${listings === 1 ? 'One live listing stands' : `${listings} live listings stand`} at /categories/${slug} and move to a new name with it.`,
      mistakes,
    },
    <section class="card">
      <CategoryForm words={words ?? { name, description }} mistakes={mistakes} button="Save" action={`${PATH}/${slug}`} />
    </section>,
  )
}

function CategoryForm({ words, mistakes, button, action }: { words: Words; mistakes: Mistakes; button: string; action: string }) {
  return (
    <form method="post" action={action} class="stack">
      <OnceKey />
      <Field name="name" label="Name" value={words.name} maxlength={60} required mistakes={mistakes} />
      <Field
        name="description"
        label="Description"
        value={words.description}
        maxlength={300}
        mistakes={mistakes}
        hint="One sentence under the heading of its page."
      />
      <button class="button">{button}</button>
    </form>
  )
}
