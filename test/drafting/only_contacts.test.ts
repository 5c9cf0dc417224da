import { describe, expect, test } from 'bun:test'
import { profileOf, valueOf, type Bodies } from './companies.ts'

const emailOf = (bodies: Bodies) => valueOf(profileOf(bodies), 'contact_email')
const RUN = '<h1>Privacy policy</h1><p>Lumbrio ("we", "us") is operated by Kranz Audio Pty Ltd (ABN 12 345 678 901).</p>'

describe('a mailbox for one purpose', () => {
  test('counts at the company’s own domain when it is the only one', () =>
    expect(emailOf({ privacy: `${RUN}<p>For questions contact privacy@kranzaudio.com.au.</p>` })).toBe('privacy@kranzaudio.com.au'))
  test('gives way to a general one', () =>
    expect(emailOf({ privacy: `${RUN}<p>For questions contact privacy@lumbrio.net.</p>`, contact: '<p>hello@lumbrio.net</p>' })).toBe(
      'hello@lumbrio.net',
    ))
  test('of another company is none', () =>
    expect(emailOf({ privacy: `${RUN}<p>Our processor answers at privacy@rivalo.io.</p>` })).toBeNull())
})

test('an @ in an element of its own joins its mailbox', () => {
  expect(emailOf({ contact: '<p>hello<span>@</span>lumbrio.net</p>' })).toBe('hello@lumbrio.net')
  expect(emailOf({ contact: '<p>Follow us @ lumbrio.net</p>' })).toBeNull()
})

test('every kind of local business may name its accounts', () => {
  const instagramOf = (type: string) => {
    const head = `<script type="application/ld+json">{"@type":"${type}","name":"Lumbrio","sameAs":["https://www.instagram.com/lumbrio.lamps"]}</script>`
    return profileOf({ about: '<p>About us.</p>' }, { head }).company_socials.instagram?.value
  }
  expect(instagramOf('TravelAgency')).toBe('https://www.instagram.com/lumbrio.lamps')
  expect(instagramOf('Dentist')).toBe('https://www.instagram.com/lumbrio.lamps')
  expect(instagramOf('Event')).toBeUndefined()
})
