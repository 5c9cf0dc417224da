import type { DraftIssue, ValidationIssue, Problem } from './problem.ts'
import { DETAIL_CHARS_MAX, NEAR_NAMES_MAX, ISSUES_MAX, PROBLEM_BYTES_MAX } from './limits.ts'
import { clip } from './clip.ts'
import { nearest } from './nearest.ts'

const FIELD_CHARS_MAX = 200
const SENTENCE_CHARS_MAX = 500
const INSTANCE_CHARS_MAX = 300
const ALLOWED_MAX = 100
/** What is left of a sentence where even one place does not fit. */
const SHORT_CHARS_MAX = 120

/**
 * Holds a problem document to its bytes, whatever the caller sent: long texts are cut, then as many places stand in it as fit, then the
 * allowed values of the first ones. A caller mends what is named and asks again.
 */
export function fitProblem(problem: Problem, bytes_max = PROBLEM_BYTES_MAX): Problem {
  const { errors, ...rest } = problem
  let frame: Problem = { ...rest, detail: clip(rest.detail, DETAIL_CHARS_MAX), instance: clip(rest.instance, INSTANCE_CHARS_MAX) }
  if (bytesOf(frame) > bytes_max) {
    const { action: _, ...short } = frame
    frame = { ...short, detail: clip(frame.detail, SHORT_CHARS_MAX), instance: clip(frame.instance, SHORT_CHARS_MAX) }
  }
  if (!errors) return frame
  let left = bytes_max - bytesOf({ ...frame, errors: [] })
  const issues: ValidationIssue[] = []
  for (const { allowed: _, ...issue } of errors.slice(0, ISSUES_MAX)) {
    const short = clipIssue(issue)
    left -= bytesOf(short) + 1
    if (left < 0) break
    issues.push(short)
  }
  for (const [index, issue] of issues.slice(0, NEAR_NAMES_MAX).entries()) {
    const allowed = errors[index]?.allowed?.slice(0, ALLOWED_MAX).map((value) => clip(value, FIELD_CHARS_MAX))
    if (!allowed) continue
    const bytes = bytesOf({ allowed })
    if (bytes > left) continue
    left -= bytes
    issues[index] = { ...issue, allowed }
  }
  return { ...frame, errors: issues }
}

/** The first places as they leave the service, the names nearest to what was sent beside the very first alone: finding them takes work. */
export function finishIssues(drafts: readonly DraftIssue[]): ValidationIssue[] {
  let looked = 0
  return drafts.slice(0, ISSUES_MAX).map(({ near, ...issue }) => {
    if (!near || near.names.length === 0 || looked++ >= NEAR_NAMES_MAX) return issue
    return { ...issue, fix: `${near.lead} ${nearest(near.typed, near.names).join(', ')}.` }
  })
}

function clipIssue(issue: ValidationIssue): ValidationIssue {
  return {
    ...issue,
    field: clip(issue.field, FIELD_CHARS_MAX),
    message: clip(issue.message, SENTENCE_CHARS_MAX),
    fix: clip(issue.fix, SENTENCE_CHARS_MAX),
  }
}

/** As it is written in JSON, where a control character takes six bytes. */
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
