import type { Schemas } from '../../sdk/contract.ts'
import { draftUrl } from '../core/account_urls.ts'
import type { Site } from '../core/sites.ts'
import { textOf } from '../profile/profile.ts'
import type { DraftRecord } from '../profile/rows.ts'

export type NextStep = Schemas['NextStep']

const NAME_CHARACTERS_MAX = 80
const WAIT_SECONDS = 30
/** What a person is shown first. */
const FIELDS_SHOWN = ['name', 'headline', 'summary', 'description', 'pricing_model', 'starting_price']

/** What leads a draft on to a launch, the likeliest first; every call can be made as it stands. */
export function nextStepsOf(draft: DraftRecord, missing: Schemas['Missing'][], site: Pick<Site, 'url'>): NextStep[] {
  const { id, status, listing_id } = draft
  const url = draftUrl(site, id)
  if (status === 'crawling' || status === 'drafting')
    return [
      {
        message: 'The website is being read. Wait until the draft is ready; leave `fields` out to get all of them.',
        tool: 'get_draft',
        arguments: { id, wait: WAIT_SECONDS, fields: FIELDS_SHOWN },
        url,
      },
    ]
  if (status === 'failed')
    return [
      { message: 'Fix what `error` names, then have the website read again.', tool: 'submit_listing', arguments: { url: draft.url }, url },
      { message: 'Or fill in the draft by hand, the name first; ask the person for it.', ...namingCall(draft), url },
    ]
  const steps: NextStep[] = []
  if (listing_id !== null)
    steps.push({ message: 'Read the listing and what its launch still needs.', tool: 'get_my_listing', arguments: { listing_id } })
  else if (textOf(draft.profile.cells, 'name') === null)
    steps.push({ message: 'Set the name, without which it cannot be submitted; ask the person for it.', ...namingCall(draft), url })
  else
    steps.push({
      message: 'Show the person the draft. Once they are happy with it, save it as their listing; that publishes nothing yet.',
      tool: 'submit_draft',
      arguments: { id },
      url,
    })
  const founder = missing.find(({ field }) => field === 'founders')
  if (founder)
    steps.push({
      message: `${founder.message} A free launch needs it complete: ask the person, then send it with update_founder_profile as the owner.`,
      tool: 'get_founder_profile',
      arguments: {},
    })
  return steps
}

/** Until its owner names the product, the host of its website stands in; a name that there is stays. */
export const namingCall = ({ id, url, profile }: Pick<DraftRecord, 'id' | 'url' | 'profile'>): Pick<NextStep, 'tool' | 'arguments'> => ({
  tool: 'update_draft',
  arguments: {
    id,
    fields: { name: textOf(profile.cells, 'name') ?? new URL(url).hostname.replace(/^www\./, '').slice(0, NAME_CHARACTERS_MAX) },
  },
})
