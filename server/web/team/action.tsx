/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { DoneBefore, type Acting } from '../../operator/audit.ts'
import { CommandRefused } from '../../operator/command.ts'
import type { Config } from '../../config.ts'
import { sessionOf } from '../account/session_of.ts'
import type { Form } from '../form.ts'
import { redirect } from '../page.tsx'
import type { Mistakes } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { teamPage, type TeamEntry } from './frame.tsx'

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Stands in every form that does something: sent twice, it is done once. */
export function OnceKey() {
  return <input type="hidden" name="act" value={crypto.randomUUID()} />
}

/**
 * Does what a form asks for as the member of the team who sent it, then leads to `to`; where it is refused, answers what stands wrong in
 * the form. A form that was done before leads on as if it were done now.
 */
export async function perform(
  visit: Visit,
  to: string,
  work: (acting: Required<Acting> & { config: Config }) => Promise<unknown>,
): Promise<Response | Mistakes> {
  const { service } = visit
  const { account_id, email } = sessionOf(visit)
  const given = (await visit.form()).text('act')
  const key = KEY.test(given) ? given : crypto.randomUUID()
  try {
    await work({ sql: service.database, config: service.config, now: service.clock(), by: { account_id, name: email }, key })
  } catch (error) {
    if (error instanceof CommandRefused) return { [error.field]: error.message }
    if (!(error instanceof DoneBefore)) throw error
  }
  return redirect(to)
}

type Question = { title: string; at: TeamEntry; children: ComponentChildren; button: string; back: string }

/**
 * The page between a button and what cannot simply be taken back: says what will happen and asks once more, with all that the form held.
 * Null where it was asked already.
 */
export function askFirst(visit: Visit, form: Form, { title, at, children, button, back }: Question): Response | null {
  if (form.text('confirm') === 'yes') return null
  const fields = form.names().flatMap((name) => form.all(name).map((value) => ({ name, value })))
  return teamPage(
    visit,
    { title, at },
    <form method="post" action={visit.url.pathname} class="card stack confirm">
      {fields.map(({ name, value }) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="confirm" value="yes" />
      {children}
      <div class="cluster">
        <button class="button danger">{button}</button>
        <a class="button quiet" href={back}>
          Cancel
        </a>
      </div>
    </form>,
  )
}

/** A whole number as a form sends it; NaN for what is none, which the bounds then refuse. */
export const wholeOf = (form: Form, name: string): number => (/^\d{1,9}$/.test(form.text(name)) ? Number(form.text(name)) : Number.NaN)
