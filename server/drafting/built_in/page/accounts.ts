import { percentDecoded } from '../../../base/addresses/percent_decoded.ts'
import { anyOf } from '../../../lexicon/compile.ts'
import type { Platform } from '../../../fields/fields.ts'

/** An account on a platform, told from the address of a link. */
export type Account = {
  platform: Platform
  /** The account's own name, such as `acme` or `acme/app`. */
  handle: string
  /** What the link leads to, without tracking; a prefix of the link as written wherever that is possible. */
  url: string
  /** A person's page where the platform tells people from companies. */
  personal: boolean
}

// First segments of paths that lead to functions of the platform instead of an account.
const FUNCTIONS: Partial<Record<Platform, RegExp>> = {
  x: /^(?:intent|share|home|hashtag|search|i|login|signup|widgets|explore|settings|tos|privacy|about|download|statuses?|compose)$/i,
  facebook:
    /^(?:sharer?|share|sharer\.php|share\.php|dialog|plugins|tr|login|events|watch|policy|policies|privacy|help|ads|business|legal|about|settings|photo|photo\.php|story\.php|reel|l\.php|home\.php|hashtag|v\d.*)$/i,
  instagram: /^(?:_u|p|reels?|explore|accounts|stories|tv|about|legal|share)$/i,
  linkedin: /^(?:shareArticle|sharing|share|cws|feed|login|legal|posts|pulse|jobs|help|signup|uas|learning|embed|groups)$/i,
  youtube: /^(?:watch|embed|playlist|shorts|live|results|feed|t|about|redirect|premium|clip|hashtag|v|iframe_api)$/i,
  tiktok: /^(?:share|embed|tag|discover|music|legal|about|login)$/i,
  threads: /^(?:intent|share|login)$/i,
  pinterest: /^(?:pin|search|ideas|about|_)$/i,
  reddit: /^(?:submit|search|login|policies|help|comments)$/i,
  producthunt: /^(?:widgets|search|topics|newsletter|about|login|discussions|stories)$/i,
  medium: /^(?:m|tag|search|topic|membership|p|about|policy)$/i,
  github:
    /^(?:login|join|features|about|pricing|sponsors|topics|search|marketplace|settings|apps|site|security|customer-stories|readme|explore|trending|contact|notifications|new|codespaces|enterprise|collections|events|signup|stars|issues|pulls|dashboard|organizations|gist)$/i,
}
const CUSTOM_FUNCTIONS =
  /^(?:share|share\.php|joinchat|s|c|proxy|addstickers|login|feed|video.*|channels|app|download|terms|privacy|away\.php|widget.*|dk|invite|profile|R|ti)$/i
const HOSTS: [RegExp, Platform][] = [
  [/^(?:[a-z]{2,3}\.)?linkedin\.com$/, 'linkedin'],
  [/^(?:mobile\.)?(?:twitter|x)\.com$/, 'x'],
  [/^(?:(?:m|web|business|[a-z]{2}-[a-z]{2})\.)?(?:facebook|fb)\.(?:com|me)$/, 'facebook'],
  [/^instagram\.com$/, 'instagram'],
  [/^(?:m\.)?tiktok\.com$/, 'tiktok'],
  [/^(?:m\.)?youtube\.com$/, 'youtube'],
  [/^threads\.(?:net|com)$/, 'threads'],
  [/^(?:[a-z]{2}\.)?pinterest\.(?:com|[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})$/, 'pinterest'],
  [/^(?:old\.|new\.)?reddit\.com$/, 'reddit'],
  [/^producthunt\.com$/, 'producthunt'],
  [/^(?:[\w-]+\.)?medium\.com$/, 'medium'],
  [/^github\.com$/, 'github'],
  // A profile has one place for networks without a name of their own.
  [
    /^(?:(?:m\.)?vk\.(?:com|ru)|t\.me|telegram\.me|discord(?:app)?\.(?:gg|com)|ok\.ru|bsky\.app|twitch\.tv|vimeo\.com|weibo\.com|line\.me|page\.line\.me)$/,
    'custom',
  ],
]

/** Servers of the fediverse, by the names they go by, with an account. */
const FEDIVERSE = /^(?:(?:[\w-]+\.)*(?:mastodon|mstdn|fosstodon|hachyderm|mas)\.[\w.]+|[\w.-]+\.(?:social|exchange))\/@/

