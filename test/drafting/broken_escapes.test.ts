import { expect, test } from 'bun:test'
import { profileOf, valueOf } from './companies.ts'

const BROKEN = ['%FF%FE', '%E9t%E9', '%', '%2', '%zz', '%C3', '%1B%5B31m', '%00']
const LINKS = ['tel:+4930%', 'mailto:', 'mailto:hello@lumbrio.net%', 'https://www.instagram.com/', 'https://wa.me/', 'sms:', '/team/', '//']

test('an address that is no UTF-8 is one link less, not the end of the draft', () => {
  for (const link of LINKS)
    for (const broken of BROKEN) {
      const contact = `<p>Write to <a href="mailto:hello@lumbrio.net">hello@lumbrio.net</a>.</p><a href="${link}${broken}">Reach us</a>`
      expect([link, broken, valueOf(profileOf({ contact }), 'contact_email')]).toEqual([link, broken, 'hello@lumbrio.net'])
    }
})
