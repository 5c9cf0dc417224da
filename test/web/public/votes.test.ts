import { expect, test } from 'bun:test'
import { closeWeeks } from '../../../server/launch/close_weeks.ts'
import { startTestService } from '../../test_service.ts'
import { turnTo } from '../../launch/founders.ts'
import { voterOfAge, voters } from '../../launch/voters.ts'
import { endOfNextWeek, turnToMonday } from '../../turned.ts'
import { openTab, PHONE } from '../browser.ts'
import { sessionCookie, signIn } from '../session.ts'
import { putShown, read, send } from './put.ts'

const testService = await startTestService({ role: 'web' })
const owner = await testService.account('Ada')

const cookieOf = async (account_id: string) => {
  const { name, value } = await sessionCookie(testService, account_id)
  return { cookie: `${name}=${value}` }
}
const votesOf = async (id: number) => {
  const [row] = await testService.sql<{ votes: number }[]>`select votes from listings where id = ${id}`
  return row?.votes
}
const TOO_LATE = 'data-code="held_past_end"'
const voter = async () => (await voters(testService, 1))[0] ?? ''

test('a person votes and takes the vote back by two presses of a button, with scripts switched off', async () => {
  const { id, path } = await putShown(testService, owner)
  const { page, close } = await openTab({ ...PHONE, javaScriptEnabled: false })
  await signIn(testService, page, await voter())
  await page.goto(testService.url + path)
  await page.locator('form#vote button').click()
  await page.getByText('Thank you. Your vote is counted.').waitFor()
  expect([await votesOf(id), await page.locator('form#vote .ballot-votes').innerText()]).toEqual([1, '1 vote'])
  await page.getByRole('button', { name: 'Take my vote back' }).click()
  await page.getByText('Your vote is taken back.').waitFor()
  expect(await votesOf(id)).toBe(0)
  await close()
})

test('who is not signed in is asked to, comes back to the button, and gives the vote by one more press', async () => {
  const { id, path } = await putShown(testService, owner)
  const person = await voter()
  const { page, close } = await openTab(PHONE)
  for (const form of ['vote', 'follow'] as const) {
    const asked = await send(testService, `${path}/${form}`, { vote: 'cast', follow: 'on' })
    const back = `${path}?next=${form}`
    expect([asked.status, asked.location]).toEqual([303, `/sign-in?return_to=${encodeURIComponent(back)}`])
    const { text } = await read(testService, asked.location ?? '')
    expect(text.includes('One vote per person: sign in to give yours.')).toBe(form === 'vote')
    // An address that anybody may have sent gives none, and says nothing to who is not signed in.
    expect((await read(testService, back)).text).not.toContain('Signed in')
    await signIn(testService, page, person)
    await page.goto(testService.url + back)
    await page.getByText('one more press').waitFor()
    expect([await votesOf(id), await page.locator(`form#${form} button`).evaluate((it) => it === document.activeElement)]).toEqual([
      form === 'vote' ? 0 : 1,
      true,
    ])
    await page.keyboard.press('Enter')
    await page.getByText(form === 'vote' ? 'Thank you. Your vote is counted.' : 'You follow this listing.').waitFor()
    await page.goto(testService.url + back)
    expect(await page.getByText('one more press').count()).toBe(0)
    await page.context().clearCookies()
  }
  expect(await votesOf(id)).toBe(1)
  const own = await read(testService, `${path}?next=vote`, { headers: await cookieOf(owner) })
  expect(own.text).not.toContain('one more press')
  await close()
})

test('a vote sent twice, or from a form that says nothing else, counts once', async () => {
  const { id, path } = await putShown(testService, owner)
  const cookie = await cookieOf(await voter())
  const sent = await Promise.all([1, 2, 3].map(() => send(testService, `${path}/vote`, {}, cookie)))
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await votesOf(id)).toBe(1)
})

