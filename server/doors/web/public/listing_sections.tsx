/** @jsxRuntime automatic @jsxImportSource preact */
import { clip } from '../../../base/clip.ts'
import { languageName } from '../../../base/languages.ts'
import type { ComponentChildren } from 'preact'
import { Prose, Time } from '../frame/parts.tsx'
import { fold } from '../../../drafting/reading/fold.ts'
import { Outside, type Listing } from './listing_facts.tsx'
import { Source, StatedUntil, type Evidence } from './source.tsx'
import { shortHost } from './words.ts'

type Props = { listing: Listing; language?: string | undefined }

const UPDATES_IN_FULL = 3
const MILESTONES_SHOWN = 12
const MILESTONE_CHARACTERS_SHOWN = 300

export function Section({
  id,
  title,
  mark,
  children,
}: {
  id: string
  title: string
  mark?: ComponentChildren
  children: ComponentChildren
}) {
  return (
    <section class="section" aria-labelledby={id}>
      <div class="section-head">
        <h2 id={id}>{title}</h2>
        {mark}
      </div>
      {children}
    </section>
  )
}

const Mark = ({ field, ...proof }: { field: string; of: string; evidence: Evidence[] | undefined }) => (
  <>
    <Source {...proof} /> <StatedUntil field={field} />
  </>
)

export function About({ listing, language }: Props) {
  const { description, summary, evidence } = listing
  if (!description && !summary) return null
  return (
    <Section
      id="about"
      title={`About ${listing.name}`}
      mark={<Mark field="description" of="the description" evidence={evidence.description} />}
    >
      {summary && (
        <div class="lead" id="v-summary" lang={language}>
          <Source of="the summary" evidence={evidence.summary} value={summary}>
            {summary}
          </Source>{' '}
          <StatedUntil field="summary" />
        </div>
      )}
      <Translation of={listing.summary_translation} />
      {description && (
        <div lang={language}>
          <Prose text={description} />
        </div>
      )}
    </Section>
  )
}

/** Says before it is read what it is, and that the website does not say it. */
function Translation({ of: translation }: { of: Listing['summary_translation'] }) {
  if (!translation) return null
  return (
    <figure class="translation">
      <figcaption class="small">
        <strong>Translation</strong> from {languageName(translation.translated_from)} by a language model. The text above is the one that
        counts.
      </figcaption>
      <p id="v-summary-translation" lang={translation.language}>
        {translation.text}
      </p>
    </figure>
  )
}

/** A list of short texts under one mark. */
export function TextList({ listing, field, title, language }: Props & { field: 'features' | 'use_cases' | 'integrations'; title: string }) {
  const entries = listing[field]
  if (!entries || entries.length === 0) return null
  const mark = <Mark field={field} of={title.toLowerCase()} evidence={listing.evidence[field]} />
  return (
    <Section id={field} title={title} mark={mark}>
      <ul class={field === 'integrations' ? 'plain cluster' : 'ticks'} lang={language}>
        {entries.map((entry) => (
          <li class={field === 'integrations' ? 'tag' : undefined}>{entry}</li>
        ))}
      </ul>
    </Section>
  )
}

export function Faqs({ listing, language }: Props) {
  if (listing.faqs.length === 0) return null
  const proofs = listing.evidence.faqs ?? []
  return (
    <Section id="faq" title="Questions and answers" mark={<StatedUntil field="faqs" />}>
      {listing.faqs.map(({ question, answer }) => (
        <div class="faq">
          <div class="section-head">
            <h3 lang={language}>{question}</h3>
            <Source of={`the answer to “${question}”`} evidence={proofs.filter((proof) => belongs(proof, question, answer))} />
          </div>
          <div lang={language}>
            <Prose text={answer} />
          </div>
        </div>
      ))}
    </Section>
  )
}

/** The proofs of all answers come in one list: one belongs to the answer that it carries a piece of. */
function belongs({ quote = '' }: Evidence, question: string, answer: string): boolean {
  const said = fold(quote)
  return said === fold(question) || fold(answer).includes(said) || said.includes(fold(answer))
}

export function Comparison({ listing }: Props) {
  const { competitor } = listing
  if (!competitor?.url || competitor.comparison.length === 0) return null
  const theirs = competitor.name ?? shortHost(competitor.url)
  return (
    <Section id="comparison" title={`${listing.name} and ${theirs}`}>
      <p class="muted small">
        Both columns are read from the products’ own websites; <Outside url={competitor.url} />. What a site does not state is left blank.
      </p>
      <div class="scroll-x" tabindex={0} role="group" aria-labelledby="comparison">
        <table class="table">
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">Aspect</span>
              </th>
              <th scope="col">{listing.name}</th>
              <th scope="col">{theirs}</th>
            </tr>
          </thead>
          <tbody>
            {competitor.comparison.map(({ aspect, ours, theirs: other, evidence }) => (
              <tr>
                <th scope="row">{aspect}</th>
                <td>{ours ?? <Blank />}</td>
                <td>
                  <Source of={`${aspect} of ${theirs}`} evidence={evidence} value={other ?? undefined}>
                    {other ?? <Blank />}
                  </Source>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

const Blank = () => <span class="muted">not stated</span>

/** The latest milestones; where there are more, the others stand on a page of their own. */
export function Milestones({ listing }: Props) {
  const { milestones, slug } = listing
  if (milestones.length === 0) return null
  return (
    <Section id="milestones" title="Milestones">
      <Timeline milestones={milestones.slice(-MILESTONES_SHOWN)} short />
      {milestones.length > MILESTONES_SHOWN && (
        <p>
          <a href={`/listings/${slug}/milestones`}>All {milestones.length} milestones</a>
        </p>
      )}
    </Section>
  )
}

/** On a page of its own the page is the section. */
const EntryTitle = ({ own_page, title }: { own_page: true | undefined; title: string }) =>
  own_page ? <h2 class="h3">{title}</h2> : <h3>{title}</h3>

export function Timeline({
  milestones,
  short,
  own_page,
}: {
  milestones: readonly Listing['milestones'][number][]
  short?: true
  own_page?: true
}) {
  return (
    <ol class="plain timeline">
      {milestones.map(({ date, title, description, url }) => (
        <li>
          <p class="small muted">
            <Time at={date} />
          </p>
          <EntryTitle own_page={own_page} title={title} />
          {description && <Prose text={short ? clip(description, MILESTONE_CHARACTERS_SHOWN) : description} />}
          {url && (
            <p>
              <Outside url={url} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The latest updates in full and the titles of those before, which are read on a page of their own. */
export function Updates({ listing }: Props) {
  const { updates, slug } = listing
  if (updates.length === 0) return null
  return (
    <Section id="updates" title="What is new">
      {updates.slice(0, UPDATES_IN_FULL).map((update) => (
        <UpdateArticle update={update} />
      ))}
      {updates.length > UPDATES_IN_FULL && (
        <ul class="plain stack tight">
          {updates.slice(UPDATES_IN_FULL).map(({ id, title, published_at }) => (
            <li id={`update-${id}`}>
              <a href={`/listings/${slug}/updates#update-${id}`}>{title}</a>{' '}
              <span class="small muted">
                <Time at={published_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

type UpdateProps = { update: Pick<Listing['updates'][number], 'id' | 'title' | 'body' | 'published_at'>; own_page?: true }

export function UpdateArticle({ update: { id, title, body, published_at }, own_page }: UpdateProps) {
  return (
    <article class="update" id={`update-${id}`}>
      <p class="small muted">
        <Time at={published_at} />
      </p>
      <EntryTitle own_page={own_page} title={title} />
      <Prose text={body} />
    </article>
  )
}
