import { countryName } from '../base/countries.ts'
import { writeCents } from '../base/money.ts'

/** All that an invoice or a credit note shows, kept as it was issued: no later change of names, prices or rates touches it. */
export type DocumentSnapshot = {
  kind: 'invoice' | 'credit_note'
  number: string
  /** Issued by the test provider: nothing was paid. */
  test: boolean
  /** Days, in UTC. */
  issued_on: string
  supplied_on: string
  order_number: string
  /** Of a credit note: which invoice it takes back, and why. */
  corrects: { number: string; issued_on: string; reason: string } | null
  seller: Party
  buyer: Party
  currency: 'usd'
  lines: DocumentLine[]
  subtotal_cents: number
  discount: { code: string; cents: number } | null
  net_cents: number
  vat: { country: string | null; rate_bp: number; cents: number; treatment: 'standard' | 'reverse_charge' | 'outside_scope' | 'unknown' }
  total_cents: number
}
export type Party = {
  name: string
  company: string | null
  address: string | null
  country: string | null
  vat_number: string | null
  email: string | null
}
export type DocumentLine = { name: string; detail: string; quantity: number; unit_cents: number; total_cents: number }

/** What both forms of a document say, in the order in which they say it. */
export type DocumentText = {
  title: string
  stamp: string | null
  facts: [label: string, value: string][]
  seller: { title: string; lines: string[] }
  buyer: { title: string; lines: string[] }
  lines: { name: string; detail: string; quantity: string; unit: string; total: string }[]
  totals: { label: string; value: string; strong?: true }[]
  notes: string[]
}

export const STAMP = 'TEST – no money was paid'
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export function textOfDocument(snapshot: DocumentSnapshot): DocumentText {
  const { kind, number, test, issued_on, supplied_on, order_number, corrects, seller, buyer, lines, vat } = snapshot
  const facts: DocumentText['facts'] = [
    [kind === 'invoice' ? 'Invoice number' : 'Credit note number', number],
    ['Date of issue', writeDay(issued_on)],
    ...(corrects ? ([['Invoice taken back', `${corrects.number} of ${writeDay(corrects.issued_on)}`]] as [string, string][]) : []),
    [corrects ? 'Reason' : 'Date of supply', corrects ? corrects.reason : writeDay(supplied_on)],
    ['Order', order_number],
  ]
  return {
    title: kind === 'invoice' ? 'Invoice' : 'Credit note',
    stamp: test ? STAMP : null,
    facts,
    seller: { title: 'From', lines: linesOf(seller) },
    buyer: { title: 'To', lines: linesOf(buyer) },
    lines: lines.map(({ name, detail, quantity, unit_cents, total_cents }) => ({
      ...{ name, detail, quantity: String(quantity), unit: writeCents(unit_cents), total: writeCents(total_cents) },
    })),
    totals: totalsOf(snapshot),
    notes: [...vatNotes(vat.treatment), ...(kind === 'invoice' ? [test ? 'Paid in test mode.' : 'Paid in full.'] : [])],
  }
}

function totalsOf({ kind, subtotal_cents, discount, net_cents, vat, total_cents }: DocumentSnapshot): DocumentText['totals'] {
  const rate =
    vat.treatment === 'reverse_charge' ? 'VAT 0% (reverse charge)' : `VAT ${writeRate(vat.rate_bp)}${vat.country ? `, ${vat.country}` : ''}`
  return [
    ...(discount
      ? [
          { label: 'Subtotal', value: writeCents(subtotal_cents) },
          { label: `Discount ${discount.code}`, value: `−${writeCents(discount.cents)}` },
        ]
      : []),
    { label: 'Net', value: writeCents(net_cents) },
    { label: vat.treatment === 'outside_scope' ? 'VAT (outside the scope)' : rate, value: writeCents(vat.cents) },
    { label: kind === 'invoice' ? 'Total' : 'Credited', value: `${writeCents(total_cents)} USD`, strong: true },
  ]
}

function vatNotes(treatment: DocumentSnapshot['vat']['treatment']): string[] {
  if (treatment === 'reverse_charge')
    return ['Reverse charge: VAT is to be accounted for by the recipient (Articles 44 and 196 of Council Directive 2006/112/EC).']
  if (treatment === 'outside_scope') return ['Outside the scope of EU VAT: the place of supply is outside the European Union.']
  return []
}

function linesOf({ name, company, address, country, vat_number, email }: Party): string[] {
  return [
    ...(company ? [company, ...(name === company ? [] : [name])] : [name]),
    ...(address?.split('\n') ?? []),
    ...(country ? [countryName(country)] : []),
    ...(vat_number ? [`VAT number ${vat_number}`] : []),
    ...(email ? [email] : []),
  ].filter((line) => line !== '')
}

export const writeDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))

/** `25.5%` for 2550. */
const writeRate = (rate_bp: number): string => `${rate_bp / 100}%`