test('a form that says what no button of ours says changes nothing', async () => {
  const { id, path } = await putShown(testService, owner)
  const cookie = await cookieOf(await voter())
  for (const [form, value] of [
    ['vote', 'CAST'],
    ['follow', 'maybe'],
  ] as const)
    expect((await send(testService, `${path}/${form}`, { [form]: value }, cookie)).status).toBe(400)
  expect(await votesOf(id)).toBe(0)
})

test('another website cannot vote with somebody’s cookie', async () => {
  const { id, path } = await putShown(testService, owner)
  const cookie = await cookieOf(await voter())
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'none' }])
    expect((await send(testService, `${path}/vote`, { vote: 'cast' }, { ...cookie, ...headers })).status).toBe(403)
  expect(await votesOf(id)).toBe(0)
})

test('each rule is told before the button is pressed, and kindly where it is pressed all the same', async () => {
  const { id, path } = await putShown(testService, owner)
  const own = await cookieOf(owner)
  const page = await read(testService, path, { headers: own })
  expect(page.text).toContain('You own this listing or its website, edit it or are among its founders. Only other people can vote for it.')
  expect(page.text).toMatch(/<form id="vote"[^]*?<button[^>]* disabled/)
  const pressed = await send(testService, `${path}/vote`, { vote: 'cast' }, own)
  expect([pressed.status, pressed.text.includes('Your vote was not taken')]).toEqual([422, true])

  const unconfirmed = await voter()
  await testService.sql`update auth."user" set "emailVerified" = false where id = ${unconfirmed}`
  expect((await read(testService, path, { headers: await cookieOf(unconfirmed) })).text).toContain('Confirm your e-mail address first')

  const over = await putShown(testService, owner, { launch_week: '2026-W10', launched_at: '2026-03-02T00:00:00Z' })
  const late = await send(testService, `${over.path}/vote`, { vote: 'cast' }, await cookieOf(await voter()))
  expect([late.status, late.text.includes('Its launch week ended on 9 March 2026.')]).toEqual([422, true])
  expect([await votesOf(id), await votesOf(over.id)]).toEqual([0, 0])
})

test('the vote of a young account is kept, and its owner told from when it counts', async () => {
  turnToMonday(testService)
  const { id, path } = await putShown(testService, owner)
  const cookie = await cookieOf(await voterOfAge(testService, 2))
  const { location } = await send(testService, `${path}/vote`, { vote: 'cast' }, cookie)
  expect(location).toBe(`${path}?done=held`)
  const { text } = await read(testService, path, { headers: cookie })
  expect(text).toContain('Votes from accounts younger than a day wait; yours counts from')
  expect(await votesOf(id)).toBe(0)
})

test('who is too new for the week is told before voting that the vote would never count, and after it that it does not', async () => {
  const ends_at = endOfNextWeek(testService)
  turnTo(testService, new Date(ends_at.getTime() - 30 * 3600_000))
  const { id, path } = await putShown(testService, owner)
  // Old enough an hour before the end, exactly at it, and an hour after.
  const [early, exact, late] = [await voterOfAge(testService, -5), await voterOfAge(testService, -6), await voterOfAge(testService, -7)]
  turnTo(testService, new Date(ends_at.getTime() - 10 * 3600_000))
  const shown = async (account_id: string) => (await read(testService, path, { headers: await cookieOf(account_id) })).text
  expect(await shown(early)).not.toContain(TOO_LATE)
  expect(await shown(exact)).toContain(TOO_LATE)
  const text = await shown(late)
  expect([text.includes(TOO_LATE), text.includes('A vote of yours would never be counted here')]).toEqual([true, true])
  expect(text).not.toMatch(/<form id="vote"[^]*?<button[^>]* disabled/)
  expect(await shown(await voter())).not.toContain(TOO_LATE)

  const cookie = await cookieOf(late)
  const { location } = await send(testService, `${path}/vote`, { vote: 'cast' }, cookie)
  const after = await read(testService, location ?? '', { headers: cookie })
  expect(after.text).toContain('it will not be counted: its week ends before your account is a day old')
  expect(after.text).toContain('Your vote will not be counted')
  expect(after.text).not.toContain('yours counts from')
  await send(testService, `${path}/vote`, { vote: 'cast' }, await cookieOf(early))
  turnTo(testService, new Date(ends_at.getTime() + 3600_000))
  await closeWeeks(testService.service, testService.service.clock())
  expect(await votesOf(id)).toBe(1)
})

