import { expect, test } from 'bun:test'
import { openPerson } from '../../auth/person.ts'
import { FOUNDER, submitted } from '../../launch/founders.ts'
import { serveSites, type SitePages } from '../../sites.ts'
import { startTestService } from '../../test_service.ts'
import { formIn, openForm } from '../forms.ts'
import { sessionCookie } from '../session.ts'

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({ env })

const faq = (question: string) => ({ question, answer: 'It does, and has done so from its first day on.' })
const called = (name: string) => ({ name, role: 'Gardener' })
const picture = (number: number) => `https://pictures.beetroot.dev/${number}.png`

test('what is removed, moved or changed is the entry that was meant, wherever it stands by the time that the form is sent', async () => {
  const { account_id, listing, draft_id: id } = await submitted(testService, sites)
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
  const path = `/account/drafts/${id}`
  const [plan, water, harvest] = [faq('Does it plan?'), faq('Does it water?'), faq('Does it harvest?')] as const
  await listing.updateDraft({
    ...{ id, faqs: [plan, water], founders: [FOUNDER, called('Bo Berg')] },
    fields: { screenshots: [picture(1), picture(2)] },
  })
  const open = (part: string) => openForm(person, path, part)
  const [question, second, bo, another] = await Promise.all(
    ['> Does it water?</span>', 'value="earlier"', 'name="founder_1_name"', 'name="founder_2_name"'].map(open),
  )
  await listing.updateDraft({
    ...{ id, faqs: [water, harvest, plan], founders: [FOUNDER, called('Cy Carr'), { ...called('Bo Berg'), email: 'bo@beetroot.dev' }] },
    fields: { screenshots: [picture(2), picture(3), picture(1)] },
  })
  for (const [form, typed] of [
    [question, { do: 'remove_entry' }],
    [second, { do: 'earlier' }],
    [bo, { do: 'save', founder_1_name: 'Bo Berg', founder_1_role: 'Head gardener' }],
    [another, { do: 'save', founder_2_name: 'Di Dahl', founder_2_role: 'Sower' }],
  ] as const)
    expect((await person.post(path, { ...form?.fields, ...typed })).status).toBe(303)
  const { faqs, founders, fields } = await listing.getDraft({ id })
  expect(faqs.map((entry) => entry.question)).toEqual([harvest.question, plan.question])
  expect(fields.screenshots.value).toEqual([picture(2), picture(3), picture(1)])
  expect(founders.map((founder) => [founder.name, founder.role])).toEqual([
    [FOUNDER.name, FOUNDER.role],
    ['Cy Carr', 'Gardener'],
    ['Bo Berg', 'Head gardener'],
    ['Di Dahl', 'Sower'],
  ])
  // What the editor of a co-founder does not show is none of its edit.
  expect(founders[2]?.email).toBe('bo@beetroot.dev')
  // What is gone by now takes nothing else along.
  await person.post(path, { ...question?.fields, do: 'remove_entry' })
  expect((await listing.getDraft({ id })).faqs).toHaveLength(2)
})

test('a fact of a listing that was changed meanwhile is replaced only by who saw that it was, and the others stay as they are by then', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
  const path = `/account/listings/${listing_id}/edit`
  const said = async () => {
    const { headline, hq_city } = await listing.getMyListing({ listing_id })
    return [headline, hq_city]
  }
  const form = await openForm(person, path, 'name="headline"')
  const typed = { headline: 'Beds, drawn once', hq_city: (await said())[1] ?? '' }
  await listing.updateMyListing({ listing_id, fields: { headline: 'Beds for everybody', hq_city: 'Porto' } })
  const told = await person.post(path, { ...form.fields, ...typed })
  const text = await told.text()
  expect([told.status, text]).toEqual([422, expect.stringContaining('changed to: Beds for everybody')])
  expect(await said()).toEqual(['Beds for everybody', 'Porto'])
  const again = formIn(text, 'name="headline"', path)
  expect((await person.post(path, { ...again.fields, ...typed })).status).toBe(303)
  expect(await said()).toEqual(['Beds, drawn once', 'Porto'])
})

