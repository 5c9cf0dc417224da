import { expect, test } from 'bun:test'
import { mailboxOf } from '../../server/mail/mailbox.ts'

test.each([
  ['Ada@Acme.COM', 'ada@acme.com', 'case'],
  ['ada+votes@acme.com', 'ada@acme.com', 'a tag'],
  ['ada+a+b@acme.com', 'ada@acme.com', 'a tag with a plus in it'],
  ['+ada@acme.com', '+ada@acme.com', 'a name that begins with a plus'],
  ['ada.byron@acme.com', 'ada.byron@acme.com', 'dots, which most providers tell apart'],
  ['ada-votes@acme.com', 'ada-votes@acme.com', 'hyphens, which most providers tell apart'],
  ['one.per.son+3@gmail.com', 'oneperson@gmail.com', 'dots at Gmail'],
  ['O.n.e.person@GoogleMail.com', 'oneperson@gmail.com', 'the older domain of Gmail'],
  ['a.b@gmail.com.evil.example', 'a.b@gmail.com.evil.example', 'a domain that only begins like Gmail'],
  ['ada.b-y_ron+x@pm.me', 'adabyron@proton.me', 'the domains and signs of Proton'],
  ['ada@protonmail.com', 'ada@proton.me', 'the older domain of Proton'],
  ['ada+x@me.com', 'ada@icloud.com', 'the older domains of iCloud'],
  ['ada@mac.com', 'ada@icloud.com', 'the oldest domain of iCloud'],
  ['ada-byron@ya.ru', 'adabyron@yandex.ru', 'a dot written as a hyphen at Yandex'],
  ['ada.byron@yandex.com', 'adabyron@yandex.ru', 'the domains of Yandex'],
  ['ada-shop@yahoo.co.uk', 'ada@yahoo.co.uk', 'a disposable address of Yahoo'],
  ['ada-shop@yahoo.com', 'ada@yahoo.com', 'the same at its first domain'],
  ['ada-shop@yahoo.evil.example', 'ada-shop@yahoo.evil.example', 'a domain that only begins like Yahoo'],
  ['shop@ada.fastmail.com', 'ada@fastmail.com', 'a subdomain of Fastmail'],
  ['shop+x@ada.fastmail.fm', 'ada@fastmail.fm', 'a subdomain of Fastmail with a tag'],
  ['ada+x@fastmail.com', 'ada@fastmail.com', 'a tag at Fastmail'],
  ['a@b.c.fastmail.com', 'a@b.c.fastmail.com', 'a deeper subdomain, which is nobody’s name'],
  ['...@gmail.com', '...@gmail.com', 'a name of which nothing would be left'],
  ['ada@outlook.com', 'ada@outlook.com', 'domains of one provider that belong to different people'],
  ['ada@hotmail.com', 'ada@hotmail.com', 'the other of them'],
  ['nonsense', 'nonsense', 'what is no address'],
  ['', '', 'nothing'],
])('%s is the mailbox %s: %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))

test('the mailbox of a mailbox is itself', () => {
  for (const email of ['one.person+1@googlemail.com', 'a-b@yahoo.com', 'x@y.fastmail.com', 'A.b-c@pm.me'])
    expect(mailboxOf(mailboxOf(email))).toBe(mailboxOf(email))
})
