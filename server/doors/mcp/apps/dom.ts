import { openLink, type Json, type Result } from './host.ts'

type Child = Node | string | null
type Props = { [name: string]: string | boolean | number | (() => void) | undefined }

/** An element with its attributes and what is in it; texts are only ever text, whoever wrote them. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props,
  ...children: (Child | Child[])[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.flat().filter((child) => child !== null))
  return element
}

export const button = (text: string, label: string, press: () => void, more: Props = {}): HTMLButtonElement =>
  h('button', { type: 'button', 'aria-label': label, click: press, ...more }, text)

/** A web address as a button that the host opens; no other kind of address is ever opened. */
export const link = (text: string, url: unknown, more: Props = {}): Node =>
  typeof url === 'string' && /^https?:\/\//.test(url)
    ? h(
        'button',
        { type: 'button', class: 'link', click: () => void openLink(url).catch(() => say(`Open this page: ${url}`)), ...more },
        text,
      )
    : h('span', {}, text)

const main = document.createElement('main')
const said = h('p', { class: 'said', role: 'status' })
document.body.append(main, said)

export function say(text: string, bad = false): void {
  said.textContent = text
  said.classList.toggle('bad', bad)
}

/** Shows something in place of what was shown; whoever was at a place stays there. */
export function show(...children: (Child | Child[])[]): void {
  const at = document.activeElement?.id ?? ''
  main.replaceChildren(...children.flat().filter((child) => child !== null))
  if (at !== '') document.getElementById(at)?.focus()
}

/** What an answer says; a refusal is said with what mends it, and is null. */
export function answerOf({ isError, structuredContent = {} }: Result): Json | null {
  if (!isError) return structuredContent
  const { detail, action } = structuredContent as { detail?: unknown; action?: { message?: unknown } }
  say([detail ?? 'This was refused.', action?.message].filter((text) => typeof text === 'string').join(' '), true)
  return null
}

/** Does something that asks the host; what fails is said. */
export function attempt(work: () => Promise<void>): void {
  work().catch((error: unknown) => say(error instanceof Error ? error.message : String(error), true))
}

export const money = (cents: unknown): string => (Number(cents) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