test('of questions only what was typed is saved, wherever each stands by then', async () => {
  const { account_id, listing, draft_id: id } = await submitted(testService, sites)
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
  const path = `/account/drafts/${id}`
  const shown = [faq('Does it plan?'), faq('Does it water?'), faq('Does it prune?')]
  await listing.updateDraft({ id, faqs: shown })
  const form = await openForm(person, path, 'name="faq_question_0"')
  const meanwhile = ['Does it harvest?', 'Does it prune?', 'Does it plan?', 'Does it water well?'].map(faq)
  await listing.updateDraft({ id, faqs: meanwhile })
  // As a browser sends them: one changed, one as it was shown, one emptied, one new.
  const typed = [{ ...faq('Does it plan?'), answer: 'Yes.' }, faq('Does it water?'), { question: '', answer: '' }, faq('Does it sow?')]
  const sent = typed.flatMap(({ question, answer }, index) => [
    [`faq_question_${index}`, question],
    [`faq_answer_${index}`, answer],
  ])
  expect((await person.post(path, { ...form.fields, ...Object.fromEntries(sent), do: 'save' })).status).toBe(303)
  const { faqs } = await listing.getDraft({ id })
  expect(faqs.map(({ question, answer }) => ({ question, answer }))).toEqual([
    faq('Does it harvest?'),
    { question: 'Does it plan?', answer: 'Yes.' },
    faq('Does it water well?'),
    faq('Does it sow?'),
  ])
})

test('what was typed into a list and not saved is not dropped for the words of the website before the same button is pressed again', async () => {
  const { account_id, listing, draft_id: id } = await submitted(testService, sites)
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
  const path = `/account/drafts/${id}`
  const lists = { id, faqs: [faq('Does it plan?')], founders: [FOUNDER, called('Bo Berg')] }
  await listing.updateDraft(lists)
  for (const [part, shown, typed, act] of [
    [
      'name="faq_question_0"',
      { faq_question_0: 'Does it plan?', faq_answer_0: faq('').answer },
      { faq_question_1: 'Does it sow?' },
      'restore',
    ],
    ['name="founder_2_name"', {}, { founder_2_name: 'Di Dahl' }, 'restore'],
    ['name="social_url"', { platform: 'x' }, { social_url: 'x.com/beetroot' }, 'regenerate'],
  ] as const) {
    const form = await openForm(person, path, part)
    const sent = { ...form.fields, ...shown, ...typed, do: act }
    const asked = await person.post(path, sent)
    const page = await asked.text()
    const [text = ''] = Object.values(typed)
    expect([part, asked.status, page.includes('close this and press the same button again'), page.includes(`value="${text}"`)]).toEqual([
      part,
      422,
      true,
      true,
    ])
    expect((await person.post(path, { ...sent, ...formIn(page, part, path).fields, do: act })).status).toBe(303)
    // Where nothing was typed, it asks nothing.
    await listing.waitForDraft(id)
    await listing.updateDraft(lists)
    const fresh = await openForm(person, path, part)
    expect((await person.post(path, { ...fresh.fields, ...shown, do: act })).status).toBe(303)
  }
})

