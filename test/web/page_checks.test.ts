import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { seriousFaults, showIn } from './axe.ts'
import { openTab } from './browser.ts'
import { look } from './page_checks.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

/** A page that breaks what every page of ours keeps, and one that does not: what the sweep of all pages asks must tell them apart. */
async function onPage(body: string, then: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await openTab({ viewport: PHONE })
  await page.setContent(`<!doctype html><html lang="en"><title>Page</title><body><main>${body}</main></body></html>`)
  await then(page)
  await close()
}

test('headings: a page with two of the first level, one before it, or a level left out is told', async () => {
  await onPage('<h1>One</h1><h2>Two</h2><h3>Three</h3><h2>Two</h2><h4 hidden>Four</h4>', async (page) =>
    expect(await look(page, 'folded', 'headings')).toEqual({ headings: [] }),
  )
  await onPage('<h2>Early</h2><h1>One</h1><h3>Three</h3><h1>Another</h1>', async (page) =>
    expect(await look(page, 'folded', 'headings')).toEqual({
      headings: ['2 headings of the first level', 'h2 after h0: Early', 'h3 after h1: Three'],
    }),
  )
})

test('targets: small ones beside each other are told, in menus and popovers too; in a line of text, with room around or with a larger place to press they are not', async () => {
  const small = 'style="display:inline-block;width:16px;height:16px;padding:0;border:0;margin:0"'
  const beside = (name: string) => `<button ${small} aria-label="${name} 1"></button><button ${small} aria-label="${name} 2"></button>`
  const told = (found: string[] | undefined) => found?.map((text) => /^\S+|aria-label="[^"]+"/g[Symbol.match](text)?.join(' '))
  await onPage(
    `<p>Read <a href="/a">this</a> and <a href="/b">that</a>.</p>
     <p style="padding:30px"><a href="/c" ${small} aria-label="alone"></a></p>
     <p><label style="display:inline-block;padding:10px"><input type="checkbox"> Tick</label></p>
     <p style="position:relative;height:30px"><a href="/d" class="over">Over</a></p>
     <style>.over { font-size: 8px } .over::after { content: ''; position: absolute; inset: 0 }</style>
     <button style="height:44px">Vote for it</button>`,
    async (page) => expect(await look(page, 'open', 'small')).toEqual({ small: [] }),
  )
  await onPage(
    `${beside('plain')}<details><summary style="height:40px">More</summary>${beside('folded')}</details>
     <div popover id="p">${beside('popover')}</div><button style="height:30px" aria-label="Vote for it"></button>`,
    async (page) => {
      const plain = ['16×16 aria-label="plain 1"', '16×16 aria-label="plain 2"']
      const popover = ['16×16 aria-label="popover 1"', '16×16 aria-label="popover 2"']
      const vote = expect.stringMatching(/×30 aria-label="Vote for it"$/)
      expect(told((await look(page, 'folded', 'small')).small)).toEqual([vote, ...plain, ...popover])
      const folded = ['16×16 aria-label="folded 1"', '16×16 aria-label="folded 2"']
      expect(told((await look(page, 'open', 'small')).small)).toEqual([vote, ...plain, ...folded, ...popover])
      expect(told((await look(page, 'folded', 'small')).small)).toEqual([vote, ...plain, ...popover])
    },
  )
})

test('focus: what does not show it and what comes to stand below a bar is told, from above and from below', async () => {
  const links = (count: number) => Array.from({ length: count }, (_, index) => `<p style="margin:60px 0"><a href="/${index}">Link</a></p>`)
  const bar = (at: string) => `<div style="position:fixed;${at}:0;left:0;right:0;height:50px;background:#fff;z-index:2">Bar</div>`
  const kept = '<style>html { scroll-padding: 60px 0 }</style>'
  await onPage(`${kept}${bar('top')}${bar('bottom')}${links(40).join('')}`, async (page) =>
    expect(await look(page, 'folded', 'lost')).toEqual({ lost: [] }),
  )
  for (const [edge, at] of [
    ['top', 'top'],
    ['bottom', 'bottom'],
  ] as const)
    await onPage(`${bar(edge)}${links(40).join('')}`, async (page) => {
      const { lost = [] } = await look(page, 'folded', 'lost')
      expect(lost[0]).toStartWith(`is covered, come to from the ${at}: <a`)
    })
  await onPage('<style>.bare:focus { outline: none }</style><a href="/">Shown</a> <a class="bare" href="/">Bare</a>', async (page) =>
    expect(await look(page, 'folded', 'lost')).toEqual({ lost: ['looks the same: <a class="bare" href="/">Bare</a>'] }),
  )
})

test('width, words and foreign markup: what makes a page wider, breaks inside or leads to a script is told; what scrolls by itself is not', async () => {
  const wide = '<div style="width:500px">Wide</div>'
  await onPage(
    `<div style="overflow-x:auto">${wide}</div><p style="width:200px">Documentation of it</p><a href="/">Link</a>`,
    async (page) => expect(await look(page, 'folded', 'wide', 'broken', 'led')).toEqual({ wide: [], broken: [], led: [] }),
  )
  const broken = '<p class="cell" style="width:60px;overflow-wrap:anywhere">Documentation</p>'
  await onPage(`${wide}${broken}<a href="javascript:1">Link</a><img src="x" alt="">`, async (page) =>
    expect(await look(page, 'folded', 'wide', 'broken', 'led')).toEqual({
      wide: [wide],
      broken: ['Documentation in cell'],
      led: ['<a href="javascript:1">Link</a>', '<img src="x" alt="">'],
    }),
  )
})

test('colours: what cannot be read is told, also where only the dark or a wide window shows it, and among many that are alike', async () => {
  const rules = async (page: Page, of: 'page' | 'colours' | 'width') => (await seriousFaults(page, of)).map((fault) => fault.split(':')[0])
  const style = `<style>
    :root { color-scheme: light dark } .dark { color: light-dark(#000, #333); background: light-dark(#fff, #111) }
    .wide { display: none; color: #bbb; background: #fff } @media (min-width: 900px) { .wide { display: block } }
    .pale { color: #bbb; background: #fff }
  </style>`
  await onPage(`${style}<h1>Page</h1><p class="dark">Words</p><p class="wide">Words</p>`, async (page) => {
    expect(await rules(page, 'page')).toEqual([])
    await showIn(page, DESKTOP)
    expect(await rules(page, 'width')).toEqual(['color-contrast'])
    await showIn(page, PHONE, 'dark')
    expect(await rules(page, 'colours')).toEqual(['color-contrast'])
  })
  const many = '<ul>' + '<li class="pale">Words</li>'.repeat(50) + '</ul>'
  await onPage(`${style}<h1>Page</h1>${many}<input><img src="data:,">`, async (page) =>
    expect(await rules(page, 'page')).toEqual(['image-alt', 'label', 'color-contrast', 'color-contrast']),
  )
})
