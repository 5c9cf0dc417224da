import { ensureProfile } from '../drafts/ensure_profile.ts'
import type { Cells } from '../drafts/profile.ts'
import { splitProfile } from '../drafts/rows.ts'
import { refreshSearchRow, refreshSearchTiers } from '../listings/search_row.ts'
import { createAccount, findAccount } from '../operator/accounts.ts'
import type { CommandContext } from '../operator/command.ts'
import { categoryNames } from '../public/catalogue.ts'

const EMAIL = 'samples@localhost.localdomain'
const COUNT_MAX = 5000
const HEADS = [
  'Amber',
  'Birch',
  'Cobalt',
  'Delta',
  'Ember',
  'Fjord',
  'Granite',
  'Harbor',
  'Iris',
  'Juniper',
  'Kestrel',
  'Lantern',
  'Meadow',
  'Nimbus',
  'Orchard',
  'Pepper',
  'Quartz',
  'River',
  'Saffron',
  'Thistle',
]
const TAILS = ['desk', 'note', 'flow', 'board', 'mail', 'stack', 'path', 'book', 'cast', 'form', 'lens', 'kit', 'sheet', 'line', 'port']
const VERBS = ['plans', 'sorts', 'checks', 'sends', 'counts', 'keeps', 'tracks', 'shares']
const THINGS = ['invoices', 'shifts', 'recipes', 'tickets', 'backups', 'translations', 'photos', 'reviews', 'contracts', 'bookings']
const PEOPLE = ['small teams', 'freelancers', 'bakeries', 'schools', 'clinics', 'makers', 'game studios', 'newsrooms']

/** Adds live sample listings that nobody can mistake for real ones; running it again adds only what is missing. */
export async function seedDemo({ sql, now }: CommandContext, count: number): Promise<number> {
  const account = await findAccount(sql, EMAIL).catch(() => createAccount({ sql, now } as CommandContext, EMAIL, 'Sample listings'))
  const categories = await categoryNames(sql)
  const [site] = await sql<{ id: number }[]>`select id from sites order by id limit 1`
  if (!site || categories.length === 0) throw new Error('the database has no site or no categories; run migrate first')
  let added = 0
  for (let index = 0; index < Math.min(count, COUNT_MAX); index++) {
    const sample = sampleOf(index, categories)
    added += await sql.begin(async (tx) => {
      const profile_id = await ensureProfile(tx, {
        account_id: account.id,
        site_key: sample.host,
        url: `https://${sample.host}/`,
        site_id: site.id,
        now,
      })
      if ((await tx`select 1 from listings where profile_id = ${profile_id}`).length > 0) return 0
      const { facts, words } = splitProfile({
        cells: sample.cells,
        story: {},
        competitor: null,
        milestones: [],
        own_founder: null,
        photos: {},
      })
      await tx`update companies set facts = ${tx.json(facts as never)} where id = (select company_id from profiles where id = ${profile_id})`
      await tx`update profiles set words = ${tx.json(words as never)} where id = ${profile_id}`
      const launched = new Date(now.getTime() - index * 3_600_000)
      await tx`
        insert into listings (account_id, profile_id, site_id, slug, status, plan, launched_at, votes, created_at, updated_at)
        values (${account.id}, ${profile_id}, ${site.id}, ${sample.slug}, 'live', 'free', ${launched}, ${sample.votes}, ${now}, ${now})`
      await refreshSearchRow(tx, profile_id)
      return 1
    })
  }
  await refreshSearchTiers(sql)
  return added
}

/** The same sample for the same number, so that a second run finds the first one's. */
function sampleOf(index: number, categories: string[]) {
  const pick = <Item>(items: readonly Item[], step: number): Item => {
    const item = items[Math.floor(index / step) % items.length]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const name = `${pick(HEADS, 1)}${pick(TAILS, HEADS.length)}${index >= HEADS.length * TAILS.length ? index : ''}`
  const [verb, thing, people] = [pick(VERBS, 1), pick(THINGS, 3), pick(PEOPLE, 7)]
  const slug = name.toLowerCase()
  const manual = (value: unknown) => ({ state: 'manual' as const, own: value, ai: null })
  const cells: Cells = {
    name: manual(name),
    headline: manual(`${name} ${verb} ${thing} for ${people}`),
    summary: manual(`A sample listing: ${name} ${verb} the ${thing} of ${people} and leaves the rest of the day free.`),
    description: manual(
      `This is a sample that shows how a listing looks. ${name} is no real product; it ${verb} imaginary ${thing} for ${people}, one at a time.`,
    ),
    pricing_model: manual(pick(['free', 'freemium', 'paid', 'open_source'], 2)),
    categories: manual([pick(categories, 1)]),
  }
  return { name, slug, host: `${slug}.example`, cells, votes: (index * 37) % 211 }
}
