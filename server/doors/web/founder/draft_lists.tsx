/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { clip } from '../../../base/clip.ts'
import { PLATFORMS } from '../../../fields/fields.ts'
import { Field, Notice, Prose, Select, Time } from '../frame/parts.tsx'
import { cellNamed, socialsNamed, type Draft } from './cells.ts'
import { FAQS_MAX, printsOfFaqs } from './draft_edit.ts'
import { Act, FieldRow, More, SHARED_PARTS, StateTag, type Typed } from './draft_field.tsx'
import { Link, Whole } from './shown_value.tsx'
import { SOCIAL_FIELDS } from './fields.ts'
import { ENTRY_OF, printOf, SHOWN } from '../frame/shown_fields.ts'
import { Proof } from './field_proof.tsx'
import { SECTIONS, StoryFields, readStory } from './story_fields.tsx'
import { socialLabel } from '../public/words.ts'
import { PostForm } from '../frame/post_form.tsx'

/** Two lines. */
const ANSWER_CHARACTERS_MAX = 90

export type SectionProps = { draft: Draft; typed?: Typed }

type FrameProps = { id: string; title: string; lead: string; children: ComponentChildren; aside?: ComponentChildren }

export function Section({ id, title, lead, children, aside }: FrameProps) {
  return (
    <section class="draft-section" id={id} aria-labelledby={`${id}-title`} tabindex={-1}>
      <header class="split">
        <h2 id={`${id}-title`}>{title}</h2>
        <p class="muted small">{lead}</p>
        {aside}
      </header>
      <div class="draft-card">{children}</div>
    </section>
  )
}

/** `of`: what tells the entry that the form is about from the others; null for one that is new. */
type FormProps = { draft: Draft; field: string; id?: string; entry?: number; of?: string | null; children: ComponentChildren }

/** A form that edits one part of a draft. */
export function EditForm({ draft, field, id = field, entry, of, children }: FormProps) {
  return (
    <PostForm action={`/account/drafts/${draft.id}`} class="field-acts" data-swap={`${id} ${SHARED_PARTS}`} novalidate>
      <input type="hidden" name="field" value={field} />
      {entry !== undefined && <input type="hidden" name="entry" value={entry} />}
      {of !== undefined && <input type="hidden" name={ENTRY_OF} value={printOf(of)} />}
      {children}
    </PostForm>
  )
}

export function Editor({ label, what, open, children }: { label: string; what: string; open: boolean; children: ComponentChildren }) {
  return (
    <details class="editor" open={open}>
      <summary class="button quiet small">
        <span class="when-closed">{label}</span>
        <span class="when-open">Close</span>
        <span class="visually-hidden"> {what}</span>
      </summary>
      <div class="stack">{children}</div>
    </details>
  )
}

/** What was refused of a list as a whole. */
export function ListMistake({ typed, name }: { typed: Typed | undefined; name: string }) {
  const mistake = typed?.field === name ? (typed.fieldErrors[name] ?? typed.fieldErrors['']) : undefined
  return mistake ? <p class="mistake">{mistake}</p> : null
}

export function Faqs({ draft, typed }: SectionProps) {
  const { faqs } = draft
  const mine = typed?.field === 'faqs' ? typed : undefined
  return (
    <Section id="faqs" title="Questions and answers" lead={`Up to ${FAQS_MAX}. They answer what keeps people from trying it.`}>
      {faqs.map((faq, index) => (
        <article class="draft-field">
          <header>
            <h3>{faq.question}</h3>
            <StateTag cell={{ ...faq, value: faq.answer, ai_value: null }} />
          </header>
          <Whole text={faq.answer} shown={ANSWER_CHARACTERS_MAX} />
          <Proof draft_id={draft.id} name={`faqs.${index}`} evidence={faq.evidence} value={[faq.question, faq.answer]} />
          <EditForm draft={draft} field="faqs" entry={index} of={faq.question}>
            <Act act="remove_entry" label={faq.question}>
              Remove
            </Act>
          </EditForm>
        </article>
      ))}
      {faqs.length === 0 && <p class="muted draft-none">We found none on your website that we could prove. Add what people ask most.</p>}
      <EditForm draft={draft} field="faqs">
        <Editor label={faqs.length === 0 ? 'Add' : 'Edit'} what="questions and answers" open={mine !== undefined}>
          <input type="hidden" name={SHOWN} value={mine?.text(SHOWN) || printsOfFaqs(faqs)} />
          <p class="hint">To remove a question, leave both of its fields empty.</p>
          {Array.from({ length: FAQS_MAX }, (_, index) => (
            <fieldset class="stack tight">
              <legend>Question {index + 1}</legend>
              <Field
                name={`faq_question_${index}`}
                label="Question"
                value={mine ? mine.text(`faq_question_${index}`) : faqs[index]?.question}
                fieldErrors={mine?.fieldErrors}
                limit={300}
              />
              <Field
                name={`faq_answer_${index}`}
                label="Answer"
                rows={2}
                value={mine ? mine.text(`faq_answer_${index}`) : faqs[index]?.answer}
                fieldErrors={mine?.fieldErrors}
                limit={2000}
                counts="characters"
              />
            </fieldset>
          ))}
          <ListMistake typed={typed} name="faqs" />
          <Act act="save" label="questions and answers" tone="">
            Save
          </Act>
        </Editor>
        <ListActs draft={draft} what="questions and answers" typed={mine} />
      </EditForm>
    </Section>
  )
}

