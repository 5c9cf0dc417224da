/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { API } from '../../../core/spec.ts'
import { examplesOf, pretty, WAYS } from './examples.ts'
import { Members, Rich, TypeOf } from './member_list.tsx'
import type { Answer, Entry } from './reference.ts'
import { followed } from './samples.ts'

const TONES: Record<string, string> = { GET: 'read', DELETE: 'remove' }
/** A longer answer is shown when it is asked for. */
const ANSWER_LINES_OPEN = 16

/** What an operation takes, answers and refuses on the left, how it is called on the right. What is long is `open` where few operations are shown. */
export function OperationSection({ entry, url, open }: { entry: Entry; url: string; open: boolean }) {
  const { spec, parameters, body, refusals, answers } = entry
  const { id, method, path, title, description } = spec
  return (
    <section class="op" id={id} aria-labelledby={`${id}-h`} data-op>
      <div class="op-says">
        <h3 id={`${id}-h`}>
          <a href={`#${id}`}>{title}</a>
        </h3>
        <p class="op-call">
          <span class={`verb ${TONES[method] ?? 'write'}`}>{method}</span> <code>{API + path}</code>
        </p>
        <p>
          <Rich text={description} />
        </p>
        <Needs entry={entry} />
        <Fold title="Input and answers" of={title} open={open}>
          {Object.keys(parameters.properties ?? {}).length > 0 && (
            <>
              <h4>Parameters</h4>
              <Members schema={parameters} place="query" />
            </>
          )}
          {body !== null && (
            <>
              <h4>
                Body <span class="member-type">{spec.body_required ? 'required' : 'optional'}</span>
              </h4>
              <Members schema={body} place={body.$ref?.split('/').at(-1) ?? id} />
            </>
          )}
          <h4>Answers</h4>
          <ul class="plain answers">
            {answers.map((answer) => (
              <AnswerLine answer={answer} />
            ))}
            {refusals.map(({ status, says }) => (
              <li class="refusal">
                <code>{status}</code> <Rich text={says} />
              </li>
            ))}
          </ul>
        </Fold>
      </div>
      <Examples entry={entry} url={url} />
    </section>
  )
}

export const Fold = ({ title, of, open, children }: { title: string; of: string; open?: boolean; children: ComponentChildren }) => (
  <details class="op-fold" open={open}>
    <summary>
      {title} <span class="visually-hidden">of {of}</span>
    </summary>
    {children}
  </details>
)

function AnswerLine({ answer: { status, says, schema } }: { answer: Answer }) {
  return (
    <li>
      <code>{status}</code> <Rich text={says} />
      {schema && (
        <span class="member-type">
          {' '}
          <TypeOf schema={schema} />
        </span>
      )}
      {schema && schema.$ref === undefined && followed(schema).properties && <Members schema={schema} place="" />}
    </li>
  )
}

function Needs({ entry: { spec } }: { entry: Entry }) {
  const { scope, idempotent, paginated, has_etag, streams, confirms, takes_file } = spec
  return (
    <ul class="plain cluster">
      <li class="tag">{scope === null ? 'No sign-in' : <code>{scope}</code>}</li>
      {idempotent && (
        <li>
          <a class="tag" href="/docs#idempotency">
            Idempotency-Key
          </a>
        </li>
      )}
      {paginated && (
        <li>
          <a class="tag" href="/docs#pages">
            Pages
          </a>
        </li>
      )}
      {has_etag && (
        <li>
          <a class="tag" href="/docs#etags">
            ETag
          </a>
        </li>
      )}
      {streams && <li class="tag">also text/event-stream</li>}
      {takes_file && <li class="tag">also multipart/form-data</li>}
      {confirms && <li class="tag">The owner confirms it by e-mail</li>}
    </ul>
  )
}

function Examples({ entry: { spec, input, answers }, url }: { entry: Entry; url: string }) {
  const examples = examplesOf(spec, input, url)
  const shown = answers.find(({ sample }) => sample !== undefined)
  const text = shown && pretty(shown.sample)
  return (
    <div class="op-code">
      {WAYS.map(({ key, label }) => (
        <Code way={key} label={`${spec.title}: ${label}`} text={examples[key]} />
      ))}
      {shown && text !== undefined && (
        <Fold title={`Answer ${shown.status}`} of={spec.title} open={text.split('\n').length <= ANSWER_LINES_OPEN}>
          <pre>
            <code>{text}</code>
          </pre>
        </Fold>
      )}
    </div>
  )
}

/** What may be taken along; of the ways to call the one that was chosen shows. */
export function Code({ way, label, text }: { way?: string; label: string; text: string }) {
  return (
    <div class={way === undefined ? 'snippet' : `snippet way ${way}`}>
      <pre>
        <code>{text}</code>
      </pre>
      <button type="button" class="button quiet small" data-copy="" aria-label={`Copy ${label}`} hidden>
        Copy
      </button>
    </div>
  )
}