/** The account a link leads to; null for share buttons, single posts, videos and everything that is no known platform. */
export function accountOf(link: string): Account | null {
  const url = URL.parse(link)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.toLowerCase().replace(/^www\./, '')
  const platform = FEDIVERSE.test(host + url.pathname) ? 'custom' : HOSTS.find(([pattern]) => pattern.test(host))?.[1]
  if (!platform) return null
  const head = `${url.protocol}//${url.host}`
  if (platform === 'medium' && host !== 'medium.com')
    return host.startsWith('help.') ? null : { platform, handle: host.split('.')[0] ?? '', url: `${head}/`, personal: false }
  const segments = url.pathname.split('/').filter(Boolean)
  const path = segments.map(percentDecoded)
  const [first = ''] = path
  if (first === '' || FUNCTIONS[platform]?.test(first)) return null
  // What somebody posted, or only pinned, is no account.
  if (platform !== 'github' && path.slice(1).some((part) => /^(?:posts?|status(?:es)?|comments|p|video)$/.test(part))) return null
  if (/[?&](?:text|url|u|status|via)=/.test(url.search) && platform !== 'youtube') return null
  if (platform === 'facebook' && first === 'profile.php') {
    const id = url.searchParams.get('id')
    return id === null ? null : { platform, handle: id, url: `${head}/profile.php?id=${id}`, personal: false }
  }
  const found = handleIn(platform, path)
  if (!found || found.handle.length <= 1 || isSampleHandle(found.handle)) return null
  const { handle, depth, personal = false } = found
  return { platform, handle: handle.toLowerCase(), url: `${head}/${segments.slice(0, depth).join('/')}`, personal }
}

/** A handle, and up to which segment the path belongs to the account. */
type Handle = { handle: string; depth: number; personal?: boolean }

const at = (depth: number, handle: string): Handle => ({ depth, handle })
const person = (depth: number, handle: string): Handle => ({ depth, handle, personal: true })

/** Where each platform keeps the account's name in a path. */
function handleIn(platform: Platform, path: readonly string[]): Handle | null {
  const [first = '', second = ''] = path
  const alone = path.length === 1
  const named = first.startsWith('@')
  switch (platform) {
    case 'linkedin':
      return /^(?:company(?:-beta)?|organization|products|school|showcase)$/.test(first)
        ? at(2, second)
        : /^(?:in|pub)$/.test(first)
          ? person(2, second)
          : alone
            ? at(1, first)
            : null
    case 'youtube':
      if (/^(?:channel|c|user)$/.test(first)) return at(2, second)
      return named ? at(1, first.slice(1)) : alone ? at(1, first) : null
    case 'reddit':
      return first === 'r' ? at(2, second) : /^(?:u|user)$/.test(first) ? person(2, second) : null
    case 'producthunt':
      return /^(?:products|posts)$/.test(first) ? at(2, second) : named ? person(1, first.slice(1)) : null
    case 'tiktok':
    case 'threads':
      return named ? at(1, first.slice(1)) : null
    case 'medium':
      return alone ? at(1, named ? first.slice(1) : first) : null
    case 'x':
      return at(1, first.replace(/^@/, ''))
    case 'facebook':
      if (first === 'groups') return alone ? null : at(2, second)
      if (/^(?:pages?|p|people|pg)$/.test(first)) return alone ? null : at(path.length, second)
      return at(1, first)
    case 'custom':
      // «discord.com/invite/x» and «bsky.app/profile/x» lead on; of the others the first part is the account.
      if (/^(?:invite|profile)$/i.test(first) && second !== '') return at(2, second)
      return CUSTOM_FUNCTIONS.test(first) || /^\d+$/.test(first) || (named && !alone) ? null : at(1, first.replace(/^[@+]/, ''))
    case 'github':
      return first === 'orgs' ? at(2, second) : alone ? at(1, first) : at(2, `${first}/${second.replace(/\.git$/, '')}`)
    default:
      return at(1, first)
  }
}

/** «tu_cuenta», «dein-name», «votre.page»: what templates put where an account belongs. */
const SAMPLE_OWN = new RegExp(`^(?:${anyOf('sample_account').replaceAll('-', '[-_.]?')})$`, 'i')

const isSampleHandle = (handle: string): boolean =>
  SAMPLE_OWN.test(handle) ||
  /^(?:your|my|the)?[-_.]?(?:user-?name|handle|profile|account|page|company|org|brand|username|repo|project|channel|product)$|^(?:your|example|username|handle|placeholder|#)|^(?:user|owner|org)\/(?:repo|project)$|^your[-_]?\w*|[<>{}$]/i.test(
    handle,
  ) ||
  // The platform's own accounts are what themes link to.
  /^(?:facebook|twitter|x|instagram|linkedin|youtube|github|tiktok|pinterest|medium|reddit|wordpress|wix|squarespace|shopify|elementor|themeforest|bootstrap|getbootstrap|cloudcannon\w*|jekyll(?:rb)?|gohugoio|astrodotbuild|withastro|vercel|netlify|tailwindcss|nextjs|html5up|ajlkn|startbootstrap|sbootstrap|colorlib|templatemo|bootstrapmade|themefisher|webflow|framer)(?:$|\/)/i.test(
    handle,
  )
