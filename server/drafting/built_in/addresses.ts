import type { Found, Site } from '../site.ts'
import { quoteAttribute } from '../proof.ts'
import type { Link, Reading } from '../reading.ts'
import { licenseOf } from './license.ts'
import { accountsSeen, strongest } from './socials.ts'

type Wanted = {
  field: 'support_url' | 'docs_url' | 'changelog_url' | 'privacy_url' | 'terms_url'
  text: RegExp
  path: RegExp
  not?: RegExp
}

const WANTED: Wanted[] = [
  {
    field: 'privacy_url',
    text: /privacy|datenschutz|confidentialit|données personnelles|privacidad|protección de datos|privacidade|gegevensbescherming|プライバシー|個人情報|隐私|隱私|개인정보|gizlilik|kvkk|prywatno|soukromí|osobních údajů|adatv[ée]d|privatumo|privātum|privaatsus|конфіденц|приватн|конфиденц|integritet|personvern|privatliv|tietosuoja|απορρ|confidențialit|privatnost|zasebnost|поверител/iu,
    path: /privacy|datenschutz|confidential|privacidad|privacidade|privacit|gizlilik|kvkk|prywatn|personvern|privatliv|tietosuoja/i,
    not: /cookie(?!.{0,200}privacy)|your privacy choices|shield/i,
  },
  {
    field: 'terms_url',
    text: /\bterms\b|\bagb\b|nutzungsbedingungen|geschäftsbedingungen|conditions (?:générales|d['’]utilisation|de vente)|\bcg[uv]\b|términos|condiciones|termini|condizioni|\btermos\b|voorwaarden|利用規約|规约|服务条款|使用条款|條款|이용약관|koşul|şartlar|sözleşme|regulamin|podmínky|podmienky|felhasználási|termeni|taisyklės|sąlygos|noteikumi|tingimused|умови|условия|villkor|vilkår|ehdot|όροι|uvjeti|pogoji|\beula\b|terms of (?:use|service)/iu,
    path: /(?:^|[/_-])(?:terms|tos|agb|cgu|cgv|nutzungsbedingungen|conditions|terminos|condiciones|termini|condizioni|termos|voorwaarden|eula|regulamin|kullanim)/i,
    not: /privacy|long-?term|terminal/i,
  },
  {
    field: 'docs_url',
    text: /^(?:(?:read|view|see|browse|open|full|the|api|developer|online|user|product|our)\s+){0,6}(?:docs|documentation|dokumentation|documentación|documentazione|documentação|documentatie|dokumentacja|api reference|(?:user )?(?:manual|guide)|handbook|handbuch|manuale|manuel|ドキュメント|文档|문서|документація|документация|belgeler|dokümantasyon)(?:\s*[→↗>])?$/iu,
    path: /^https?:\/\/docs?\.|\/(?:docs?|documentation|manual|api-docs|handbook)(?:\/|\.html?|$)/i,
  },
  {
    field: 'support_url',
    text: /^(?:(?:get|visit|our|customer|contact|the)\s+)*(?:support|help|help (?:center|centre|desk)|support center|helpdesk|hilfe(?:-?center)?|hilfebereich|kundenservice|aide|centre d['’]aide|assistance|ayuda|soporte|centro de ayuda|ajuda|suporte|assistenza|aiuto|supporto|hulp|ondersteuning|klantenservice|pomoc|wsparcie|podpora|segítség|ajutor|destek|yardım|pagalba|palīdzība|abi|підтримка|поддержка|помощь|サポート|ヘルプ|帮助|帮助中心|支持|고객센터|도움말|hjälp|hjelp|hjælp|tuki)(?:\s*[→↗>])?$/iu,
    path: /^https?:\/\/(?:support|help|helpdesk)\.|\/(?:support|help|help-center|hilfe|aide|ayuda|assistenza|soporte|suporte|destek)(?:\/|\.html?|$)/i,
    not: /donat|sponsor|coffee|patreon|ko-fi|paypal|mailto:/i,
  },
  {
    field: 'changelog_url',
    text: /^(?:(?:see|view|the|full|our)\s+)*(?:change ?log|release notes?|releases?|what['’]s new|updates log|änderungsprotokoll|versionshinweise|neuigkeiten|notes de version|journal des modifications|nouveautés|novedades|registro de cambios|note di rilascio|novità|更新履歴|リリースノート|更新日志|变更日志|sürüm notları)(?:\s*[→↗>])?$/iu,
    path: /\/(?:changelog|change-log|release-?notes|releases|whats-new)(?:\/|\.(?:html?|md)|$)|^https?:\/\/(?:changelog|updates)\./i,
    not: /\/releases\/(?:latest|download|tag)/i,
  },
]

/** Pages of the site that people ask for, the repository, and the licence of the source. */
export function addresses(site: Site): Found {
  const fields: Found['fields'] = {}
  for (const wanted of WANTED) {
    const found = site.believed
      .flatMap((reading) => reading.links.map((link) => ({ reading, link, weight: weightOf(site, link, reading, wanted) })))
      .filter((entry) => entry.weight > 0)
    const best = found.toSorted((a, b) => b.weight - a.weight)[0]
    const evidence = best && quoteAttribute(best.reading, best.link.href)
    if (best && evidence) fields[wanted.field] = { value: best.link.url, evidence: [evidence] }
  }
  const repository = repositoryOf(site)
  if (repository) fields.repo_url = repository
  const license = licenseOf(site)
  if (license) fields.license = license
  return { fields }
}

function weightOf(site: Site, link: Link, reading: Reading, wanted: Wanted): number {
  if (!/^https?:/.test(link.url) || wanted.not?.test(`${link.text} ${link.url}`)) return 0
  const address = link.url.split('#')[0] ?? ''
  const path = wanted.path.test(address)
  const text = link.text.length <= 60 && wanted.text.test(link.text)
  if (!text && !(path && link.text.length <= 60)) return 0
  const host = new URL(link.url).hostname.replace(/^www\./, '')
  const own = host === site.host || host.endsWith(`.${site.host}`) || site.host.endsWith(`.${host}`)
  // Other sites' policies are linked from privacy pages; an outside page counts only from the frame, as for hosted policies and docs.
  if (
    !own &&
    (reading.kind === 'privacy' || reading.kind === 'terms' || !text || (link.region === 'main' && wanted.field.match(/privacy|terms/)))
  )
    return 0
  // A jump inside the page leads to a paragraph or a question, not to the page asked for.
  if (link.href.startsWith('#') || address === reading.url || address === site.home.url) return 0
  return Number(text) * 2 + Number(path) * 1.5 + Number(own) + Number(link.region === 'footer') * 0.5 + Number(reading === site.home) * 0.6
}

const REPOSITORY =
  /^https?:\/\/(?:www\.)?(?:gitlab\.com|codeberg\.org|bitbucket\.org|git\.sr\.ht|gitea\.com|framagit\.org)\/~?[\w.-]+\/[\w.-]+/i

/** The product's own repository: where most of the links to code lead that carry its name or say "source". */
function repositoryOf(site: Site): NonNullable<Found['fields']>['repo_url'] {
  const repositories = accountsSeen(site).filter((seen) => seen.account.platform === 'github' && seen.account.handle.includes('/'))
  const best = strongest(repositories, 'github')
  if (best) return { value: best.account.url, evidence: [best.evidence] }
  for (const reading of site.believed)
    for (const link of reading.links) {
      const address = REPOSITORY.exec(link.href)?.[0]
      const evidence =
        address && (link.region !== 'main' || /source|code|repo|gitlab|codeberg/i.test(link.text))
          ? quoteAttribute(reading, link.href)
          : null
      if (address && evidence) return { value: address, evidence: [evidence] }
    }
  return undefined
}