test('a visitor reads that an account made now comes too late, where the week ends within a day', async () => {
  const ends_at = endOfNextWeek(testService)
  turnTo(testService, new Date(ends_at.getTime() - 25 * 3600_000))
  const { path } = await putShown(testService, owner)
  expect((await read(testService, path)).text).not.toContain('An account made now would be too late')
  turnTo(testService, new Date(ends_at.getTime() - 23 * 3600_000))
  expect((await read(testService, path)).text).toContain('An account made now would be too late')
})

test('who has still to confirm the address is not promised that a vote would count then', async () => {
  const ends_at = endOfNextWeek(testService)
  turnTo(testService, new Date(ends_at.getTime() - 3600_000))
  const { path } = await putShown(testService, owner)
  const person = await voterOfAge(testService, 1)
  await testService.sql`update auth."user" set "emailVerified" = false where id = ${person}`
  const { text } = await read(testService, path, { headers: await cookieOf(person) })
  expect([text.includes('Confirm your e-mail address first'), text.includes('your vote counts'), text.includes(TOO_LATE)]).toEqual([
    true,
    false,
    true,
  ])
})

test('a follower is counted and can stop', async () => {
  const { id, path } = await putShown(testService, owner)
  const cookie = await cookieOf(await voter())
  const count = async () => (await testService.sql`select 1 from listing_follows where listing_id = ${id}`).length
  expect((await send(testService, `${path}/follow`, { follow: 'on' }, cookie)).location).toBe(`${path}?done=followed`)
  expect(await count()).toBe(1)
  expect((await read(testService, path, { headers: cookie })).text).toContain('Stop following')
  expect((await send(testService, `${path}/follow`, { follow: 'off' }, cookie)).location).toBe(`${path}?done=unfollowed`)
  expect(await count()).toBe(0)
})

test('only the words of a closed list are shown after a form, never a text of the address', async () => {
  const { path } = await putShown(testService, owner)
  for (const done of ['You won a prize', 'constructor', '__proto__']) {
    const { status, text } = await read(testService, `${path}?done=${encodeURIComponent(done)}`)
    expect([done, status, text.includes('class="notice'), text.includes('prize')]).toEqual([done, 200, false, false])
  }
})

test('a vote is given and taken back from a list too, which comes back to the row, by a button large enough for a thumb', async () => {
  const { id } = await putShown(testService, owner, { name: 'Listed' })
  const { page, close } = await openTab({ ...PHONE, javaScriptEnabled: false })
  await signIn(testService, page, await voter())
  await page.goto(`${testService.url}/leaderboard`)
  const button = page.locator(`#row-${id} button`)
  const box = await button.boundingBox()
  expect([Math.min(box?.width ?? 0, box?.height ?? 0) >= 44, await button.getAttribute('aria-pressed')]).toEqual([true, 'false'])
  await button.click()
  await page.waitForURL(`${testService.url}/leaderboard#row-${id}`)
  expect([await votesOf(id), await button.getAttribute('aria-pressed'), await button.innerText()]).toEqual([
    1,
    'true',
    expect.stringContaining('voted'),
  ])
  await button.click()
  expect([await votesOf(id), await button.getAttribute('aria-pressed')]).toEqual([0, 'false'])
  await close()
})

test('a vote from a list leads to no other website', async () => {
  const { id, path } = await putShown(testService, owner)
  const cookie = await cookieOf(await voter())
  for (const back of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const { location } = await send(testService, `${path}/vote`, { vote: 'cast', back }, cookie)
    expect([back, location]).toEqual([back, `${path}?done=voted`])
  }
  expect(await votesOf(id)).toBe(1)
})
