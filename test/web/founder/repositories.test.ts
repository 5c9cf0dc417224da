import { expect, test } from 'bun:test'
import { putLive } from '../../public/live.ts'
import { startTestService } from '../../test_service.ts'
import { PHONE } from '../browser.ts'
import { signIn } from '../session.ts'
import { fits, openSignedIn, seriousFaults } from './signed_in.ts'

const testService = await startTestService({ role: 'web' })
const { listing, account_id } = await testService.founder()
const { id: listing_id } = await putLive(testService, account_id, { name: 'Beetroot' })

test('an owner trusts a repository on the page of the listing, is told what is wrong, and takes it back by a button', async () => {
  const { page, go, close } = await openSignedIn(testService, account_id, PHONE)
  await go(`/account/listings/${listing_id}`)
  await page.getByRole('button', { name: 'Listing menu' }).click()
  await page.getByRole('link', { name: 'Repositories' }).click()
  await page.getByText('No repository is trusted').waitFor()
  await page.getByLabel('Repository', { exact: true }).fill('acme')
  await page.getByRole('button', { name: 'Trust it', exact: true }).click()
  expect(await page.locator('.mistake').textContent()).toBe('It is not of the right form. Such as acme/website.')
  expect(await page.getByLabel('Ref').inputValue()).toBe('refs/heads/main')
  await page.getByLabel('Repository', { exact: true }).fill('acme/website')
  await page.getByLabel('Workflow file').fill('listing.yaml')
  await page.getByRole('button', { name: 'Trust it', exact: true }).click()
  await page.getByText('Its runs can now update this listing.').waitFor()
  expect([await fits(page), await seriousFaults(page)]).toEqual([true, []])
  expect((await listing.listPublishers({ listing_id })).items).toMatchObject([
    {
      issuer: 'https://token.actions.githubusercontent.com',
      repository: 'acme/website',
      workflow: 'listing.yaml',
      ref: 'refs/heads/main',
      environment: null,
    },
  ])
  await page.getByRole('button', { name: /^Stop trusting it/ }).click()
  await page.getByText('It is no longer trusted.').waitFor()
  expect((await listing.listPublishers({ listing_id })).items).toEqual([])
  await close()
})

test('whoever signed in a while ago signs in again before anybody new is trusted', async () => {
  const { page, go, close } = await openSignedIn(testService, account_id)
  await go(`/account/listings/${listing_id}/repositories`)
  await page.getByLabel('Repository', { exact: true }).fill('acme/website')
  testService.turnClock(3600)
  await page.getByRole('button', { name: 'Trust it', exact: true }).click()
  await page.getByRole('heading', { name: 'Sign in, then send it again' }).waitFor()
  expect(await page.getByRole('link', { name: 'Sign in in another window' }).getAttribute('href')).toStartWith('/sign-in?again=1')
  expect([await seriousFaults(page), (await listing.listPublishers({ listing_id })).items]).toEqual([[], []])
  // What was typed is sent once they have signed in beside it.
  await signIn(testService, page, account_id)
  await page.getByRole('button', { name: 'Send it again' }).click()
  await page.getByText('Its runs can now update this listing.').waitFor()
  expect((await listing.listPublishers({ listing_id })).items).toMatchObject([{ repository: 'acme/website', ref: 'refs/heads/main' }])
  await close()
})
