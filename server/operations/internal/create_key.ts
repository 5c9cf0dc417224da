import { countKeys, newKey, saveKey, SCOPES } from '../../auth/keys.ts'
import { failField } from '../../base/error.ts'
import { KEY_NAME_CHARS_MAX, KEYS_PER_ACCOUNT_MAX } from '../../base/limits.ts'
import { defineOperation } from '../../core/operation.ts'

const DAY_MILLISECONDS = 86_400_000

/** Makes a key, which is shown this once. */
export default defineOperation('create_key', async ({ name, scopes: asked, expires_days }, { sql, account_id, now }) => {
  const scopes = SCOPES.filter((scope) => asked.includes(scope))
  if (name === '' || name.length > KEY_NAME_CHARS_MAX || /\p{Cc}/u.test(name))
    failField('name', `Give it a name of 1 to ${KEY_NAME_CHARS_MAX} characters, such as what it is for.`)
  if (scopes.length === 0) failField('scopes', 'Tick at least one.')
  if ((await countKeys(sql, account_id, now)) >= KEYS_PER_ACCOUNT_MAX)
    failField('', `An account has at most ${KEYS_PER_ACCOUNT_MAX} keys. Revoke one that you no longer need.`)
  const key = newKey()
  const expires_at = expires_days === null ? null : new Date(now.getTime() + expires_days * DAY_MILLISECONDS)
  if (!(await saveKey(sql, { account_id, name, key, scopes, expires_at, now })))
    failField('name', 'You have a key of this name. Choose another, or revoke that one.')
  return { key }
})
