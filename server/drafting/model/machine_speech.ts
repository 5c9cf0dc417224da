import { anyOf, unspaced, spaced } from '../../lexicon/compile.ts'

// No list of such sentences is complete; the proof behind it is what keeps inventions out. This keeps a page's own sentence to machines
// from being quoted as if it were said to people.
const MACHINE = `(?:${anyOf('machine')})`

const SPEECH = [
  String.raw`\b(?:${anyOf('tells_to_ignore')})\b.{0,60}\b(?:${anyOf('model_orders')})\b`,
  String.raw`\b(?:${anyOf('you_are')})${MACHINE}\b`,
  String.raw`\b(?:${anyOf('machine_note')})\b.{0,12} (?:${anyOf('to_models')}|${anyOf('note_to')}) (?:${anyOf('every_machine')})?${MACHINE}\b`,
  String.raw`\b${MACHINE}\b[^.]{0,40}\b(?:${anyOf('machine_must')})\b`,
  String.raw`\b(?:${anyOf('machine_when')}) (?:${anyOf('machine_you')})?[^.]{0,20}\b(?:${anyOf('machine_task')})\p{L}*\b[^.]{0,60}\b(?:${anyOf('machine_says')})\b`,
  String.raw`\b(?:${spaced('machine_speech')})|${unspaced('machine_speech')}`,
  String.raw`<\|\w+\|>|\[\/?INST\]|<\/?(?:system|assistant|instructions?)>`,
]
const TO_MACHINES = new RegExp(
  SPEECH.map((source) =>
    source.replaceAll(String.raw`\b`, String.raw`(?:(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_])|(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_]))`),
  ).join('|'),
  'iu',
)

export const speaksToMachines = (line: string): boolean => TO_MACHINES.test(line)
