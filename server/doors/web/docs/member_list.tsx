/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { boundsOf, describe } from '../../../core/described.ts'
import { OPERATIONS, type OperationId } from '../../../core/spec.ts'
import { isObject, OBJECTS } from './reference.ts'
import { followed, nameOf, type Whole } from './samples.ts'

const NESTED_MAX = 4
/** A longer rule says more to programs than to people. */
const PATTERN_CHARACTERS_MAX = 32
const KNOWN: ReadonlyMap<string, unknown> = OPERATIONS satisfies ReadonlyMap<OperationId, unknown>
const NAMED = new Set(OBJECTS.map(({ name }) => name))

/** Words of the contract: what stands in backticks as code, operations as links, dates on one line. */
export function Rich({ text }: { text: string }) {
  const parts = text.split(/(`[^`]+`|\b[a-z]+(?:_[a-z]+)+\b|\b\d{4}-[\w:-]+)/)
  return (
    <>
      {parts.map((part, index) => {
        if (index % 2 === 0) return part
        if (/^\d/.test(part)) return <span class="whole">{part}</span>
        const word = part.startsWith('`') ? part.slice(1, -1) : part
        const code = part.startsWith('`') || KNOWN.has(word) ? <code>{word}</code> : part
        return KNOWN.has(word) ? <a href={`/docs#${word}`}>{code}</a> : code
      })}
    </>
  )
}

/** `array of Evidence`, each named object a link to where it is told. */
export function TypeOf({ schema }: { schema: Whole }): ComponentChildren {
  const name = nameOf(schema)
  if (name !== null && NAMED.has(name) && isObject(schema)) return <a href={`/docs#object-${name}`}>{name}</a>
  const { type, items, anyOf, oneOf, properties, enum: values } = followed(schema)
  const variants = oneOf ?? anyOf
  if (variants) return variants.map((each, index) => [index > 0 && ' or ', <TypeOf schema={each} />])
  const kinds = [type ?? (properties ? 'object' : values ? 'string' : 'any')].flat()
  return kinds.map((kind, index) => [index > 0 && ' or ', kind === 'array' && items ? ['array of ', <TypeOf schema={items} />] : kind])
}

/** The members of an object with what each means; those of an object without a name stand below it. */
export function Members({ schema, place, level = 0 }: { schema: Whole; place: string; level?: number }) {
  const { properties = {}, required = [] } = followed(schema)
  return (
    <dl class="members">
      {Object.entries(properties).map(([name, member]) => (
        <Member name={name} member={member} place={place} level={level} required={required.includes(name)} />
      ))}
    </dl>
  )
}

type MemberProps = { name: string; member: Whole; place: string; level: number; required: boolean }

function Member({ name, member, place, level, required }: MemberProps) {
  const whole = followed(member)
  const { says } = describe(whole, name, place)
  const { pattern, ...plain } = whole
  const is_short = pattern !== undefined && whole.format === undefined && pattern.length <= PATTERN_CHARACTERS_MAX
  const bounds = boundsOf(is_short ? whole : plain)
  const inner = whole.items ?? whole
  const nested = nameOf(member) === null && nameOf(inner) === null && followed(inner).properties !== undefined && level < NESTED_MAX
  const values = whole.enum ?? (whole.items && followed(whole.items).enum)
  return (
    <>
      <dt>
        <code>{name}</code>{' '}
        <span class="member-type">
          <TypeOf schema={member} />
        </span>
        {required && <span class="member-required">required</span>}
      </dt>
      <dd>
        {says !== null && <Rich text={says} />}
        {values && (
          <span class="member-bounds">
            One of <Values values={values} />
          </span>
        )}
        {bounds !== null && <span class="member-bounds">{bounds}</span>}
        {whole.default !== undefined && (
          <span class="member-bounds">
            default <code>{JSON.stringify(whole.default)}</code>
          </span>
        )}
        {nested && <Members schema={inner} place={place} level={level + 1} />}
      </dd>
    </>
  )
}

const Values = ({ values }: { values: readonly unknown[] }) => (
  <>{values.map((value, index) => [index > 0 && ', ', <code>{value === null ? 'null' : String(value)}</code>])}</>
)
