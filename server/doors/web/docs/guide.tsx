/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { API_ERROR_ROWS } from '../../../base/error.ts'
import { IDEMPOTENCY_HOURS, ROWS_DEEP_MAX, type Limits } from '../../../base/limits.ts'
import { API, OPERATIONS, SCOPES } from '../../../core/spec.ts'
import { Table } from '../frame/data_table.tsx'
import { ScopeWords } from '../sign_in/scopes.tsx'
import { pretty } from './examples.ts'
import { Rich } from './member_list.tsx'
import { Code } from './operation_section.tsx'
import { EVENT_KINDS } from './reference.ts'

/** Where the service is, and what its operator set. */
export type Place = { url: string; base_url: string; limits: Limits }

function Start({ url, base_url }: Place) {
  return (
    <>
      <p>
        Everything is under <code>{url + API}</code>. Bodies and answers are JSON in <code>snake_case</code>; money is integer cents, times
        are RFC 3339 in UTC, weeks ISO 8601. Unknown members are refused, so a typo never silently does nothing.
      </p>
      <Code way="curl" label="a first call with curl" text={`curl '${url}${API}/listings?q=invoice'`} />
      <Code
        way="sdk"
        label="a first call with the SDK"
        text={`npm install listing\n\nimport { createListing } from 'listing'\n\nconst listing = createListing({ baseUrl: '${url}', apiKey: 'lst_…' })\nconst { items } = await listing.searchListings({ q: 'invoice' })`}
      />
      <Code
        way="cli"
        label="a first call in the terminal"
        text={`npm install --global listing\nexport LISTING_BASE_URL=${url}\nlisting search invoice`}
      />
      <Code way="mcp" label="the settings of an MCP client" text={pretty({ mcpServers: { listing: { url: `${base_url}/mcp` } } })} />
      <p>
        For machines: <a href="/openapi.yaml">openapi.yaml</a>, the same as <a href="/openapi.json">JSON</a>, and{' '}
        <a href="/llms.txt">llms.txt</a>.
      </p>
    </>
  )
}

function SigningIn({ base_url }: Place) {
  const count = (scope: string | null) => [...OPERATIONS.values()].filter((spec) => spec.scope === scope).length
  return (
    <>
      <p>
        {count(null)} operations need no account. For the others send a key as <code>Authorization: Bearer lst_…</code>; keys are made{' '}
        <a href={`${base_url}/account/keys`}>in your account</a>. Apps and agents sign people in by OAuth 2.1 instead, which starts at{' '}
        <a href="/.well-known/oauth-protected-resource/mcp">the address of its metadata</a>. A key holds one or more of these:
      </p>
      <ul class="stack tight">
        {SCOPES.map((scope) => (
          <li>
            <ScopeWords scope={scope} /> <span class="muted small">{count(scope)} operations</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Errors() {
  return (
    <>
      <p>
        A refusal is a <a href="/docs#object-Problem">problem document</a> (RFC 9457). Decide by <code>code</code>, which never changes;
        show people <code>detail</code>; send what <code>errors[].fix</code> says. <code>action</code> says who has to do something: you, or
        a person at an address.
      </p>
      <Table columns={['Code', 'Status', 'What it means']} label="Codes of errors">
        {API_ERROR_ROWS.map(({ code, status, detail, retryable }) => (
          <tr id={`error-${code}`}>
            <td>
              <code>
                {code.split('_').map((word, at) => (
                  <>
                    {at > 0 && (
                      <>
                        _<wbr />
                      </>
                    )}
                    {word}
                  </>
                ))}
              </code>
            </td>
            <td class="figure">{status}</td>
            <td>
              <Rich text={detail} /> {retryable && <span class="muted small">Can be retried.</span>}
            </td>
          </tr>
        ))}
      </Table>
    </>
  )
}

const Retries = () => (
  <p>
    Operations marked <span class="tag">Idempotency-Key</span> take that header: any 1 to 255 visible ASCII characters, the same on every
    retry of one call. The effect happens once, and for {IDEMPOTENCY_HOURS} hours the first answer comes again, with{' '}
    <code>Idempotent-Replayed: true</code>. Over MCP it is the argument <code>idempotency_key</code>. The SDK sends one by itself.
  </p>
)

const Pages = () => (
  <p>
    Lists take <code>page</code> and <code>per_page</code> (1 to 100, else 20) and answer{' '}
    <code>{'{ items, page, per_page, total, total_pages, has_more }'}</code> with RFC 8288 links in <code>Link</code>. A page reaches no
    deeper than {ROWS_DEEP_MAX.toLocaleString('en')} items. The SDK’s lists can be awaited for one page and iterated for every item.
  </p>
)

const Etags = () => (
  <p>
    Reads marked <span class="tag">ETag</span> answer one. With <code>If-None-Match</code> they answer 304 while nothing has changed; with{' '}
    <code>If-Match</code> an edit is refused with 412 when somebody else was faster, and nothing is changed. Without it, edits of different
    fields at the same time all stay.
  </p>
)

function Bounds({ limits }: Place) {
  return (
    <p>
      {limits.anonymous_per_minute} calls a minute for an address without a key; {limits.account_reads_per_minute} reads and{' '}
      {limits.account_writes_per_minute} writes a minute for an account, and {limits.drafts_per_hour} drafts an hour. <code>RateLimit</code>{' '}
      on every answer says what is left; a 429 says in <code>Retry-After</code> when to come again. A body holds at most 1 MiB; without a
      key, one to <code>/mcp</code> counts as a call more for each 128 KiB.
    </p>
  )
}

function Events() {
  return (
    <>
      <p>
        <Rich text="What happens to drafts, listings and orders is read with list_events, followed as `text/event-stream`, or sent to an address of yours with create_webhook, signed by the Standard Webhooks specification: `verifyWebhook` of the SDK checks it, and so do that specification’s libraries in any language." />
      </p>
      <Table columns={['Event', 'When']} label="Kinds of events">
        {EVENT_KINDS.map(({ kind, says }) => (
          <tr>
            <td>
              <code>{kind}</code>
            </td>
            <td>
              <Rich text={says} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  )
}

/** What holds for every operation, said once and before them; the first links of the contents. */
export const GUIDE: readonly { id: string; title: string; Say: (place: Place) => ComponentChildren }[] = [
  { id: 'start', title: 'First call', Say: Start },
  { id: 'sign-in', title: 'Signing in', Say: SigningIn },
  { id: 'errors', title: 'Errors', Say: Errors },
  { id: 'idempotency', title: 'Retries', Say: Retries },
  { id: 'pages', title: 'Pages', Say: Pages },
  { id: 'etags', title: 'Conflicting edits', Say: Etags },
  { id: 'limits', title: 'Limits', Say: Bounds },
  { id: 'events', title: 'Events and webhooks', Say: Events },
]
