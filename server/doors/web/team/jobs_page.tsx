/** @jsxRuntime automatic @jsxImportSource preact */
import { listBroken } from '../../../jobs/broken.ts'
import { Empty, Time } from '../frame/parts.tsx'
import { forTeam, teamPage } from './team_page.tsx'

const SHOWN_MAX = 100

/** `/team/jobs`: background work that used up its tries. */
export const jobsRoute = forTeam('/team/jobs', async (ctx) => {
  const { items, total } = await listBroken(ctx.service.reads, SHOWN_MAX)
  return teamPage(
    ctx,
    {
      title: 'Failed jobs',
      at: '/team/jobs',
      lead: 'They used up their tries and are kept for three days. Scheduled jobs run again at their next time; the log of the service has the whole error.',
    },
    items.length === 0 ? (
      <Empty title="No failed jobs">A job that has used up its tries appears here with its error.</Empty>
    ) : (
      <>
        <ul class="plain team-rows">
          {items.map(({ name, payload, tries, error, at }) => (
            <li class="team-row">
              <div class="team-row-text">
                <p>
                  <code>{name}</code> {tries > 1 && <span class="hint">after {tries} tries</span>}
                </p>
                <p>{error ?? 'No error message.'}</p>
                <p class="hint">
                  <Time at={at.toISOString()} form="instant" />
                  {Object.keys(payload).length > 0 && ` · ${JSON.stringify(payload)}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {total > SHOWN_MAX && <p class="muted">{total - SHOWN_MAX} older ones are not shown.</p>}
      </>
    ),
  )
})
