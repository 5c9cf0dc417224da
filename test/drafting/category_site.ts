import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import { pageAt } from './home.ts'

/** The whole catalogue that sites are filed under. */
export const CATEGORIES = [
  'AI & Machine Learning',
  'Analytics & Business Intelligence',
  'Audio & Music',
  'Blockchain & Crypto',
  'Browser Extensions',
  'Cloud & Hosting',
  'Communication & Messaging',
  'Construction & Engineering',
  'Customer Support & Feedback',
  'Cybersecurity & Privacy',
  'Data & Databases',
  'Defense & Aerospace',
  'Design & Creative',
  'Developer Tools',
  'DevOps & Infrastructure',
  'E-commerce & Retail',
  'Education & E-learning',
  'Email',
  'Events & Ticketing',
  'Finance & Accounting',
  'Fitness & Sports',
  'Food & Hospitality',
  'Games & Entertainment',
  'Government & Legal',
  'Hardware & IoT',
  'Health & Medical',
  'Home & Local Services',
  'HR & Recruiting',
  'IT Services & Consulting',
  'Marketing & Advertising',
  'Media & Publishing',
  'Mobile Apps',
  'Monitoring & Observability',
  'Note-taking & Writing',
  'Open Source',
  'Pets & Animals',
  'Photo & Video',
  'Productivity',
  'Project Management & Collaboration',
  'Real Estate',
  'Sales & CRM',
  'Scheduling & Booking',
  'Science & Research',
  'Storage & Backup',
  'Testing & QA',
  'Transport & Logistics',
  'Travel & Mobility',
]

export type ShortSite = { lang: string; title: string; description: string; heading: string; lines: string[]; more?: string }

/** The categories drafted for a home page of a few lines; `more` is markup below them. */
export function draftOfSite({ lang, title, description, heading, lines, more = '' }: ShortSite) {
  const shown = lines.map((line) => `<p>${line}</p>`).join('')
  const html =
    `<html lang="${lang}"><head><title>${title}</title><meta name="description" content="${description}"></head>` +
    `<body><main><h1>${heading}</h1>${shown}${more}</main></body></html>`
  return draftBuiltIn({ pages: [pageAt('https://quellwerk.example.net/', html)], categories: CATEGORIES }).categories
}
