/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { SideNav, type NavGroup } from './side_nav.tsx'

const ENTRIES = [
  { href: '/account/listings', label: 'Listings' },
  { href: '/account/editors', label: 'Editors' },
  { href: '/account/profile', label: 'Founder profile' },
  { href: '/account/interview', label: 'Interview' },
  { href: '/account/orders', label: 'Orders' },
  { href: '/account/keys', label: 'API keys' },
  { href: '/account/apps', label: 'Connected apps' },
  { href: '/account/webhooks', label: 'Webhooks' },
  { href: '/account', label: 'Settings' },
] as const

export type AccountEntry = (typeof ENTRIES)[number]['href']

/** `of`: the pages of one listing stand above those of the account, in the same navigation. */
type Props = ({ at: AccountEntry; of?: never } | { at: string; of: NavGroup['entries'] }) & { children: ComponentChildren }

/** The pages of an account beside their own navigation. */
export function AccountFrame({ at, of, children }: Props) {
  const groups = of
    ? [
        { title: 'This listing', entries: of },
        { title: 'Account', entries: ENTRIES },
      ]
    : [{ entries: ENTRIES }]
  return (
    <div class="beside start">
      <SideNav name={of ? 'Listing' : 'Account'} at={at} groups={groups} />
      <div>{children}</div>
    </div>
  )
}
