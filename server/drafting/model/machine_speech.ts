import { anyOf } from '../../lexicon/compile.ts'

// No list of such sentences is complete; the proof behind it is what keeps inventions out. This keeps a page's own sentence to machines
// from being quoted as if it were said to people.
const MACHINE = String.raw`(?:ais?|a\.i\.|llms?|gpts?|language models?|assistants?|chat ?bots?|bots?|crawlers?|agents?|scrapers?|summari[sz]ers?|ki(?:-\p{L}+)?|sprachmodelle?|ki-assistenten|ia|assistants? ia|modèles? de langage|asistentes?(?: de ia)?|modelos? de lenguaje)`

const SPEECH = [
  String.raw`\b(?:${anyOf('tells_to_ignore')})\b.{0,60}\b(?:${anyOf('model_orders')})\b`,
  String.raw`\b(?:system|developer) (?:prompt|message)\s*[:=]`,
  String.raw`\byou are (?:now )?(?:an? )?${MACHINE}\b`,
  String.raw`\b(?:note|notice|message|attention|instructions?|important|hinweis|nachricht|note|message|aviso|nota|mensaje)\b.{0,12} (?:${anyOf('to_models')}|pour|aux?|para|a) (?:all |alle |tous les |todos los )?${MACHINE}\b`,
  String.raw`\b${MACHINE}\b[^.]{0,40}\b(?:must|should (?:now )?(?:output|answer|say|write|return|set)|reading this|reads this|muss|müssen|soll(?:en)?|doit|doivent|debe[n]?)\b`,
  String.raw`\b(?:if|when|wenn|si|lorsque|cuando) (?:you |sie |vous |du )?[^.]{0,20}\b(?:summari[sz]|describ|extract|index|parse|zusammenfass|beschreib|résum|décri|resum|describ)\p{L}*\b[^.]{0,60}\b(?:say|state|write|mention|add|include|call|rate|describe|schreib\p{L}*|nenn\p{L}*|erwähn\p{L}*|dites|écrivez|ajoutez|mentionnez|di|escrib\p{L}*|añad\p{L}*|menciona)\b`,
  String.raw`\b(?:your|the) (?:answer|output|response|summary|json|reply) (?:must|should|shall|has to|needs to)\b`,
  String.raw`\b(?:output|respond|answer|reply)\b[^.]{0,20}\b(?:with|only|in) (?:json|the (?:following|word|phrase))`,
  String.raw`\b(?:fill|set|put) (?:in )?(?:the )?(?:fields?|cells?|value|headline|summary|founder|price)\b[^.]{0,30}\b(?:to|with|as|in)\b`,
  String.raw`<\|\w+\|>|\[\/?INST\]|<\/?(?:system|assistant|instructions?)>`,
  '(?:AI|ＡＩ|生成AI|言語モデル|チャットボット|アシスタント)(?:は|へ|の方へ|に)?.{0,20}(?:してください|すること|書け|出力|回答|要約)|(?:指示|命令|プロンプト)を(?:無視|忘れ)',
]
const TO_MACHINES = new RegExp(
  SPEECH.map((source) =>
    source.replaceAll(String.raw`\b`, String.raw`(?:(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_])|(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_]))`),
  ).join('|'),
  'iu',
)

export const speaksToMachines = (line: string): boolean => TO_MACHINES.test(line)
