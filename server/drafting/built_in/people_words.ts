import { pattern } from './patterns.ts'

/** Roles that say someone started it. Managers, owners and officers by themselves do not. */
const FOUNDER_WORD = String.raw`(?:(?:co|Co|CO)[- ]?)?(?:founders?|Founders?|FOUNDERS?)(?![\p{L}'’]| (?:of the week|story|stories|mode|friendly|led|and ceo coach))|(?:[Cc]o-?|[Mm]it)?(?:[Gg]r(?:ü|ue)nder(?:in(?:nen)?)?|[Bb]egr(?:ü|ue)nder(?:in)?)(?!\p{L})|[Cc]o-?[Ff]ondateurs?|[Cc]o-?[Ff]ondatrices?|[Ff]ondateurs?|[Ff]ondatrices?|[Cc]o-?[Ff]ondator[ei]|[Ff]ondator[ei]|[Ff]ondatrici?e?|[Cc]o-?[Ff]undador[ae]?s?|[Ff]undador[ae]?s?|(?:[Mm]ede-?)?[Oo]prichters?|[Oo]prichtster|(?:[Mm]ed)?[Gg]rundare|(?:[Mm]ed)?[Gg]rundlægger|[Gg]ründer|[Pp]erustaja|(?:[Ww]spół)?[Zz]ałożyciel(?:ka)?|(?:[Ss]polu)?[Zz]akladatel(?:ka)?|(?:[Tt]árs)?[Aa]lapító|(?:[Ss]u)?[Oo]snivač(?:ica)?|[Kk]urucu(?: [Oo]rtak|su)?|[Ss]oustanovitelj|[Uu]stanovitelj|[Įį]kūrėja[si]?|[Dd]ibinātāj[sa]|(?:[Kk]aas)?[Aa]sutaja|[Зз]асновни(?:к|ця)|[Сс]півзасновни(?:к|ця)|[Оо]снователь(?:ница)?|[Сс]ооснователь|[Ιι]δρυτής|創業者|創設者|共同創業者|創立者|ファウンダー|创始人|联合创始人|創辦人|창업자|공동 ?창업자|설립자`
const MAKER_WORD = String.raw`(?:[Cc]o-?)?(?:[Cc]reators?|[Mm]akers?|[Ii]nventors?)(?= of| behind|$|[,;:|&)–-]|\s[&+|–-]| and )|[Ii]ndie (?:[Mm]aker|[Hh]acker)|[Ss]olo (?:[Ff]ounder|[Dd]eveloper|[Mm]aker)|[Cc]réateur|[Cc]réatrice|[Cc]reador[a]?|[Cc]reator[ei](?!\p{L})|[Cc]riador[a]?|[Mm]acher(?:in)?(?= (?:von|hinter))|[Ee]rfinder(?:in)?|[Mm]aker`
export const FOUNDER_ROLE = pattern(String.raw`(?<![\p{L}-])(?:${FOUNDER_WORD}|${MAKER_WORD})`, 'u')
/** Roles that carry the word without meaning it. */
export const NOT_FOUNDER =
  /founding (?:engineer|team|member|partner|designer|developer|customer|user)|founders? (?:fund|circle|plan|tier|edition|pricing|price|access|deal|offer|pass|badge|note|letter|stories|story|community|network|hub|day|club|library|guide|and (?:teams|startups|makers)|&? ?(?:teams|startups))|for founders|(?:content|course|video) creators?|creators? (?:fund|program|economy|tools|plan)|(?:start-?up|saas|tech|agency|e-?commerce|indie|serial|solo|fellow|first-time|small business|bootstrapped|online|studio|brand|shop|store|newsletter|app|mobile|ai|business|non-?technical|technical|b2b|fintech) (?:co-?)?founders?|indie (?:hacker|maker)|former|ex-|investor|advis|mentor|coach|friend of|decision maker|policy maker|coffee maker|map maker/i

// Only an initial carries a dot; a dot after a whole word ends the sentence.
const FIRST = String.raw`(?:\p{Lu}\.(?:-?\p{Lu}\.)?|\p{Lu}[\p{L}\p{M}'’-]{0,30})`
const PARTICLE = String.raw`(?:van der|van den|van de|van|von der|von|de la|de los|de|del|della|di|da|dos|do|du|le|la|el|al|bin|ibn|zu|ter|ten|af)`
/** Two to four words of a person's name: `Ana de la Cruz`, `J. R. Müller-Voss`. */
export const PERSON = String.raw`(?:(?:Dr|Prof|Ing|Dipl\.-\p{L}+)\.\s+){0,2}${FIRST}(?:[ ]["“'‘(]?${FIRST}["”'’)]?){0,2}[ ](?:${PARTICLE}[ ])?\p{Lu}[\p{L}\p{M}'’-]{1,30}`
const ASIAN_PERSON = String.raw`[\p{Script=Han}々]{1,4}[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{1,6}|\p{Script=Katakana}{2,12}[・ ]\p{Script=Katakana}{2,12}`
export const PERSON_ALONE = new RegExp(String.raw`^(?:${PERSON}|${ASIAN_PERSON})$`, 'u')

