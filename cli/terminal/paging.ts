import { type Command, InvalidArgumentError } from 'commander'
import { io } from './io.ts'
import type { Style } from './style.ts'

export type PageOptions = { page?: number; perPage?: number }
type Page = { page: number; total: number; total_exact?: boolean; total_pages: number; has_more: boolean }

export function withPageOptions(command: Command): Command {
  return command
    .option('--page <number>', 'page, counted from 1', wholeNumber)
    .option('--per-page <number>', 'items on a page, up to 100', wholeNumber)
}

export function pageInput({ page, perPage }: PageOptions): { page?: number; per_page?: number } {
  return { ...(page !== undefined && { page }), ...(perPage !== undefined && { per_page: perPage }) }
}

/** The line under a table: where we are, and how to go on. */
export function pageFooter({ page, total, total_exact = true, total_pages, has_more }: Page, again: string, style: Style): string[] {
  if (total_pages <= 1 && !has_more) return []
  const place = total_exact ? `Page ${page} of ${total_pages}, ${total} in all.` : `Page ${page}, ${Math.floor(total / 100) * 100}+ in all.`
  // Else the next page would be one of another size.
  const [size = ''] = /--per-page[ =]\d+/.exec(io().words.join(' ')) ?? []
  return ['', style.dim(place), ...(has_more ? [`Next: ${again} --page ${page + 1}${size && ` ${size}`}`] : [])]
}

/** What stands in place of an empty table: `none`, or that the pages end before the one asked for. */
export function noneOf({ page, total_pages }: Page, again: string, none: string[]): string[] {
  return total_pages === 0 || page <= total_pages
    ? none
    : [`There is no page ${page}; the last is ${total_pages}.`, `Next: ${again} --page ${total_pages}`]
}

/** Reads an option's value; commander says which option was wrong. */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It takes a whole number from 1 on.')
  return Number(text)
}

/** Likewise. */
export function isoWeek(text: string): string {
  if (!/^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/.test(text)) throw new InvalidArgumentError('It takes an ISO week such as 2026-W53.')
  return text
}