test('of a co-founder only what was typed is saved, whoever wrote the rest meanwhile', async () => {
  const { account_id, listing, draft_id: id } = await submitted(testService, sites)
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
  const socials = { github: 'https://github.com/bo', x: 'https://x.com/bo' }
  const bo = { ...called('Bo Berg'), bio: 'Bo digs.', photo_url: null, socials }
  await listing.updateDraft({ id, founders: [FOUNDER, bo] })
  const form = await openForm(person, `/account/drafts/${id}`, 'name="founder_1_name"')
  await listing.updateDraft({
    id,
    founders: [FOUNDER, { ...bo, role: 'Head gardener', socials: { ...socials, github: 'https://github.com/bo-berg' } }],
  })
  // As a browser sends it: the text is typed, an account is emptied, all else stands as it was shown.
  const fields = { name: bo.name, role: bo.role, bio: 'Bo digs and sows.', github: socials.github, x: '', website: 'bo.beetroot.dev' }
  const sent = Object.fromEntries(Object.entries(fields).map(([member, text]) => [`founder_1_${member}`, text]))
  expect((await person.post(form.action, { ...form.fields, ...sent, do: 'save' })).status).toBe(303)
  const saved = (await listing.getDraft({ id })).founders[1]
  expect([saved?.name, saved?.role, saved?.bio]).toEqual(['Bo Berg', 'Head gardener', 'Bo digs and sows.'])
  expect(saved?.socials).toEqual({ github: 'https://github.com/bo-berg', website: 'https://bo.beetroot.dev' })
})

test('of a story, of a founder profile and of an interview only what was typed is saved', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
  await listing.setFounderStory({ listing_id, problem: 'Beds were lost.', hard_parts: 'The first frost.' })
  const story = await openForm(person, `/account/listings/${listing_id}/story`, 'name="story_problem"')
  const profile = await openForm(person, '/account/profile', 'name="bio"')
  await listing.setFounderStory({ listing_id, problem: 'An agent wrote this.', whats_next: 'Greenhouses.' })
  await listing.updateFounderProfile({ role: 'Head gardener', socials: { github: 'https://github.com/ada' } })
  // As a browser sends them: all of their fields, most of them as they were shown.
  const { name: called_so, role, bio, socials } = FOUNDER
  const typed = { story_title: 'Frost', story_problem: 'Beds were lost.', story_hard_parts: 'The first frost.', story_whats_next: '' }
  expect((await person.post(story.action, { ...story.fields, ...typed })).status).toBe(303)
  const more = { name: called_so, role, bio: `${bio} And she likes beets.`, email: '', linkedin: socials.linkedin, github: '' }
  expect((await person.post(profile.action, { ...profile.fields, ...more })).status).toBe(303)
  const told = { title: 'Frost', problem: 'An agent wrote this.', hard_parts: 'The first frost.', whats_next: 'Greenhouses.' }
  expect((await listing.getMyListing({ listing_id })).story).toEqual(told)
  const kept = { name: called_so, role: 'Head gardener', bio: more.bio, socials: { ...socials, github: 'https://github.com/ada' } }
  expect(await listing.getFounderProfile()).toMatchObject(kept)
  // What was typed stays also where it is refused for no fault of its own.
  await testService.sql`update quotas set used = 1000000 where account_id = ${account_id} and name = 'edited_kilobytes_per_day'`
  const late = await person.post('/account/profile', { name: called_so, bio: `${bio} And she sells seeds.` })
  expect([late.status, (await late.text()).includes('And she sells seeds.')]).toEqual([429, true])

  const [one = 0, two = 0, three = 0] = (await listing.listInterviewQuestions()).items.map(({ id }) => id)
  await listing.answerInterview({ answers: [{ question_id: one, answer: 'In a garden.' }] })
  const interview = await openForm(person, '/account/interview', `name="answer_${one}"`)
  const meanwhile = [one, two].map((question_id) => ({ question_id, answer: 'An agent wrote this.' }))
  await listing.answerInterview({ answers: meanwhile })
  const answered = { [`answer_${one}`]: 'In a garden.', [`answer_${two}`]: '', [`answer_${three}`]: 'Frost.' }
  expect((await person.post(interview.action, { ...interview.fields, ...answered })).status).toBe(303)
  const { answers } = await listing.answerInterview({ answers: [] })
  expect(answers).toEqual([...meanwhile, { question_id: three, answer: 'Frost.' }])
})

