/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

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

/** The pages of an account beside their own navigation. */
export function AccountFrame({ at, children }: { at: (typeof ENTRIES)[number]['href']; children: ComponentChildren }) {
  return (
    <div class="beside start">
      <nav class="side-nav" aria-label="Account">
        {ENTRIES.map(({ href, label }) => (
          <a href={href} aria-current={href === at ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div>{children}</div>
    </div>
  )
}
