import { expect, test } from 'bun:test'

/** A megabyte of a library's text takes four to five of each process, whether it is called or not. */
test('a service that waits has loaded no library for mail, payments, PDFs or models', async () => {
  const script = `
    const { JOBS } = await import('./server/boot/jobs.gen.ts')
    for (const part of ['start', 'app', 'worker']) await import('./server/boot/' + part + '.ts')
    const { close } = await JOBS.deliver_emails.open({ config: { data_dir: '.', smtp_url: null }, notifications: { on: () => () => {} } })
    close()
    console.log(JSON.stringify(Object.keys(require.cache)))`
  const child = Bun.spawn(['bun', '-e', script], { stdout: 'pipe', stderr: 'inherit' })
  const loaded: string[] = JSON.parse(await new Response(child.stdout).text())
  expect(loaded.length).toBeGreaterThan(500)
  const late = /node_modules\/(stripe|nodemailer|pdfkit|openai|better-auth)\/|server\/drafting\/model\//
  expect(loaded.filter((path) => late.test(path))).toEqual([])
})