test('of a story, of a founder profile and of an interview, too, what was changed meanwhile is replaced only by who saw that it was', async () => {
  const { account_id, listing, listing_id, draft_id: id } = await submitted(testService, sites)
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
  const [question_id = 0, other = 0] = (await listing.listInterviewQuestions()).items.map((question) => question.id)
  const story = async () => (await listing.getMyListing({ listing_id })).story?.problem
  const problem = (text: string) => listing.setFounderStory({ listing_id, problem: text })
  const bio = (text: string) => listing.updateFounderProfile({ bio: text })
  const answer = (text: string) => listing.answerInterview({ answers: [{ question_id, answer: text }] })
  for (const [path, field, write, read] of [
    [`/account/listings/${listing_id}/story`, 'story_problem', problem, story],
    [`/account/drafts/${id}`, 'story_problem', problem, story],
    ['/account/profile', 'bio', bio, async () => (await listing.getFounderProfile()).bio],
    [
      '/account/interview',
      `answer_${question_id}`,
      answer,
      async () => (await listing.answerInterview({ answers: [] })).answers.find((each) => each.question_id === question_id)?.answer,
    ],
  ] as const) {
    await write('As both were shown it.')
    const form = await openForm(person, path, `name="${field}"`)
    await write('By the other one.')
    const typed = {
      do: 'save',
      [field]: 'By this one.',
      [`answer_${other}`]: '',
      ...(field === 'bio' && { name: FOUNDER.name, role: FOUNDER.role }),
    }
    const told = await person.post(path, { ...form.fields, ...typed })
    const page = await told.text()
    expect([
      path,
      told.status,
      page.includes('Save again to replace what this was meanwhile changed to: By the other one.'),
      page.includes('By this one.'),
    ]).toEqual([path, 422, true, true])
    expect(await read()).toBe('By the other one.')
    const again = formIn(page, `name="${field}"`, path)
    expect([path, (await person.post(path, { ...again.fields, ...typed })).status, await read()]).toEqual([path, 303, 'By this one.'])
  }
})

test('a picture that was moved is asked for by another address than the one that stood in its place', async () => {
  const { account_id, listing, draft_id: id } = await submitted(testService, sites)
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
  const sources = async () =>
    [...(await (await person.visit(`/account/drafts/${id}`)).text()).matchAll(/src="([^"]*field=screenshots[^"]*)"/g)].map(([, src]) => src)
  await listing.updateDraft({ id, fields: { screenshots: [picture(1), picture(2)] } })
  const before = await sources()
  await listing.updateDraft({ id, fields: { screenshots: [picture(2), picture(1)] } })
  const after = await sources()
  expect([before.length > 0, after.some((src) => before.includes(src))]).toEqual([true, false])
})

test('what the website says of a founder is saved by the form that showed it, once what the profile came to have meanwhile was told', async () => {
  const { account_id, listing, draft_id } = await submitted(testService, sites, { complete: false })
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
  const form = await openForm(person, `/account/profile?draft=${draft_id}`, 'name="bio"')
  await listing.updateFounderProfile({ name: 'B. B.', role: 'Gardener', socials: { x: 'https://x.com/bo' } })
  const typed = { name: 'Bo Berg', role: 'Gardener', bio: '', email: '' }
  const told = await person.post('/account/profile', { ...form.fields, ...typed })
  const page = await told.text()
  expect([told.status, page]).toEqual([422, expect.stringContaining('changed to: B. B.')])
  const again = formIn(page, 'name="bio"', '/account/profile')
  expect((await person.post('/account/profile', { ...again.fields, ...typed })).status).toBe(303)
  // What the form shows empty, and somebody wrote meanwhile, stays.
  expect(await listing.getFounderProfile()).toMatchObject({ name: 'Bo Berg', role: 'Gardener', socials: { x: 'https://x.com/bo' } })
})