/** What can be done with a list that the website was read for. */
export function ListActs({ draft, what, typed }: { draft: Draft; what: string; typed: Typed | undefined }) {
  return (
    <More label={what} typed={typed}>
      {draft.status === 'ready' && (
        <Act act="regenerate" label={what} title="Looks for them on your website once more">
          Read again
        </Act>
      )}
      <Act act="restore" label={what} title="Takes what your website says">
        Restore
      </Act>
    </More>
  )
}

export function Socials({ draft, typed }: SectionProps) {
  const named = socialsNamed(draft)
  const mine = typed?.field === 'company_socials' ? typed : undefined
  const others = PLATFORMS.filter((platform) => !named.includes(`company_socials.${platform}`))
  return (
    <Section
      id="company_socials"
      title="Social accounts"
      lead="Accounts of the product or its company. Your own are in your founder profile."
    >
      {SOCIAL_FIELDS.filter(({ name }) => named.includes(name)).map((words) => (
        <FieldRow draft={draft} words={words} cell={cellNamed(draft, words.name)} catalogue={[]} {...(typed ? { typed } : {})} />
      ))}
      {named.length === 0 && <p class="muted draft-none">Your website links to none.</p>}
      {others.length > 0 && (
        <EditForm draft={draft} field="company_socials">
          <Editor label="Add" what="a social account" open={mine !== undefined}>
            <Select
              name="platform"
              label="Where"
              value={mine?.text('platform')}
              options={others.map((value) => ({ value, label: socialLabel(value) }))}
            />
            <Field name="social_url" label="Address" inputmode="url" placeholder="https://" value={mine?.text('social_url')} />
            <ListMistake typed={typed} name="company_socials" />
            <Act act="save" label="the account" tone="">
              Add
            </Act>
          </Editor>
          {draft.status === 'ready' && (
            <More label="social accounts" typed={mine}>
              <Act act="regenerate" label="social accounts">
                Read again
              </Act>
            </More>
          )}
        </EditForm>
      )}
    </Section>
  )
}

export function Milestones({ draft, typed }: SectionProps) {
  const mine = typed?.field === 'milestones' ? typed : undefined
  return (
    <Section id="milestones" title="Milestones" lead="Shown on paid listings, or where the section is unlocked. Up to a year ahead.">
      {draft.milestones.map(({ id, date, title, description, url }) => (
        <article class="draft-field">
          <header>
            <h3>{title}</h3>
            <span class="muted small">
              <Time at={date} />
            </span>
          </header>
          {description && <Prose text={description} />}
          {url && <Link url={url} />}
          <EditForm draft={draft} field="milestones" entry={id}>
            <Act act="remove_entry" label={title}>
              Remove
            </Act>
          </EditForm>
        </article>
      ))}
      {draft.milestones.length === 0 && <p class="muted draft-none">None yet. A launch, a first customer, a round number.</p>}
      <EditForm draft={draft} field="milestones">
        <Editor label="Add" what="a milestone" open={mine !== undefined}>
          <MilestoneFields typed={mine} />
          <ListMistake typed={typed} name="milestones" />
          <Act act="save" label="the milestone" tone="">
            Add
          </Act>
        </Editor>
      </EditForm>
    </Section>
  )
}

export function MilestoneFields({ typed }: { typed: Pick<Typed, 'text' | 'fieldErrors'> | undefined }) {
  const shared = (name: string) => ({ name, value: typed?.text(name), fieldErrors: typed?.fieldErrors })
  return (
    <>
      <Field {...shared('milestone_date')} label="Day" type="date" />
      <Field {...shared('milestone_title')} label="What happened" limit={160} counts="characters" />
      <Field {...shared('milestone_description')} label="More about it" rows={2} hint="Not needed." />
      <Field {...shared('milestone_url')} label="Link" inputmode="url" placeholder="https://" hint="Not needed." />
    </>
  )
}

export function Story({ draft, typed }: SectionProps) {
  const mine = typed?.field === 'story' ? typed : undefined
  const written = Object.values(draft.story).filter(Boolean).length
  const story = mine ? readStory({ given: mine.text }) : draft.story
  return (
    <Section id="story" title="Founder story" lead="Why there is this product, told by who made it. It has a page of its own.">
      {written === 0 && !mine && (
        <p class="muted draft-none">Not started. It has to be in your own words, and it is not needed for a launch.</p>
      )}
      {Object.entries(draft.story).map(([name, text]) => (
        <p class="muted small">
          <strong>{SECTIONS.find((section) => section.name === name)?.label ?? 'Title'}</strong>: {clip(text, 140)}
        </p>
      ))}
      <EditForm draft={draft} field="story">
        <Editor label={written === 0 ? 'Write' : 'Edit'} what="the founder story" open={mine !== undefined}>
          {mine && <Notice tone="bad" title="Not saved yet" />}
          <StoryFields story={story} fieldErrors={mine?.fieldErrors} shown={mine?.text(SHOWN)} />
          <Act act="save" label="the story" tone="">
            Save
          </Act>
        </Editor>
      </EditForm>
    </Section>
  )
}
