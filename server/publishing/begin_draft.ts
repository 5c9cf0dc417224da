import { randomBytes } from 'node:crypto'
import { sha256 } from '../base/sha256.ts'
import { AddressRefused, parseAddress, type Address } from '../base/addresses/web_address.ts'
import { fail } from '../base/error.ts'
import type { Context } from '../core/context.ts'
import { refuseListedElsewhere } from '../listings/elsewhere.ts'
import { ensureProfile, readdress } from '../profile/ensure_profile.ts'
import { findDraft, findUnfailedDraft, insertDraft, type DraftRecord } from '../profile/rows.ts'
import { askModelAgain } from './ask_model.ts'

type Owner = {
  account_id: string
  /** With whom the draft takes turns. */
  turn: string
  /** Takes one from the limit, and refuses where none is left; only for what is begun. */
  takeOne(): Promise<void>
  /** Whether somebody is shown how it comes about. */
  live: boolean
}
type At = Pick<Context, 'sql' | 'now' | 'site' | 'jobs' | 'fetch' | 'config'>

/** Begins to draft a website; the owner's own draft of the same site, unless it failed, is answered as it is. */
export async function beginDraft(context: At, url: string, owner: Owner): Promise<{ draft: DraftRecord; is_new: boolean }> {
  const { sql, now, site, jobs } = context
  const { account_id } = owner
  const address = readAddress(url, context)
  const profile_id = await ensureProfile(sql, { account_id, site_key: address.site_key, url: address.url, site_id: site.id, now })
  await refuseListedElsewhere(sql, site, profile_id)
  const present = await findUnfailedDraft(sql, profile_id, account_id)
  if (present) {
    const again = (await askModelAgain(context, present)) ? await findDraft(sql, present.id, account_id) : undefined
    return { draft: again ?? present, is_new: false }
  }
  await owner.takeOne()
  await readdress(sql, profile_id, address.url)
  const id = `d_${randomBytes(16).toString('base64url')}`
  await insertDraft(sql, { id, account_id, profile_id, url: address.url, scheme_given: address.scheme_given, now })
  await jobs.add(sql, 'draft', { draft_id: id, run: 1, live: owner.live }, { account_id: owner.turn })
  const draft = await findDraft(sql, id, account_id)
  if (!draft) throw new Error(`draft ${id} is not there after it was written`)
  return { draft, is_new: true }
}

/** With whom the drafts of a caller take turns: an account with itself, strangers with all who come from their address. */
export const turnOf = ({ actor, account_id, address }: Pick<Context, 'actor' | 'account_id' | 'address'>): string =>
  actor.type === 'stranger' ? strangersTurn(address) : account_id

/** Nobody's address is kept: the group's name is shortened from a hash. */
export const strangersTurn = (address: string): string => `stranger ${sha256(address).toString('base64url').slice(0, 16)}`

function readAddress(url: string, { fetch }: Pick<Context, 'fetch'>): Address {
  try {
    return parseAddress(url, fetch.named)
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    fail('url_not_allowed', { errors: [{ field: '/url', code: 'url_not_allowed', message: error.message, fix: error.fix }] })
  }
}