/** Capitalised words that no person is called. */
const NO_PERSON = pattern(
  String.raw`\b(?:the|our|your|my|we|us|you|team|founders?|co-?founders?|ceo|cto|coo|cfo|cmo|cpo|chief|officer|head|lead|director|manager|engineer|developer|designer|marketing|sales(?!$)|product|products|company|inc|llc|ltd|gmbh|labs?|studio|studios|software|technolog(?:y|ies)|solutions|systems|group|agency|app|apps|cloud|web|website|site|page|home|about|contact|meet|read|more|learn|get|started|start|free|pricing|privacy|policy|terms|service|services|support|blog|news|press|open|source|view|download|sign|log|login|follow|join|story|stories|mission|vision|values|history|university|institute|school|college|street|road|new|york|san|francisco|los|angeles|london|berlin|paris|united|states|kingdom|europe|google|apple|microsoft|github|linkedin|twitter|facebook|instagram|youtube|amazon|chrome|firefox|android|windows|linux|über|uns|kontakt|impressum|datenschutz|unser|unsere|notre|équipe|nous|nostro|nostra|chi|siamo|equipo|nuestro|board|member|advisory|advisor|partner|customer|user|verified|all|rights|reserved|made|built|with|love|for|and|by|hello|hi|hey|why|how|what|who|when|where|this|that|it|in|on|at|of|to|from|is|are|was|made|january|february|march|april|june|july|august|september|october|november|december|monday|friday)\b`,
)
const SAMPLE_PERSON =
  /^(?:john|jane) (?:doe|smith|roe)|mustermann|musterfrau|^(?:mario|maria) rossi|^juan p[ée]rez|^jean dupont|^jan (?:jansen|kowalski|novák)|^(?:ivan ivanov)|^山田 ?太郎|^first ?name|^your name|^full name|^team member|^lorem ipsum|^(?:anna|sarah) (?:smith|johnson)$/i

/** How people begin when they introduce themselves; no part of their names. */
const INTRODUCED =
  /^(?:I['’]m|I am|Je m['’]appelle|Je suis|Mi chiamo|Ich bin|Ich hei(?:ß|ss)e|Me llamo|Yo soy|Soy|Sono|Io sono|Eu sou|Sou|Jag heter|Jag är|Jeg heter|Jeg hedder|Jeg er|Ik ben|Jestem|Nazywam się|Jmenuji se|Olen)\s+/u
/** «It’s», «We’re», «Ana’s»: a shortened verb or a possessive, no name. */
const CONTRACTED = /['’](?:m|s|re|ve|ll|d|t)(?!\p{L})|^(?:J|L|D|C|Qu)['’]\p{Ll}/u

/** The text as a person's name; null for anything else that is written with capitals. */
export function personName(text: string): string | null {
  const name = text
    .replace(/^(?:[\s–—•·*-]|👋|🏻)+|(?<![\s,;:.!•·*–—-])[\s,;:.!•·*–—-]+$/gu, '')
    .replace(INTRODUCED, '')
    .trim()
  if (CONTRACTED.test(name)) return null
  if (name.length < 4 || name.length > 50 || !PERSON_ALONE.test(name) || NO_PERSON.test(name) || SAMPLE_PERSON.test(name)) return null
  return name === name.toUpperCase() && !/\p{Lo}/u.test(name) && name.split(' ').some((word) => word.length > 12) ? null : name
}

