import { answerOf, attempt, button, h, link, say, show } from './dom.ts'
import { callTool, connect, type Json, type Result } from './host.ts'

/* Products in their order: the board of a week, or what a search found. */

type Item = {
  name: string
  headline: string | null
  page_url: string
  votes: number
  starting_price: string | null
  platforms: string[] | null
  proven: number
}
type Ranked = { rank: number; votes: number; winner: number | null; listing: Item }
type Answer = {
  week?: { key: string; status: string }
  items: (Item | Ranked)[]
  page: number
  has_more: boolean
  total: number
  total_exact?: boolean
}

let given: Json = {}
let shown: Answer | null = null

function row(each: Item | Ranked): Node {
  const listing = 'listing' in each ? each.listing : each
  const { name, headline, page_url, votes, starting_price, platforms, proven } = listing
  const facts = [starting_price, platforms?.slice(0, 4).join(', '), proven > 0 ? `✓ ${proven} proven` : null].filter(Boolean)
  return h(
    'li',
    { class: 'product' },
    'rank' in each
      ? h('span', { class: each.winner ? 'rank winner' : 'rank' }, `${each.rank}`)
      : h('span', { class: 'tile', 'aria-hidden': 'true' }, Array.from(name)[0] ?? '·'),
    h('div', {}, h('h2', {}, link(name, page_url)), headline ? h('p', {}, headline) : null, h('p', { class: 'facts' }, facts.join(' · '))),
    h('span', { class: 'votes' }, h('b', {}, String(votes)), votes === 1 ? ' vote' : ' votes'),
  )
}

function turn(page: number): void {
  attempt(async () => {
    if (!shown) return
    const answer = answerOf(
      await (shown.week
        ? callTool('get_weekly_leaderboard', { ...given, week: shown.week.key, page })
        : callTool('search_listings', { ...given, page })),
    )
    if (answer) render(answer as Answer)
  })
}

function render(answer: Answer): void {
  shown = answer
  const { week, items, page, has_more, total, total_exact = true } = answer
  const title = week ? `Week ${week.key}` : 'Products'
  const more = [
    page > 1 ? button('Previous page', 'Previous page', () => turn(page - 1), { id: 'before' }) : null,
    has_more ? button('Next page', 'Next page', () => turn(page + 1), { id: 'more' }) : null,
  ]
  show(
    h(
      'header',
      {},
      h('h1', {}, title),
      h('p', {}, week ? `${week.status} · ${total} launched` : `${total_exact ? total : `${Math.floor(total / 100) * 100}+`} found`),
    ),
    items.length > 0 ? h('ol', { class: 'board' }, items.map(row)) : h('p', {}, 'Nothing here.'),
    h('nav', { class: 'acts', 'aria-label': 'Pages' }, more),
  )
  say('')
}

function take(result: Result): void {
  attempt(async () => {
    const answer = answerOf(result)
    if (answer) render(answer as Answer)
  })
}

attempt(() => connect('listing-board', { input: (sent) => (given = sent), result: take }))
