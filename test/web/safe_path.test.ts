import { expect, test } from 'bun:test'
import { safePath } from '../../server/doors/web/frame/safe_url.ts'

test('whoever signs in goes to a path of this website, however another address is dressed up', () => {
  const ELSEWHERE = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/\t/evil.example',
    '/ok\r\nset-cookie: a=b',
    ` //evil.example`,
    `/${'a'.repeat(5001)}`,
    '',
  ]
  for (const text of ELSEWHERE) expect([text.slice(0, 30), safePath(text, '/account')]).toEqual([text.slice(0, 30), '/account'])
  for (const text of [
    '/',
    '/account',
    '/device?user_code=ABCD',
    '/search?q=a//b',
    '/auth/oauth2/authorize?redirect_uri=https%3A%2F%2Fa.example%2F',
    '/a//b',
  ])
    expect(safePath(text, '/account')).toBe(text)
})
