import { anyOf } from '../../../lexicon/compile.ts'
import { squeeze } from '../../reading/fold.ts'
import { PERSON, personName } from '../words/people_words.ts'
import { isSample } from '../words/legal_words.ts'
import { readAddress } from '../postal/postal.ts'
import { clauseBefore } from './our_names.ts'
import type { Line } from '../page/sections.ts'

// Traders and associations whose names carry no legal form of a company; the words beside them say what they are.

const TRADE_NAME = String.raw`\p{Lu}[\p{L}\p{N}&'’.-]{1,30}(?:\s[\p{L}\p{N}&'’.-]{1,30}){0,3}`
const OWNED = new RegExp(String.raw`^(${TRADE_NAME}\sdi\s(${PERSON}))$`, 'u')
const CONTROLLER = new RegExp(
  String.raw`(?:^|[.;]\s)Titolare(?: del trattamento)?(?: dei dati)?(?::|\s(?:${anyOf('trader_is')}))\s+(${TRADE_NAME}\sdi\s(${PERSON}))(?=$|[.,;(]|\s[–—-]\s)`,
  'u',
)
const VAT = /^(?:P\.\s?I\.?V\.?A\.?|Partita IVA|C\.\s?F\.)[^\d]{0,12}\d{11}/i
const VAT_WITHIN_LINES = 3

/** `Vignabella di Elisa Marchi`: an Italian trader under the own name, right above the tax number or as the data's controller. */
export function soleTrader(lines: Line[], line: Line): string | null {
  if (isSample(line.text)) return null
  const [name = '', ...rest] = line.text.length <= 200 ? line.text.split(/,\s|\s[–—|·-]\s/) : []
  const named = OWNED.exec(name)
  const numbered = [...rest, ...lines.slice(line.at + 1, line.at + 1 + VAT_WITHIN_LINES).map(({ text }) => text)].some((text) =>
    VAT.test(text),
  )
  const found = (numbered ? named : null) ?? (line.text.length <= 1500 ? CONTROLLER.exec(line.text) : null)
  return found?.[1] && personName(found[2] ?? '') ? found[1] : null
}

/** What opens a line about a person or a way to reach one: «Contact», «Owner». */
export const ADDRESSED = new RegExp(String.raw`^(?:${anyOf('line_of_person')})`, 'i')

const REGISTER_WITHIN_LINES = 5
/** `Jana Nová, Quellwerk, Lipová 12, 602 00 Brno · IČ 12345678`: person, address and number on one line. */
export function traderOnLine(line: Line): string | null {
  if (line.text.length > 200 || line.role === 'others' || isSample(line.text)) return null
  const name = /^(?:©\s?(?:\d{4}\s)?)?([^,·|]{4,50}),/u.exec(line.text)?.[1]?.trim() ?? ''
  return personName(name) !== null && NUMBER_WITHIN.test(line.text.slice(name.length)) && readAddress([line.text]) !== null ? name : null
}
export const NUMBER_WITHIN = new RegExp(
  String.raw`[\s,·|(](?:${anyOf('register_number')}|${anyOf('register_label')})[^\p{L}\d]{0,4}(?:[A-Z]{2})?\d[\d .-]{5,}`,
  'iu',
)

/** `Jana Nová`, a street, a town and `IČ: 12345678`: a trader under the own name, wherever a site gives its address. */
export function traderAboveAddress(lines: Line[], line: Line): string | null {
  if (
    line.text.length > 50 ||
    line.block.level > 0 ||
    line.role === 'others' ||
    ADDRESSED.test(line.text) ||
    isSample(line.text) ||
    personName(line.text) === null
  )
    return null
  const below = lines.slice(line.at + 1, line.at + 1 + REGISTER_WITHIN_LINES).map((entry) => entry.text)
  const numbered = below.findIndex((text) => TRADERS_NUMBER.test(text))
  if (numbered < 0 || (numbered > 0 && !below.slice(0, numbered).some((text) => readAddress([text]) !== null))) return null
  // Between the name and its number stands the address, and nobody else.
  return below.slice(0, numbered).some((text) => text.length > 80 || personName(text) !== null) ? null : line.text
}
const TRADERS_NUMBER = new RegExp(
  String.raw`^(?:${anyOf('register_number')}|${anyOf('register_label')})[^\p{L}\d]{0,4}(?:[A-Z]{2})?\d[\d .-]{5,}`,
  'iu',
)

