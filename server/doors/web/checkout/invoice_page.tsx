/** @jsxRuntime automatic @jsxImportSource preact */
import { cacheKind } from '../../../base/cache.ts'
import { renderPdf } from '../../../invoices/pdf.ts'
import { textOfDocument, type DocumentSnapshot, type DocumentText } from '../../../invoices/snapshot.ts'
import { findInvoice, listCreditNotes } from '../../../orders/documents/documents.ts'
import { drawnOnce, type Drawn } from '../frame/drawn_once.ts'
import { missingPage, type Route } from '../frame/door.ts'
import { htmlPage, securityHeaders } from '../frame/html_page.tsx'
import { Mark } from '../frame/layout.tsx'
import type { PageRequest } from '../frame/page_request.ts'

const drawn = cacheKind<Drawn>({ seconds: 3600, entries_max: 50 })

/** Invoices and credit notes by a link that nobody guesses. */
export const INVOICE_ROUTES: readonly Route[] = [
  { path: '/invoices/:token', get: (ctx) => show(ctx, html) },
  { path: '/invoices/:token/pdf', get: (ctx) => show(ctx, pdf) },
  { path: '/invoices/:token/:number', get: (ctx) => show(ctx, html) },
  { path: '/invoices/:token/:number/pdf', get: (ctx) => show(ctx, pdf) },
]

type Found = { snapshot: DocumentSnapshot; path: string; others: { number: string; path: string }[] }

async function show(ctx: PageRequest, write: (ctx: PageRequest, found: Found) => Response | Promise<Response>): Promise<Response> {
  const found = await find(ctx)
  return found ? write(ctx, found) : (missingPage.get?.(ctx) ?? new Response(null, { status: 404 }))
}

async function find({ service, params }: PageRequest): Promise<Found | null> {
  const { token = '', number } = params
  const invoice = /^[\w-]{22}$/.test(token) ? await findInvoice(service.database, { token }) : undefined
  if (!invoice) return null
  const notes = await listCreditNotes(service.database, invoice.id)
  const documents = [
    { snapshot: invoice.snapshot, path: `/invoices/${token}` },
    ...notes.map((note) => ({ snapshot: note.snapshot, path: `/invoices/${token}/${note.number}` })),
  ]
  const wanted = number === undefined ? documents[0] : documents.find(({ snapshot }) => snapshot.number === number)
  if (!wanted) return null
  const others = documents.filter((each) => each !== wanted).map(({ snapshot, path }) => ({ number: snapshot.number, path }))
  return { ...wanted, others }
}

async function pdf(ctx: PageRequest, { snapshot, path }: Found): Promise<Response> {
  const { service, site, assets } = ctx
  const bytes = await drawnOnce(
    ctx,
    service.memory.of(drawn),
    path,
    async () => new Uint8Array(await renderPdf(snapshot, { name: site.name, ...assets.brand })),
  )
  return new Response(bytes, {
    headers: {
      ...securityHeaders(site.url, { secret: true }),
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${snapshot.number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

function html(ctx: PageRequest, { snapshot, path, others }: Found): Response {
  const text = textOfDocument(snapshot)
  return htmlPage(
    ctx,
    { title: `${text.title} ${snapshot.number}`, secret: true, noindex: true },
    <article class="invoice stack loose">
      {text.stamp !== null && <p class="test-stamp">{text.stamp}</p>}
      <p class="brand invoice-brand">
        <Mark ctx={ctx} /> <span>{ctx.site.name}</span>
      </p>
      <header class="split">
        <h1>{text.title}</h1>
        <a class="button quiet small no-print" href={`${path}/pdf`}>
          Download as PDF
        </a>
      </header>
      <dl class="facts">
        {text.facts.map(([label, value]) => (
          <>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </>
        ))}
      </dl>
      <div class="grid">
        <Party {...text.seller} />
        <Party {...text.buyer} />
      </div>
      <Table text={text} />
      <div class="stack tight">
        {text.notes.map((note) => (
          <p>{note}</p>
        ))}
      </div>
      {others.length > 0 && (
        <nav class="no-print" aria-label="Other documents of this order">
          <p class="muted">Other documents of this order:</p>
          <ul class="plain">
            {others.map((other) => (
              <li>
                <a href={other.path}>{other.number}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>,
  )
}

function Party({ title, lines }: DocumentText['seller']) {
  return (
    <section>
      <h2 class="eyebrow">{title}</h2>
      <p>{lines.flatMap((line, index) => (index === 0 ? [line] : [<br />, line]))}</p>
    </section>
  )
}

function Table({ text }: { text: DocumentText }) {
  return (
    <div class="scroll-x" tabindex={0} role="region" aria-label="Lines">
      <table class="table">
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col" class="number">
              Quantity
            </th>
            <th scope="col" class="number">
              Unit, USD
            </th>
            <th scope="col" class="number">
              Net, USD
            </th>
          </tr>
        </thead>
        <tbody>
          {text.lines.map(({ name, detail, quantity, unit, total }) => (
            <tr>
              <td>
                {name}
                {detail !== '' && <div class="muted small">{detail}</div>}
              </td>
              <td class="number">{quantity}</td>
              <td class="number">{unit}</td>
              <td class="number">{total}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {text.totals.map(({ label, value, strong }) => (
            <tr class={strong ? 'invoice-total' : undefined}>
              <th scope="row" colspan={3} class="number">
                {label}
              </th>
              <td class="number">{value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  )
}
