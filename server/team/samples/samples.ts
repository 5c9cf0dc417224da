import type { Cells, CellName, Competitor, Story } from '../../profile/profile.ts'

/** A product that does not exist, told in full. */
export type Sample = {
  name: string
  headline: string
  does: string
  categories: string[]
  features: string[]
  audience: string
  pricing_model: 'free' | 'freemium' | 'paid' | 'open_source'
  starting_price?: string
  founded_year: number
  hq_city: string
  hq_country: string
  platforms: string[]
  integrations?: string[]
  faqs: [question: string, answer: string][]
  update?: [title: string, body: string]
}

export const SAMPLES: readonly Sample[] = [
  {
    name: 'Fjordwise',
    headline: 'Meeting notes that end in decisions',
    does: 'listens to no one: you type what was decided, and it reminds whoever took it on',
    categories: ['Note-taking & Writing', 'Productivity'],
    features: ['Decisions apart from discussion', 'A reminder for each promise', 'Works without a network', 'Export as plain text'],
    audience: 'teams of three to thirty who meet every week',
    pricing_model: 'freemium',
    starting_price: '€6 / month',
    founded_year: 2023,
    hq_city: 'Bergen',
    hq_country: 'NO',
    platforms: ['Web', 'macOS', 'iOS'],
    integrations: ['Slack', 'Google Calendar', 'Jira'],
    faqs: [
      ['Can guests read a note?', 'Yes. A note has a link that you can switch on and off for guests.'],
      ['Where are notes kept?', 'Notes are kept on servers in Norway and copied once a day.'],
    ],
    update: [
      'Notes can be dictated',
      'Hold the space bar and speak.\n\nWhat you say is written down on your own device; nothing is sent anywhere.',
    ],
  },
  {
    name: 'Kestrelcut',
    headline: 'Podcasts cut by editing their text',
    does: 'turns a recording into text; delete a sentence and it is gone from the sound too',
    categories: ['Audio & Music', 'Media & Publishing'],
    features: [
      'Cuts where you delete words',
      'Takes out long pauses',
      'One track for each voice',
      'Chapters from headings',
      'Loudness as stations ask for',
    ],
    audience: 'podcasters who would rather write than cut',
    pricing_model: 'paid',
    starting_price: '$14 / month',
    founded_year: 2021,
    hq_city: 'Utrecht',
    hq_country: 'NL',
    platforms: ['macOS', 'Windows'],
    faqs: [
      ['Is there a trial?', 'You can cut one episode of any length for free.'],
      ['Which languages does it write down?', 'It writes down English, Dutch, German and French.'],
    ],
  },
  {
    name: 'Granitevault',
    headline: 'Backups that are restored every night',
    does: 'restores each backup into an empty machine, runs your checks there, and writes to you only when one fails',
    categories: ['Storage & Backup', 'DevOps & Infrastructure'],
    features: ['A restore every night', 'Checks in your own words', 'Reports an auditor reads', 'Keys that stay with you'],
    audience: 'engineers who have met a backup that was empty',
    pricing_model: 'open_source',
    founded_year: 2020,
    hq_city: 'Tartu',
    hq_country: 'EE',
    platforms: ['Linux'],
    integrations: ['PostgreSQL', 'MySQL', 'S3', 'Prometheus'],
    faqs: [['Does it need root?', 'No. It runs as a user of its own and needs to read what it backs up.']],
    update: ['Version 4 restores in parallel', 'A night’s restores now take a third of the time on machines with four processors.'],
  },
  {
    name: 'Saffrontable',
    headline: 'A guest book for restaurants that fits the kitchen',
    does: 'takes reservations and tells the kitchen how many cover plates, allergies and birthdays an evening has',
    categories: ['Food & Hospitality', 'Scheduling & Booking'],
    features: ['No fee for each guest', 'Allergies on the kitchen’s screen', 'A waiting list by text message', 'Two clicks to close a day'],
    audience: 'restaurants with twenty to a hundred and twenty seats',
    pricing_model: 'paid',
    starting_price: '€39 / month',
    founded_year: 2022,
    hq_city: 'Valencia',
    hq_country: 'ES',
    platforms: ['Web', 'iPadOS', 'Android'],
    faqs: [['Do guests need an account?', 'No. Guests book with a name and a phone number.']],
  },
  {
    name: 'Thistleweight',
    headline: 'See what a page weighs before your visitors do',
    does: 'opens your pages as a slow phone does, every hour, and shows which change made them heavy',
    categories: ['Monitoring & Observability', 'Developer Tools'],
    features: ['Slow phones in twelve cities', 'Blames the change, not the day', 'A budget for each page', 'Answers in pull requests'],
    audience: 'teams who promised a fast website',
    pricing_model: 'freemium',
    starting_price: '$19 / month',
    founded_year: 2024,
    hq_city: 'Leeds',
    hq_country: 'GB',
    platforms: ['Web'],
    integrations: ['GitHub', 'GitLab'],
    faqs: [['How many pages are free?', 'Five pages are watched for free, each once a day.']],
    update: ['Budgets in a file', 'Keep a page’s budget in your repository, beside what it bounds.'],
  },
  {
    name: 'Meadowpost',
    headline: 'One inbox for the questions of a small shop',
    does: 'puts e-mail, chat and reviews of a shop in one list, with the order they are about beside each',
    categories: ['Customer Support & Feedback', 'E-commerce & Retail'],
    features: ['The order beside the question', 'Answers you wrote before', 'Quiet hours', 'No seats to count'],
    audience: 'shops with one to five people',
    pricing_model: 'paid',
    starting_price: '$9 / month',
    founded_year: 2023,
    hq_city: 'Porto',
    hq_country: 'PT',
    platforms: ['Web', 'iOS', 'Android'],
    integrations: ['Shopify', 'WooCommerce'],
    faqs: [['Can I leave with my data?', 'Yes. Everything can be taken along as files, at any time.']],
  },
]

