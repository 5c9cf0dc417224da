type Provider = {
  domains: readonly string[] | RegExp
  /** The domain that all of them lead to; without it each keeps its own. */
  leads_to?: string
  /** Begins the part that its owner makes up, beside `+`, which nearly every provider takes. */
  separator?: string
  /** Signs that the provider does not tell apart from none. */
  ignores?: RegExp
}

/** What providers say of the spellings of one mailbox, each with its source. Domains that are not among them are held to the common rule. */
const PROVIDERS: readonly Provider[] = [
  // Dots do not matter (support.google.com/mail/answer/7436150); in addresses of a company's own domain at Google they do.
  { domains: ['gmail.com', 'googlemail.com'], leads_to: 'gmail.com', ignores: /\./g },
  // One name for all its domains; `.`, `-` and `_` are not told apart from none (canonicalizeInternalEmail in ProtonMail/WebClients).
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], leads_to: 'proton.me', ignores: /[._-]/g },
  // Addresses at mac.com and me.com are names of the same iCloud account (Apple’s help on “iCloud Mail addresses”).
  { domains: ['icloud.com', 'me.com', 'mac.com'], leads_to: 'icloud.com' },
  // One mailbox at all its domains, and a dot in it may be written as a hyphen (help of Yandex Mail).
  {
    domains: ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'],
    leads_to: 'yandex.ru',
    ignores: /[.-]/g,
  },
  // Disposable addresses are `name-keyword`, and no name holds a hyphen (Yahoo’s help on “disposable addresses”).
  { domains: /^(?:yahoo\.(?:com?\.)?[a-z]{2,3}|ymail\.com|rocketmail\.com|myyahoo\.com)$/, separator: '-' },
]

/** Its customers also own `anything@name.fastmail.com`, which is `name+anything@fastmail.com` (fastmail.help, article 360060591053). */
const SUBDOMAINS_OF = ['fastmail.com', 'fastmail.fm', 'fastmail.net', 'fastmail.org', 'sent.com', 'messagingengine.com']

/** Domains of which anybody gets a mailbox, or whoever has a line of theirs, beside those above. */
const FOR_ANYBODY = new Set(
  (
    '126.com 139.com 163.com 189.cn 21cn.com abv.bg alice.it arcor.de att.net azet.sk bell.net bellsouth.net bigpond.com bk.ru bluewin.ch bol.com.br ' +
    'btinternet.com centrum.cz charter.net comcast.net cox.net ctemplar.com daum.net disroot.org docomo.ne.jp duck.com earthlink.net email.com email.cz ' +
    'free.fr freemail.hu freenet.de guerrillamail.com hanmail.net hey.com hispeed.ch hushmail.com hushmail.me i.ua ig.com.br inbox.lv inbox.ru interia.pl ' +
    'internet.ru juno.com laposte.net libero.it list.ru mail.bg mail.com mail.de mail.ee mail.ru mailbox.org mailinator.com meta.ua naver.com nate.com ' +
    'netzero.net o2.pl onet.pl op.pl optonline.net orange.fr pobox.com posteo.de posteo.net qq.com rambler.ru rediffmail.com riseup.net rogers.com ' +
    'runbox.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca sina.cn sina.com skiff.com sky.com skynet.be sohu.com startmail.com t-online.de telenet.be ' +
    'telus.net temp-mail.org terra.com.br tin.it tiscali.it tlen.pl tom.com tuta.com tuta.io tutamail.com tutanota.com ukr.net uol.com.br usa.com ' +
    'verizon.net virgilio.it virginmedia.com volny.cz walla.co.il walla.com wanadoo.fr web.de wp.pl yeah.net yopmail.com ziggo.nl zoho.com zoznam.sk'
  ).split(' '),
)
/** Those that have a domain for each country. */
const IN_MANY_COUNTRIES = /^(?:aol|gmx|hotmail|live|msn|outlook|windowslive|yandex|zohomail)\.(?:com?\.)?[a-z]{2,3}$/

/** Whether a mailbox of this domain tells nothing of who runs the domain. */
export function isMailboxForAnybody(domain: string): boolean {
  const named = PROVIDERS.some(({ domains }) => (domains instanceof RegExp ? domains.test(domain) : domains.includes(domain)))
  return (
    named ||
    FOR_ANYBODY.has(domain) ||
    IN_MANY_COUNTRIES.test(domain) ||
    SUBDOMAINS_OF.some((one) => domain === one || domain.endsWith(`.${one}`))
  )
}

/**
 * By what one mailbox is known, however its address is spelled: lower case, without tags, without what its provider ignores. Only for
 * comparing and counting; mail goes to the address as it was typed. Takes what readEmail answers; any other text comes back in lower case.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [local, domain] = outOfSubdomain(email.slice(0, Math.max(0, at)).toLowerCase(), email.slice(at + 1).toLowerCase())
  if (local === '') return email.toLowerCase()
  const provider = PROVIDERS.find(({ domains }) => (domains instanceof RegExp ? domains.test(domain) : domains.includes(domain)))
  const { leads_to = domain, separator, ignores } = provider ?? {}
  let name = before(local, '+')
  if (separator !== undefined) name = before(name, separator)
  if (ignores !== undefined) name = name.replace(ignores, '') || name
  return `${name}@${leads_to}`
}

/** What stands before a sign; all of it where nothing does. */
const before = (text: string, sign: string): string => text.slice(0, text.indexOf(sign) > 0 ? text.indexOf(sign) : undefined)

function outOfSubdomain(local: string, domain: string): [string, string] {
  const parent = SUBDOMAINS_OF.find((one) => domain.endsWith(`.${one}`))
  const name = parent && domain.slice(0, -parent.length - 1)
  return parent && name && !name.includes('.') ? [name, parent] : [local, domain]
}
