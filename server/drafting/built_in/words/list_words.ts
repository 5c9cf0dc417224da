import { anyOf, spaced, unspaced, wholeWords } from '../../../lexicon/compile.ts'
// Headings of sections that list something, in many languages. Matched against `loose` text.

export const FEATURES_HEADING = new RegExp(wholeWords('features_heading'), 'u')
/** «Why us», «Benefits»: what is listed speaks for the product, and often says what it does only in passing. */
export const WHY_HEADING = new RegExp(wholeWords('why_heading'), 'u')
/** «Services and examples»: what is listed comes first. */
export const FEATURES_AND = new RegExp(String.raw`^(?:${anyOf('features_heading')}) (?:&|${anyOf('and_names')}) `, 'u')
/** A line that only names the kind of list it leads to. */
export const ONLY_HEADING = new RegExp(`^(?:${anyOf('features_heading')}|${anyOf('why_heading')})$`, 'u')
export const USE_CASES_HEADING = new RegExp(wholeWords('use_cases_heading'), 'u')
export const INTEGRATIONS_HEADING = new RegExp(wholeWords('integrations_heading'), 'u')
/** Sections whose sub-headings are no features: steps, plans, people, questions, plans for later. */
export const NO_FEATURES = new RegExp(wholeWords('no_features_heading'), 'u')

/** «Sound familiar?», «The old way»: what is wrong without the product. */
export const PROBLEM = new RegExp(wholeWords('problem_heading'), 'u')

/** Articles before a name at the beginning of a sentence. */
export const ARTICLE = new RegExp(String.raw`^(?:${anyOf('summary_article')})\s+`, 'iu')

const VERSION = '\\d{1,2}(?:\\.\\d{1,2}){0,2}\\+?'
const SYSTEMS = `windows(?: (?:xp|vista|server|7|8|10|11)(?:\\+)?)?|mac ?os(?: (?:x|${VERSION}|monterey|ventura|sonoma|sequoia|tahoe|big sur|catalina))?|os x|mac|linux|ubuntu|debian|fedora|nixos|(?:free|open|net)bsd|unix|solaris|chrome ?os|ios(?: ${VERSION})?|ipad ?os|iphone|ipad|android(?: ${VERSION})?|apple watch|watch ?os|apple tv|tv ?os|vision ?os|wear os|steam deck|raspberry pi|docker|kubernetes|(?:google )?chrome|chromium|mozilla firefox|firefox|microsoft edge|edge|safari|opera|brave`
/** Where apps are got, for the system that is got there. */
const STORES = `(?:mac )?app store|google play|play store`
export const SYSTEM = new RegExp(`(?<![\\p{Script=Latin}\\p{N}])(?:${SYSTEMS})(?![\\p{Script=Latin}\\p{N}])`, 'giu')
/** «Get it on Google Play», and not «App Store reviews» or «Shopify App Store». */
export const STORE = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}]|(?:shopify|wix|amazon|zoom|meta|nextcloud) )(?:${STORES})(?!\\p{Ll}| ?(?:connect|optimi|review|rating|screenshot|listing|rank|analytic|preview|card|gift))`,
  'giu',
)
/** Where whatever needs no system runs: a platform in a row with others only. */
export const WEB = new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}-])(?:${anyOf('web_platform')})(?![\p{Script=Latin}\p{N}-])`, 'giu')
/** «, », « and on the »: between two platforms of a row. */
export const NEXT_PLATFORM = new RegExp(
  String.raw`^(?: ?[,/|·•&+] ?(?:(?:${anyOf('and_names')}) )?| (?:${anyOf('and_names')}) )(?:\p{Ll}{1,4} ){0,2}$`,
  'iu',
)
/** «iOS app», «Windows-Software»: what a product is, right behind the system. */
export const SYSTEM_OF = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${SYSTEMS})[\s-](?:${anyOf('software')})(?!\p{L})`, 'iu')
/** Programs that a product may extend: only where it says that it is an extension of theirs. */
export const EXTENDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:chrome|firefox|safari|wordpress|shopify|woocommerce|obsidian|figma|vs ?code|visual studio code|jetbrains|notion|slack|discord|telegram|jira|confluence|blender|photoshop|sketch|raycast|alfred|home assistant)(?=[- ](?:${anyOf('extension')}))|(?<=(?:${anyOf('extension_ahead')}) (?:${anyOf('extension_for')}) )(?:wordpress|shopify|woocommerce|obsidian|figma|vs ?code|visual studio code|jetbrains|notion|slack|discord|telegram|jira|confluence|blender|photoshop|sketch|raycast|alfred|home assistant)(?![\p{L}\p{N}])`,
  'giu',
)
/** Words that say a product runs there, before its name. */
export const RUNS_ON = new RegExp(wholeWords('runs_on'), 'iu')
/** «For», before a system, which says so only of software. */
export const FOR_SYSTEM = new RegExp(String.raw`(?<!\p{L})(?:${spaced('extension_for')})(?!\p{L})`, 'iu')
/** «iOS対応»: the same behind it, in scripts without spaces. */
export const RUNS_BEHIND = new RegExp(`^\\P{L}*(?:${unspaced('runs_on')})`, 'u')
/** «Coming soon»: it is not there yet. */
export const NOT_YET = new RegExp(wholeWords('not_yet'), 'iu')
/** The same, or that it is not there at all. */
export const RUNS_NOT = new RegExp(String.raw`${wholeWords('not_yet')}|(?<!\p{L})(?:${spaced('runs_not')})(?!\p{L})`, 'iu')
/** Agencies build for systems; that says nothing about where a product of their own runs. */
export const BUILDS_FOR = new RegExp(
  String.raw`(?:${anyOf('we_who_build')}) (?:${anyOf('we_build')})|app[- ]?(?:${anyOf('app_building')})|(?:${anyOf('building')}) (?:${anyOf('building_of')})|(?<!\p{L})(?:${anyOf('your')}) (?:\p{L}+ )?(?:android|ios)[- ]?apps?(?!\p{L})`,
  'iu',
)

export const SPEAKS_LANGUAGES = new RegExp(wholeWords('speaks_languages'), 'iu')
/** «Learn two languages», «Sprachen lernen»: what a site teaches, and no machine that learns. */
export const TEACHES_LANGUAGES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('learns')})\s(?:\p{L}+\s){0,2}(?:${spaced('speaks_languages')})|(?:${spaced('speaks_languages')})\s(?:${anyOf('learns')}))(?!\p{L}|\smodels?(?!\p{L}))`,
  'iu',
)