type SampleCells = [CellName, Cells[CellName]][]
/** Where a sample's pages lie, and when they were read. */
type SampleSite = { host: string; now: Date }

const said = (value: unknown) => ({ state: 'manual' as const, own: value, ai: null })
const readAt = ({ host, now }: SampleSite, path: string, quote: string) => ({
  quote,
  url: `https://${host}${path}`,
  match: 'exact' as const,
  retrieved_at: now.toISOString(),
})
const proven = (site: SampleSite, value: unknown, path: string, ...quotes: string[]) => ({
  state: 'ai' as const,
  own: null,
  ai: { value, evidence: quotes.map((quote) => readAt(site, path, quote)) },
})

/** Every value with a quote of a page of the sample, which lies under .example and so is nobody's. */
export function sampleCells(sample: Sample, host: string, now: Date): Cells {
  const site = { host, now }
  const cells = [...productCells(sample, site), ...pricingCells(sample, site), ...companyCells(sample, site)]
  return Object.fromEntries(cells.filter(([, cell]) => cell !== undefined))
}

function productCells({ name, headline, does, ...sample }: Sample, site: SampleSite): SampleCells {
  const { categories, features, audience, platforms, integrations, faqs } = sample
  const answers = faqs.map(([question, answer]) => ({ question, answer, evidence: [readAt(site, '/faq', answer)] }))
  return [
    ['name', proven(site, name, '/', `${name}: ${headline}`)],
    ['headline', proven(site, headline, '/', `${name}: ${headline}`)],
    ['summary', said(`A sample listing: ${name} ${does}.`.slice(0, 160))],
    [
      'description',
      said(
        `It is made for ${audience}.\n\nThis is a sample that comes with the software: ${name} is no real product, and its website does not exist.`,
      ),
    ],
    ['audience', proven(site, audience, '/', `Made for ${audience}.`)],
    ['features', proven(site, features, '/features', ...features.slice(0, 3))],
    ['platforms', proven(site, platforms, '/download', `${name} runs on ${platforms.join(', ')}.`)],
    ['integrations', integrations ? proven(site, integrations, '/integrations', `Works with ${integrations.join(', ')}.`) : undefined],
    ['docs_url', proven(site, `https://${site.host}/docs`, '/', 'Documentation')],
    ['faqs', { state: 'ai', own: null, ai: { value: answers, evidence: [] } }],
    ['categories', said(categories)],
  ]
}

function pricingCells({ name, pricing_model, starting_price: price }: Sample, site: SampleSite): SampleCells {
  const licence = `${name} is open source under the MIT licence.`
  if (pricing_model === 'open_source')
    return [
      ['pricing_model', proven(site, pricing_model, '/', licence)],
      ['license', proven(site, 'MIT', '/', licence)],
    ]
  const quote = pricing_model === 'freemium' ? 'Start for free, upgrade when you need more.' : `Plans begin at ${price}.`
  return [
    ['pricing_model', proven(site, pricing_model, '/pricing', quote)],
    [
      'starting_price',
      price ? proven(site, price, '/pricing', `Plans begin at ${price}, billed monthly; cancel whenever you like.`) : undefined,
    ],
  ]
}

function companyCells({ name, founded_year, hq_city, hq_country }: Sample, site: SampleSite): SampleCells {
  return [
    ['founded_year', proven(site, founded_year, '/about', `We started ${name} in ${founded_year}, at a kitchen table.`)],
    ['hq_city', proven(site, hq_city, '/about', `Our office is in ${hq_city}.`)],
    ['hq_country', said(hq_country)],
    ['contact_email', proven(site, `hello@${site.host}`, '/contact', `Write to hello@${site.host}.`)],
    ['company_socials.github', said(`https://${site.host}/code`)],
  ]
}

export function sampleComparison(sample: Sample, now: Date): Competitor {
  const url = 'https://the-other-one.example/'
  const evidence = (quote: string) => [{ quote, url: `${url}pricing`, match: 'exact' as const, retrieved_at: now.toISOString() }]
  return {
    url,
    status: 'ready',
    name: 'The Other One',
    comparison: [
      {
        aspect: 'Starts at',
        ours: sample.starting_price ?? null,
        theirs: '$29 / month',
        evidence: evidence('From $29 / month for each workspace'),
      },
      { aspect: 'Free trial', ours: null, theirs: '14 days', evidence: evidence('Try it 14 days without a card') },
      { aspect: 'Platforms', ours: sample.platforms.join(', '), theirs: null, evidence: [] },
    ],
  }
}

const PARAGRAPH =
  'This is where a founder tells it in their own words. A sample has no founder, so that this text only shows how a story looks on the page: long enough to fill some lines, with the small things that make a story worth reading, such as the day when nothing worked, the first person who paid, and the drawer full of notes that became the second version.'

/** Long enough to be published by the rules. */
export const SAMPLE_STORY: Story = {
  title: 'How a sample came to be',
  how_started: `${PARAGRAPH}\n\n${PARAGRAPH}`,
  what_built: PARAGRAPH,
  hard_parts: `${PARAGRAPH}\n\n${PARAGRAPH}`,
  whats_next: PARAGRAPH,
}

export const SAMPLE_FOUNDER = {
  name: 'Robin Sample',
  role: 'Founder of samples',
  bio: 'Robin does not exist and stands behind every sample listing, so that you see where a founder’s own words, picture and links will be.',
  email: null,
  photo_url: null,
  socials: { website: 'https://robin.example/' },
}
