import { plural } from '../../base/plural.ts'
import { isObject } from '../../base/is_object.ts'
import { audited, defineOperation } from '../../core/operation.ts'
import { importRows } from '../../team/imports/import_rows.ts'

/** Brings a batch of rows in as listings that nobody owns: all of the batch, or none. */
export default defineOperation('import_listings', async ({ site, rows }, context) => {
  const given = rows.map(({ line, values }) => {
    const read: unknown = JSON.parse(values)
    return { line, values: isObject(read) ? read : {} }
  })
  const results = await importRows(context, site, given)
  const taken = results.filter(({ outcome }) => outcome === 'added' || outcome === 'changed').length
  return audited({ results }, { kind: 'site', subject: site, label: plural(taken, 'listing') })
})
