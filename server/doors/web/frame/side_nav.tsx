/** @jsxRuntime automatic @jsxImportSource preact */

export type NavGroup = { title?: string; entries: readonly { href: string; label: string }[] }

type Props = { name: string; at: string; groups: readonly NavGroup[] }

/** The pages of an account, a listing or the team: a column beside them, and on a phone one menu, which the browser itself opens and closes. */
export const SideNav = ({ name, at, groups }: Props) => (
  <div>
    <button type="button" class="button quiet menu-button" popovertarget="side-nav">
      {name} menu
    </button>
    <nav class="sheet side-nav" id="side-nav" popover="auto" aria-label={name}>
      {groups.map(({ title, entries }) => (
        <div class="side-group">
          {title && <p class="side-title">{title}</p>}
          {entries.map(({ href, label }) => (
            <a href={href} aria-current={href === at ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </div>
      ))}
    </nav>
  </div>
)
