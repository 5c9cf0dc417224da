import { anyOf } from '../../../lexicon/compile.ts'
// What site builders, frameworks and themes put where the owner's words belong. Each list holds what any of them ships.

/** Titles and names before anybody gives a site its own. */
const UNNAMED =
  /^(?:react app|replit|vite (?:app|\+ .*)|create next app|next\.?js(?: app)?|nuxt(?: app| 3 minimal starter)?|my (?:new )?(?:site|website|web ?page|app|blog|store|shop|company|project|portfolio|docs|awesome .*|(?:hugo|gatsby|astro|jekyll|wordpress|docusaurus|next\.?js) .*)|mysite|your (?:awesome )?(?:title|site|site title|site name|company|company name|name|app|brand|store name)|(?:site|page|website|blog|project|meta) (?:title|name|description|tagline)|company(?: name)?|untitled(?: document| page| site)?|document|new (?:tab|page|site)|title|website|webflow site|wordpress|starter|template|theme|landing page|gatsby.*|svelte(?:kit)? app|angular app|vue app|v0 app|flutter demo|expo app|example(?: domain)?|test|undefined|null|localhost|index|lorem ipsum.*|logo(?: here)?|app name|product name|tagline|free (?:html|website|bootstrap) templates?|acme(?: inc\.?| corp\.?)?)$/i

/** The tag lines of fresh blogs and projects. */
const UNDESCRIBED = new RegExp(
  [
    String.raw`^(?:${anyOf('another_blog')})\s.{0,30}\bword ?press(?:\.com|-?\p{L}+)?(?: \p{L}+){0,2}[.!]?$`,
    String.raw`^(?:${anyOf('site_using')}) (?:${anyOf('using')}) word ?press$`,
    String.raw`^(?:${anyOf('another_blog_attached')}) ?wordpress`,
    String.raw`^(?:web ?site|site|app|project)(?: template| theme)? (?:created|generated|built|made) (?:using|with|by|in|from) `,
    String.raw`^(?:generated|created|built|made) (?:using|with|by|in|from) (?:create[- ]|v0|lovable|framer|webflow|carrd|wix|next\.?js|astro|vite|hugo|jekyll|docusaurus|gatsby|bolt)`,
    String.raw`^(?:lovable generated project|a new flutter project|description will go into a meta tag|hello from my site|your custom text here|welcome to (?:your new|my new|astro|nuxt|svelte|react|vite|docusaurus|gatsby|next))`,
    String.raw`^docusaurus tutorial`,
  ].join('|'),
  'iu',
)

/** A theme named by its maker: "Append Bootstrap Template", "Multipurpose HTML5 Theme by …". */
const THEME_TITLE =
  /\b(?:bootstrap(?: ?\d)?|html ?5?|css ?3?|tailwind(?: ?css)?|word ?press|jekyll|hugo|elementor|joomla|one ?page|landing ?page|web ?site|multi-?purpose|responsive)\s+(?:(?:responsive|website|web|landing page|html5?|bootstrap|admin)\s+){0,6}(?:template|theme)(?:\s+(?:by|from|[-–|])[^]*)?$/i

/** Kits of parts named by their maker, and what a build was to fill in. */
const KIT_TITLE =
  /^(?:material|argon|paper|now ui|soft ui|black|light bootstrap|blk|notus|purity ui|horizon ui|core ?ui|volt|star admin) (?:kit|dashboard|design system|admin)(?: (?:pro|react|angular|vue|next ?js|tailwind|laravel|by .{2,30}))*$/i
const UNFILLED = /^(?:undefined|null|NaN)\s|\[object Object\]|\{\{[^{}]{0,60}\}\}|\{%[^%]{0,60}%\}|%[A-Z]{3,20}_[A-Z_]{2,30}%/

/** Whether a line came with a builder, framework or theme and says nothing about the site. */
export function isGeneratorDefault(text: string): boolean {
  return (
    UNNAMED.test(text) ||
    KIT_TITLE.test(text) ||
    UNFILLED.test(text) ||
    UNDESCRIBED.test(text) ||
    (text.length < 90 && THEME_TITLE.test(text))
  )
}

/** Pictures that ship with a framework or stand where a picture will come. The first group is whose mark it is. */
const DEFAULT_PICTURE =
  /^(?:(vite|react|next|nextjs|nuxt|vue|svelte|sveltekit|astro|angular|gatsby|docusaurus|vercel|lovable|solid|remix|laravel|wordpress|bootstrap|tailwind|hugo|jekyll|flutter)(?:[-_]?(?:logo|icon|mark|astronaut|social-card))?|w-logo-blue.*|(?:your|default|dummy|sample|example|generic|no|template|theme)[-_]?(?:logo|image|icon|img)|(?:logo|image|img)?[-_]?(?:placeholder|dummy)[-_]?(?:logo|image|img|light|dark|square)?|logoipsum.*|blank|spacer|pixel|transparent|trans|clear|1x1|lazy|loading)(?:[-_](?:dark|light|white|black|square))?(?:[-.](?=\w*\d)\w+|@\dx)?\.(?:svg|png|gif|jpe?g|webp|ico)$/i
/** Machines that give out pictures for demonstrations. */
const DEMO_HOST =
  /^(?:www\.)?(?:tailwindui|tailwindcss|flowbite|placehold|via\.placeholder|placeholder|dummyimage|picsum|loremflickr|placekitten|placeimg|lorempixel|logoipsum|bootstrapmade|getbootstrap|html5up|themewagon|colorlib)\.(?:com|co|net|photos|it)$/i

/** Whether a picture is a framework's or a placeholder; a framework's own site keeps its mark. `name` squeezed. */
export function isDefaultPicture(url: string, name: string): boolean {
  const { hostname, pathname } = new URL(url)
  const found = DEFAULT_PICTURE.exec(pathname.replace(/^.*\//, ''))
  const owner = found?.[1]?.toLowerCase()
  if (found) return owner === undefined || !name.startsWith(owner)
  return DEMO_HOST.test(hostname) || /\/wp-includes\/images\//.test(pathname)
}