/** What a founder did, with the names behind it: `founded by Ana Ruiz and Tom Berg`. */
export const FOUNDED_BY = pattern(
  String.raw`(?<!\p{L})(?:(?:was |is |were )?(?:co-?)?(?:founded|started|created|built|made|developed|designed and built|designed & developed|crafted|invented|conceived|maintained|launched|written)(?: and (?:\p{L}+))?(?: (?:with|in|on|at|back|as|with ❤️?|with ♥️?|with love|with care)[^.,;]{0,40}?)? by|(?:ge|be)gründet(?: \p{L}+ \d{4})?(?: wurde)?[^.,;]{0,30}? (?:von|durch)|(?:entwickelt|gemacht|erstellt)(?: mit [^.,;]{0,12})? von|(?:fondée?|créée?|développée?|lancée?)(?: en \d{4})?(?: avec [^.,;]{0,12})? par|(?:fondat[ao]|creat[ao]|sviluppat[ao]|ideat[ao])(?: nel \d{4})?(?: con [^.,;]{0,12})? da|(?:fundad[ao]|cread[ao]|criad[ao]|desarrollad[ao]|desenvolvid[ao])(?: en \d{4}| em \d{4})?(?: con [^.,;]{0,12})? por|(?:opgericht|gemaakt|ontwikkeld)(?: in \d{4})? door|(?:założon[ya]|stworzon[ya]) przez|(?:fondat[ăa]?|creat[ăa]?) de|(?:skapad|grundad|grundades)(?: år)?(?: \d{4})? av|(?:laget|lavet|skabt|grundlagt|stiftet|etablert|etableret|startet)(?: i)?(?: \d{4})? a[fv]|(?:założon[yae]|stworzon[ya]) w \d{4} roku przez|perustivat)\s+(?:me,\s+|me\s*[–—-]\s*)?`,
  'giu',
)
/** A maker introduces themselves: `I'm Ana Ruiz, and I built …`; the name follows. */
export const I_AM = pattern(
  String.raw`(?<!\p{L})(?:(?:hi|hey|hello|hallo|hola|bonjour|ciao|moin)[^\p{L}]{1,6})?(?:i['’]m|i am|my name is|ich bin|ich hei(?:ß|ss)e|mein name ist|je suis|je m['’]appelle|sono|mi chiamo|soy|me llamo|ik ben|mijn naam is|sou|meu nome é|jestem|nazywam się|jag heter|jeg heter|jeg hedder|minun nimeni on|olen|hívnak|mă numesc|jmenuji se|benim adım)\s+(?=\p{Lu})`,
  'giu',
)
export const I_MADE =
  /\bI\b[^.]{0,60}\b(?:built|made|created|founded|started|develop(?:ed)?|launched|designed|build|make|maintain)\b|founder|creator|maker|gründer|entwickl|gegründet|fondat|fundador|créé|créateur|creado|creator|oprichter|gemaakt/i

/** `Ana Ruiz built the Lumbrio app as a free app`; whether it is this product is seen from the second group. */
export const BUILT = new RegExp(
  String.raw`(?<!\p{L})(${PERSON}) (?:has |have )?(?:built|created|developed|made|founded|started|launched|designed)(?: and (?:built|maintains|runs|launched))?((?: [^\s.,;]{1,30}){1,6})`,
  'gu',
)

/** Verbs of a beginning behind who began it. */
export const FOUNDS =
  /(?<!\p{L})(?:(?:have |has |had )?(?:co-?)?founded|(?:have |has )?(?:set up|established|launched|created|started|built)|gründeten?|(?:haben|hat)|(?:a|ont) (?:co)?(?:fondé|créé|lancé)|(?:ha|hanno) (?:fondato|creato)|fondò|fondarono|fundó|fundaron|crearon|creó|fundou|fundaram|criou|criaram|założy(?:ł|li|ła|ły)|založil[iay]?|grundade|grundlagde|stiftet|startade|startet|hebben|heeft|richtten|alapították?|įkūrė|dibināja|asutasid|perustivat)(?!\p{L})/u
/** The company as what was founded, on a page about it. */
export const FOUNDED_OBJECT =
  /^(?:(?:in|im Jahre?|en|nel|em|w|v|i)?\s?(?:roce\s|roku\s)?(?:19|20)\d\d(?: roku)?\s)?(the (?:company|firm|studio|agency|business)|die (?:Firma|Agentur)|das (?:Unternehmen|Studio)|la (?:société|empresa|ditta)|l['’](?:entreprise|azienda)|a empresa|het bedrijf|firmę|firmu|společnost|företaget|firmaet|selskabet|selskapet|virksomheden)(?!\p{L})(?!['’]s| \p{Lu})/u
/** `… wurde 2019 von`; the names and then the verb follow. */
export const WURDE_VON =
  /(?<!\p{L})(?:wurde|wird|werd|is)(?: (?:im (?:Jahre?|\p{Lu}\p{L}+)|in))?(?: \d{4})?(?: in \p{Lu}\p{L}+)? (?:von|durch|door)\s+/gu
export const GEGRUENDET = /^[^.!?]{0,60}\s?(?:gegründet|ins Leben gerufen|opgericht)(?!\p{L})/u