const CONTROLS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('controller_heading')}|${anyOf('owner_behind')})[^.;:]{0,60}?(?:[:：]|\s(?:${anyOf('is_verb')}|${anyOf('trader_is')}))|(?:${anyOf('run_by')}))\s+`,
  'iu',
)
/** «Contractor: Jana Nová, IČ 12345678»: whatever the terms call who offers. */
const LABELLED = /^\p{Lu}\p{Ll}{3,20}(?: \p{Ll}{3,20})?: (?=\p{Lu})/u
const PERSON_FIRST = new RegExp(String.raw`^(${PERSON})(?=[\s,;(.])`, 'u')
const TRADER_FIRST = new RegExp(String.raw`^(${PERSON},? (?:${anyOf('trader_behind')}))(?=$|[\s,;(])`, 'u')
const NUMBER_CHARS = 250
const ARE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('are_several')})\s(?:de |di |la )?$`, 'u')

/** «The controller is Jana Nová, Lipová 12, Brno, IČ 12345678»: a person with a register number who says to be responsible. */
export function traderInSentence({ text, role }: Line): string | null {
  if (text.length > 1500 || role === 'others' || isSample(text)) return null
  const formed = TRADER_FIRST.exec(text)?.[1]
  if (formed) return formed
  const controls = CONTROLS.exec(text) ?? LABELLED.exec(text)
  // «The photos are the property of …»: a site is one.
  if (controls && ARE.test(text.slice(0, controls.index))) return null
  const rest = controls ? text.slice(controls.index + controls[0].length) : ''
  const name = PERSON_FIRST.exec(rest)?.[1] ?? ''
  return personName(name) !== null && NUMBER_WITHIN.test(rest.slice(name.length, name.length + NUMBER_CHARS)) ? name : null
}

const ASSOCIATION = new RegExp(
  String.raw`(?:${anyOf('run_by_body')})\s+(?:the |dem |der )?(\p{Lu}[\p{L}\p{N}&'’-]{1,40}(?:\s\p{Lu}[\p{L}\p{N}&'’-]{1,40}){0,4}\s(?:${anyOf('body_behind')})|(?:Verein|Stiftung|Genossenschaft)\s\p{Lu}[\p{L}\p{N}&'’-]{1,40}(?:\s\p{Lu}[\p{L}\p{N}&'’-]{1,40}){0,3})(?=$|[.,;(]|\s\p{Ll})`,
  'u',
)

/** `operated by Kelp Foundation`: a foundation, association or cooperative with what says that it runs something, and what stands before. */
export function associationIn(text: string): { name: string; before: string } | null {
  const match = text.length <= 2000 && !isSample(text) ? ASSOCIATION.exec(text) : null
  return match?.[1] ? { name: match[1], before: clauseBefore(text, match.index) } : null
}

const SIGN_BETWEEN = String.raw`\s?[,–—|·•-]\s?|\s?\(\s?|\s`
const OWNER = String.raw`(?:(?:${anyOf('owner_behind')})\s?:?\s|(?:${anyOf('owner_attached')})\s?)`
const OWNED_BY = new RegExp(
  String.raw`^(?:©\s?(?:\d{4}(?:\s?[-–]\s?\d{4})?\s)?)?(((?:\p{Lu}|\d{1,4}\p{L})[^,|·•(:@–—]{1,58}?)(?:${SIGN_BETWEEN})${OWNER}(${PERSON})\)?)(?=$|[,;|·•.]|\s[–—-]\s|\s[(|·•])`,
  'u',
)
const TRADES_AS = new RegExp(
  String.raw`(?:^|[\s,;:(])((${PERSON}),?\s(?:${anyOf('trading_as')}):?\s["“„«'’]?(\p{L}[\p{L}\p{N}&'’._-]{1,30}(?:\s[\p{Lu}\p{N}&][\p{L}\p{N}&'’.-]{0,30}){0,4})["”“»'’]?)(?=$|[,;|·•.(]|\s[–—(-]|\s\p{Ll})`,
  'u',
)
// Most lines have neither word; looking for one first keeps the search for names off them.
const OWNER_WORD = new RegExp(OWNER, 'u')
const TRADING_WORD = new RegExp(String.raw`\s(?:${anyOf('trading_as')})[:\s]`, 'u')

/** What stands before «owner» where nothing is named: a heading, a label («Legal name / owner: …»), a greeting, a person by what they founded. */
const NO_TRADE = new RegExp(
  String.raw`^(?:${anyOf('contact_heading')}|${anyOf('publisher_heading')}|${anyOf('generic_name')}|${anyOf('publisher_label')}|${anyOf('company_label')}|(?:${anyOf('founder')})\s.*)(?:\s?/)?$`,
  'iu',
)

/** A trading name with who owns it, both as they stand there, and the trading name alone. */
export type OwnedName = { name: string; trade: string }

/** «Radwerk – Inh. Jana Brandt», «Harbour Bikes, owner Dana Voss»: a trading name with its owner on one line. */
export function ownedName(text: string): OwnedName | null {
  if (text.length > OWNED_CHARS_MAX || !OWNER_WORD.test(text)) return null
  const [, name, trade = '', owner = ''] = OWNED_BY.exec(text) ?? []
  if (!name || isSample(text) || NO_TRADE.test(trade.trim()) || personName(owner) === null) return null
  return { name: name.includes('(') || !name.endsWith(')') ? name : name.slice(0, -1), trade: trade.trim() }
}
const OWNED_CHARS_MAX = 240

/** «Dana Voss trading as Harbour Bikes». */
export function tradesAs(text: string): OwnedName | null {
  if (text.length > TERMS_CHARS_MAX || !TRADING_WORD.test(text)) return null
  const [, ...said] = TRADES_AS.exec(text) ?? []
  // The full stop of the sentence is none of the name.
  const [name, person = '', trade = ''] = said.map((part) => part.replace(/(?<=\p{Ll}{3})\.$/u, ''))
  if (!name || isSample(text) || personName(person) === null) return null
  // «Dana Voss Radwerk, trading as Radwerk Mitte» has said the whole before the clause, «…, trading as Radwerk Dana Voss» behind it.
  const before = person.split(' ').map(squeeze)
  const isBehind = (word: string) => trade.split(' ').map(squeeze).includes(word)
  return { name: before.every(isBehind) ? trade : before.slice(FULL_NAME_WORDS).some(isBehind) ? person : name, trade }
}
const TERMS_CHARS_MAX = 1500
/** What stands behind first and last name is no part of them: «Morel» of «Atelier Morel» is. */
const FULL_NAME_WORDS = 2
