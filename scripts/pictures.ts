/**
 * Takes the pictures of the README from a running service, each in the light and in the dark: `npm start`, fill it with the command that it
 * prints (`seed-demo`), then give the link on which it shows you the draft of the sample site:
 *   bun scripts/pictures.ts http://localhost:3000/sign-in/link/…
 */
import { join } from 'node:path'
import packaged from '@sparticuz/chromium'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'

const FOLDER = join(import.meta.dir, '../docs/pictures')
const VIEWPORT = { width: 1120, height: 700 }
/** A README is some 900 pixels wide; sharper ones weigh more than they tell. */
const SCALE = 1.25
const QUALITY = 70

const [link = ''] = process.argv.slice(2)
if (!URL.canParse(link)) throw new Error('Which service? bun scripts/pictures.ts http://localhost:3000/sign-in/link/…')
const { origin } = new URL(link)

const executablePath = process.env.CHROMIUM_PATH ?? (await packaged.executablePath())
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: SCALE, reducedMotion: 'reduce' })
const page = await context.newPage()
await page.goto(link)
const draft = page.url()
if (!draft.includes('/account/drafts/')) throw new Error('The link was used before. Start the service again, which prints a new one.')

async function take(name: string, bring: (page: Page) => Promise<unknown>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.mouse.move(0, 0)
    await bring(page)
    // What opens by and by is open then.
    await page.evaluate(
      async () => void (await Promise.all([document.fonts.ready, ...document.getAnimations().map((each) => each.finished)])),
    )
    const path = join(FOLDER, `${name}${colorScheme === 'dark' ? '_dark' : ''}.webp`)
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(path)
    console.log(`${path}: ${Math.ceil(size / 1024)} KB`)
  }
}

await take('review', () => page.goto(`${draft}#group-basics`))
// What strangers see.
await context.clearCookies()
await take('listing', async () => {
  await page.goto(`${origin}/leaderboard`)
  await page.goto(origin + (await page.locator('main a[href^="/listings/"]').first().getAttribute('href')))
  await page.locator('.lead summary').click()
  await page.locator('.lead blockquote').waitFor()
})
await browser.close()
