import { fail } from '../../../base/error.ts'
import { dumpFile, newestDump } from '../../../reads/dumps.ts'
import type { Route } from '../frame/door.ts'

// Read by programs of any origin, as the interface itself is.
const SHARED = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' }
const NONE = 'There is no dump: it is not written yet, or this service writes none.'

/** What the newest files are, by whom they may be used, and how to know that they came whole. */
export const latestDumpRoute: Route = {
  path: '/dumps/latest.json',
  async get({ service, site }) {
    const dump = (await newestDump(service, site)) ?? fail('not_found', { detail: NONE })
    const files = dump.files.map(({ name, ...file }) => ({ url: `${site.url}/dumps/${dump.day}/${name}`, ...file }))
    return Response.json(
      { day: dump.day, files, license: service.config.data_license },
      { headers: { ...SHARED, 'cache-control': 'public, max-age=300' } },
    )
  },
}

export const dumpFileRoute: Route = {
  path: '/dumps/:day/:file',
  async get({ service, site, params, request }) {
    const path = dumpFile(service, site, params.day ?? '', params.file ?? '')
    const file = path === null ? null : Bun.file(path)
    if (file === null || !(await file.exists())) fail('not_found', { detail: NONE })
    // Whoever asks for no body has none read for its length.
    return new Response(request.method === 'HEAD' ? null : file, {
      headers: { ...SHARED, 'content-type': 'application/gzip', 'cache-control': 'public, max-age=86400, immutable' },
    })
  },
}
