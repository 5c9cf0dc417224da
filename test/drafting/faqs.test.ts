import { describe, expect, test } from 'bun:test'
import type { Page } from '../../server/crawl/page.ts'
import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import { draftOf } from './invented.ts'

const questionsIn = (bodies: Record<string, string>, options?: Parameters<typeof draftOf>[1]) =>
  draftOf(bodies, options).faqs.map(({ question }) => question)
const faqsIn = (bodies: Record<string, string>, options?: Parameters<typeof draftOf>[1]) =>
  draftOf(bodies, options).faqs.map(({ question, answer }) => [question, answer])

const TWO = [
  ['Does it work offline?', 'Yes, everything stays on your machine.'],
  ['Can I export my notes?', 'At any time, as plain text.'],
] as const
const first = TWO[0]
const both = TWO.map(([question, answer]) => [question, answer])

test('what stands above questions and asks whether there are any is their title', () => {
  const rows = TWO.map(([question, answer]) => `<h3>${question}</h3><p>${answer}</p>`).join('')
  const page = `<h1>Questions and answers</h1><h2>Har du några frågor?</h2><p>Skriv gärna till oss när som helst.</p>${rows}`
  expect(questionsIn({ '/faq': page })).toEqual(TWO.map(([question]) => question))
})

/** Ways in which sites mark up the same two questions. */
const MARKUP: [title: string, html: string][] = [
  ['details and summary', `<h2>FAQ</h2>${TWO.map(([q, a]) => `<details><summary>${q}</summary><p>${a}</p></details>`).join('')}`],
  ['details without a heading', TWO.map(([q, a]) => `<details><summary><h3>${q}</h3><span>+</span></summary>${a}</details>`).join('')],
  ['headings and paragraphs', `<h2>Frequently asked questions</h2>${TWO.map(([q, a]) => `<h3>${q}</h3><p>${a}</p>`).join('')}`],
  [
    'headings of the rank of their title',
    `<h3>Common questions</h3>${TWO.map(([q, a]) => `<h3>${q}</h3><p>${a}</p>`).join('')}<h3>Contact</h3><p>Write to us.</p>`,
  ],
  ['a definition list', `<dl>${TWO.map(([q, a]) => `<dt>${q}</dt><dd>${a}</dd>`).join('')}</dl>`],
  [
    'buttons that open panels',
    `<section class="faq"><h2>Questions?</h2>${TWO.map(([q, a], at) => `<div class="item"><button aria-expanded="false" aria-controls="panel-${at}"><span>${q}</span><span>+</span></button><div id="panel-${at}" hidden><p>${a}</p></div></div>`).join('')}</section>`,
  ],
  [
    'buttons and panels apart',
    `<h2>FAQ</h2><div>${TWO.map(([q], at) => `<button aria-controls="p${at}">${q}</button>`).join('')}</div><div>${TWO.map(([, a], at) => `<div id="p${at}" style="display:none">${a}</div>`).join('')}</div>`,
  ],
  [
    'boxes named by classes only',
    `<div class="faq-list">${TWO.map(([q, a]) => `<div class="faq-item"><div class="faq-question"><span>${q}</span><i>▼</i></div><div class="faq-answer">${a}</div></div>`).join('')}</div>`,
  ],
  ['bold questions in paragraphs', `<h2>Q&amp;A</h2>${TWO.map(([q, a]) => `<p><strong>${q}</strong></p><p>${a}</p>`).join('')}`],
  [
    'letters Q and A',
    `<h2>FAQ</h2>${TWO.map(([q, a]) => `<div><span>Q</span><h4>${q}</h4></div><div><span>A</span><p>${a}</p></div>`).join('')}`,
  ],
  ['bold questions in the line of their answers', `<h2>FAQ</h2>${TWO.map(([q, a]) => `<p><strong>${q}</strong> ${a}</p>`).join('')}`],
  ['letters in one line', `<h2>FAQ</h2>${TWO.map(([q, a]) => `<p>Q: ${q} A: ${a}</p>`).join('')}`],
  ['letters and a line break', `<h2>FAQ</h2>${TWO.map(([q, a]) => `<p>Q: ${q}<br>A: ${a}</p>`).join('')}`],
  ['a table', `<h2>FAQ</h2><table>${TWO.map(([q, a]) => `<tr><th>${q}</th><td>${a}</td></tr>`).join('')}</table>`],
  [
    'a contents list and headings',
    `<h2>FAQ</h2><ul>${TWO.map(([q], at) => `<li><a href="#q${at}">${q}</a></li>`).join('')}</ul>${TWO.map(([q, a], at) => `<h3 id="q${at}">${q}</h3><p>${a}</p>`).join('')}`,
  ],
  [
    'microdata',
    TWO.map(
      ([q, a]) =>
        `<div itemscope itemtype="https://schema.org/Question"><div itemprop="name">${q}</div><div itemprop="acceptedAnswer">${a}</div></div>`,
    ).join(''),
  ],
  ['prefixes in the text', `<h2>FAQ</h2>${TWO.map(([q, a]) => `<p>Q: ${q}</p><p>${a}</p>`).join('')}`],
  ['numbered headings', `<h2>FAQ</h2>${TWO.map(([q, a], at) => `<h4>${at + 1}. ${q}</h4><p>${a}</p>`).join('')}`],
  [
    'a Bootstrap accordion',
    `<div class="accordion">${TWO.map(([q, a], at) => `<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button" data-bs-target="#c${at}">${q}</button></h2><div id="c${at}" class="accordion-collapse collapse"><div class="accordion-body">${a}</div></div></div>`).join('')}</div>`,
  ],
  [
    'checkboxes and labels',
    `<section id="faq">${TWO.map(([q, a], at) => `<div><input type="checkbox" id="q${at}"><label for="q${at}">${q}</label><div class="text">${a}</div></div>`).join('')}</section>`,
  ],
  [
    'JSON-LD alone',
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: TWO.map(([name, text]) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })) })}</script>`,
  ],
]

describe("a site's questions are found", () => {
  for (const [title, html] of MARKUP)
    test(`in ${title}`, () =>
      expect(faqsIn({ '/': `<p>Notes for sailors.</p>${html}<h2>Get Tidepool</h2><p>Download it now.</p>` })).toEqual(both))

  const TONGUES: [lang: string, title: string, question: string, answer: string][] = [
    ['de', 'Häufige Fragen', 'Wie lange dauert die Lieferung?', 'In der Regel drei Werktage.'],
    ['fr', 'Foire aux questions', 'Puis-je annuler à tout moment ?', 'Oui, en un clic dans votre compte.'],
    ['es', 'Preguntas frecuentes', '¿Necesito instalar algo?', 'No, todo funciona en el navegador.'],
    ['it', 'Domande frequenti', 'Serve una carta di credito?', 'No, basta un indirizzo e-mail.'],
    ['pt', 'Perguntas frequentes', 'Como posso cancelar?', 'Basta enviar uma mensagem.'],
    ['nl', 'Veelgestelde vragen', 'Hoe werkt de betaling?', 'Via iDEAL of per factuur.'],
    ['ro', 'Întrebări frecvente', 'Cât durează montajul?', 'De obicei o singură zi.'],
    ['tr', 'Sıkça Sorulan Sorular', 'Verilerim güvende mi?', 'Evet, hepsi şifreli olarak saklanır.'],
    ['lt', 'Dažniausiai užduodami klausimai', 'Kiek laiko trunka pristatymas?', 'Dažniausiai dvi darbo dienas.'],
    ['pl', 'Najczęściej zadawane pytania', 'Czy mogę zrezygnować?', 'Tak, w każdej chwili.'],
    ['ja', 'よくある質問', '途中で解約できますか？', 'はい、いつでも解約できます。'],
    ['zh', '常见问题', '可以离线使用吗？', '可以，所有数据都保存在本地。'],
    ['el', 'Συχνές ερωτήσεις', 'Πώς λειτουργεί;', 'Κατεβάζετε την εφαρμογή και ξεκινάτε.'],
    ['ar', 'الأسئلة الشائعة', 'هل التطبيق مجاني؟', 'نعم، التطبيق مجاني تماما للجميع.'],
  ]
  for (const [lang, title, question, answer] of TONGUES)
    test(`in ${lang}`, () =>
      expect(faqsIn({ '/': `<h2>${title}</h2><h3>${question}</h3><p>${answer}</p>` }, { lang })).toEqual([[question, answer]]))

  test('on a page of questions before those of the home page, five at most and none twice', () => {
    const list = (count: number, word: string) =>
      Array.from({ length: count }, (_, at) => `<h3>What is ${word} number ${at}?</h3><p>It is ${word} ${at}.</p>`).join('')
    const found = questionsIn({ '/': `<h2>FAQ</h2>${list(4, 'home')}${list(1, 'page')}`, '/faq': `<h1>Questions</h1>${list(3, 'page')}` })
    expect(found).toEqual([
      'What is page number 0?',
      'What is page number 1?',
      'What is page number 2?',
      'What is home number 0?',
      'What is home number 1?',
    ])
  })

  test('under three headings in a row that all ask something, without a title above', () => {
    const rows = ['What is a tide table?', 'Which harbours are covered?', 'Where does the forecast come from?'].map(
      (text) => `<h3>${text}</h3><p>See below, in the tables of the office.</p>`,
    )
    expect(questionsIn({ '/': `<h2>Tides</h2>${rows.join('')}` })).toHaveLength(3)
  })

  test('as statements too, where the markup calls them questions', () => {
    const item = (question: string, answer: string) =>
      `<div class="faq-item"><button class="faq-question">${question}</button><div class="faq-answer"><p>${answer}</p></div></div>`
    expect(
      faqsIn({
        '/': `<section class="faq">${item('I want to change my address!', 'Open the settings.')}${item('Can I leave?', 'Yes.')}</section>`,
      }),
    ).toEqual([
      ['I want to change my address!', 'Open the settings.'],
      ['Can I leave?', 'Yes.'],
    ])
  })

  test('in one language where a page holds two side by side', () => {
    const html =
      '<h2>FAQ</h2><details><summary><span lang="en">Is it safe?</span><span lang="de">Ist es sicher?</span></summary><p lang="en">Yes, it is.</p><p lang="de">Ja, das ist es.</p></details>'
    expect(faqsIn({ '/': html })).toEqual([['Is it safe?', 'Yes, it is.']])
  })
})

describe('what only looks like a question is left out', () => {
  const NONE: [title: string, html: string][] = [
    ['a call to act', '<h2>Ready to set sail?</h2><p>Download Tidepool today.</p>'],
    ['a heading that advertises', '<h2>Why Tidepool?</h2><h4>Fast</h4><p>It starts at once.</p><h4>Quiet</h4><p>No notices.</p>'],
    [
      'an invitation to ask',
      '<h2>FAQ</h2><h3>Still have questions?</h3><p>Write to us.</p><h3>Didn’t find your answer?</h3><p>Call us.</p>',
    ],
    ['a question in a testimonial', '<blockquote><p>Who would have thought?</p><footer>A happy sailor</footer></blockquote>'],
    ['a question in running text', '<p>Have you ever wondered where the water goes? We did too, and built Tidepool.</p>'],
    ['a question of the menu', '<nav><ul><li><a href="#a">What is Tidepool?</a></li></ul></nav>'],
    ['filler text', '<h2>FAQ</h2><h3>Lorem ipsum dolor sit amet?</h3><p>Consectetur adipiscing elit.</p>'],
    [
      'dummy questions of a template',
      '<h2>FAQ</h2><h3>Feugiat scelerisque varius morbi enim nunc faucibus?</h3><p>Dolor sit amet consectetur adipiscing elit pellentesque.</p>',
    ],
    ['a question without an answer', '<h2>FAQ</h2><h3>Does it work offline?</h3><h3>Can I export?</h3>'],
    [
      'a row of slogans',
      '<h2>Tidepool</h2><h3>Why choose us?</h3><p>We sail ourselves.</p><h3>Who are we?</h3><p>Two sailors.</p><h3>How does it work?</h3><p>You sail, we note.</p>',
    ],
    ['help that is offered', '<h2>FAQ</h2><p>Having trouble?</p><p>Write to us.</p><p>Found a bug?</p><p>Tell us.</p>'],
    [
      'another language in the same section',
      `${'<p>Tidepool is the notebook that stays on the boat, with the charts and the tides of the day.</p>'.repeat(20)}<h2>FAQ</h2><h3>これは何ですか？</h3><p>これは船乗りのためのメモ帳です。どこでも使えて、とても便利です。オフラインでも動きますので、海の上でも安心してお使いいただけます。</p>`,
    ],
    ['a form', '<h2>FAQ</h2><form><label>What is your name?</label><input><label>How did you hear of us?</label><input></form>'],
  ]
  for (const [title, html] of NONE) test(title, () => expect(faqsIn({ '/': `<p>Notes for sailors.</p>${html}` })).toEqual([]))

  test('questions of a blog', () =>
    expect(
      questionsIn({
        '/': '<p>Notes.</p>',
        '/blog/tides': '<h1>Tides</h1><h2>FAQ</h2><h3>Why do tides exist?</h3><p>Because of the moon.</p>',
      }),
    ).toEqual([]))
})

describe('an answer', () => {
  test('joins the lines up to the next question and carries each as a quote', () => {
    const [faq] = draftOf({
      '/': '<h2>FAQ</h2><h3>Which systems?</h3><p>It runs on:</p><ul><li>Windows</li><li>Linux</li></ul><h3>Is it safe?</h3><p>Yes.</p>',
    }).faqs
    expect(faq?.answer).toBe('It runs on: Windows Linux')
    expect(faq?.evidence.map(({ quote }) => quote)).toEqual(['Which systems?', 'It runs on:', 'Windows', 'Linux'])
  })

  test('ends at the section of its questions', () => {
    const html = `<section><h2>FAQ</h2><h3>${first[0]}</h3><p>${first[1]}</p></section><section><h2>About</h2><p>Made by sailors.</p></section>`
    expect(faqsIn({ '/': html })).toEqual([[first[0], first[1]]])
  })

  test('is cut at a sentence when it is long', () => {
    const long = 'Every note is one plain file that you can open anywhere. '.repeat(30)
    const answer = draftOf({ '/': `<h2>FAQ</h2><h3>How are notes kept?</h3><p>${long}</p>` }).faqs[0]?.answer ?? ''
    expect(answer.length).toBeLessThanOrEqual(600)
    expect(answer.endsWith('anywhere.')).toBe(true)
  })

  test('in JSON-LD may be long, and is quoted as far as it goes', () => {
    const text = 'Tidepool keeps 12 charts of Bergen on the device. '.repeat(20).trim()
    const node = { '@type': 'Question', name: 'What is kept?', acceptedAnswer: { '@type': 'Answer', text } }
    const [faq] = draftOf({
      '/': `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [node] })}</script>`,
    }).faqs
    expect(faq?.answer.startsWith('Tidepool keeps 12 charts')).toBe(true)
    expect(faq?.evidence).toHaveLength(2)
  })

  test('in JSON-LD loses its markup', () => {
    const node = {
      '@type': 'Question',
      name: 'Is it safe?',
      acceptedAnswer: { '@type': 'Answer', text: '<p>Yes &amp; <b>always</b>.</p>' },
    }
    expect(
      faqsIn({
        '/': `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [node] })}</script>`,
      }),
    ).toEqual([['Is it safe?', 'Yes & always.']])
  })
})

test('letters in elements of their own are no part of question and answer', () => {
  const lettered = TWO.map(([q, a]) => `<dl><dt><span>Q</span>${q}</dt><dd><span>A</span>${a}</dd></dl>`).join('')
  expect(faqsIn({ '/faq': `<h2>FAQ</h2>${lettered}` })).toEqual(both)
  const emphasis = '<h2>FAQ</h2><h3>Does it work offline?</h3><p><b>A</b> lot of it does.</p><h3>Can I export?</h3><p>Yes.</p>'
  expect(faqsIn({ '/faq': emphasis })[0]?.[1]).toContain('lot of it does.')
})

test('a class that names a box of question and answer does not make the answer a question', () => {
  const note = '<details class="question"><summary>Note on threads</summary><p>The worker is not safe there.</p></details>'
  expect(questionsIn({ '/': note })).toEqual([])
})

test('a later section that asks in order to sell is none of the questions', () => {
  const section = `<section><h2>FAQ</h2>${TWO.map(([q, a]) => `<h3>${q}</h3><p>${a}</p>`).join('')}</section>`
  for (const rank of ['h2', 'h3'])
    expect(
      faqsIn({
        '/': `${section}<section><${rank}>What would an hour of darkness cost you?</${rank}><p>Write to us and find out.</p></section>`,
      }),
    ).toEqual(both)
})

test('a page of help whose headings ask is a page of questions, a page of services is not', () => {
  const third = ['Where is my data kept?', 'On your own machine.'] as const
  const rows = [...TWO, third].map(([q, a]) => `<h2>${q}</h2><p>${a}</p>`).join('')
  expect(questionsIn({ '/support': `<h1>Support</h1>${rows}` })).toHaveLength(3)
  expect(questionsIn({ '/services': `<h1>Support for small workshops and their lamps</h1>${rows}` })).toEqual([])
})

test('a title in a section of its own, with an invitation to ask, still leads to the questions of the next section', () => {
  const rows = TWO.map(([q, a]) => `<h3>${q}</h3><p>${a}</p>`).join('')
  expect(faqsIn({ '/': `<section><h2>FAQ</h2><p>Have questions?</p></section><section>${rows}</section>` })).toEqual(both)
})

describe('questions that nothing but the page wraps', () => {
  const rows =
    '<h3>Does it work offline?</h3><p>Yes.</p><h3>Can I export my notes?</h3><p>At any time, as plain text.</p><h3>Is it open to schools?</h3><p>Yes, for free.</p>'
  const asked = (lang: string, body: string) => {
    const page = (kind: 'home' | 'faq', html: string): Page => ({
      url: `https://tidepool.example.net/${kind === 'home' ? '' : kind}`,
      kind,
      found_by: kind === 'home' ? 'home' : 'link',
      content_type: 'text/html',
      html: `<!doctype html><html lang="${lang}"><head><title>Tidepool</title></head><body>${html}</body></html>`,
      retrieved_at: '2026-11-21T08:00:00Z',
      etag: null,
      last_modified: null,
    })
    const pages = [page('home', '<h1>Tidepool</h1><p>Tidepool keeps notes.</p><a href="/faq">FAQ</a>'), page('faq', body)]
    return draftBuiltIn({ pages, categories: [] }).faqs.map(({ question, answer }) => [question, answer])
  }

  test('are read with their short answers, up to the footer', () =>
    expect(asked('en', `<h1>FAQ</h1>${rows}<footer><p>Made in Kiel</p></footer>`)).toEqual([
      ['Does it work offline?', 'Yes.'],
      ['Can I export my notes?', 'At any time, as plain text.'],
      ['Is it open to schools?', 'Yes, for free.'],
    ]))
  test('are left without an invitation to ask more', () =>
    expect(
      asked(
        'fr',
        '<h1>Questions fréquentes</h1><h3>Est-ce adapté aux enfants ?</h3><p>Dès 7 ans.</p><h3>Une autre question ?</h3><p>bonjour@tidepool.example.net</p>',
      ),
    ).toEqual([['Est-ce adapté aux enfants ?', 'Dès 7 ans.']]))
})

describe('a question is free of what a page draws beside it', () => {
  const faqsOf = (html: string) => draftOf({ '/faq': html }).faqs.map(({ question }) => question)

  test('pictures that a font draws by their names', () => {
    const ask = (icon: string, question: string) =>
      `<h3><span class="material-symbols-outlined">${icon}</span> ${question}</h3><p>Once a month, for every boat that is in the water.</p>`
    expect(faqsOf(`<h1>FAQ</h1>${ask('payments', 'When do we pay?')}${ask('rocket_launch', 'How do we start?')}`)).toEqual([
      'When do we pay?',
      'How do we start?',
    ])
  })

  test('numbers written right before it', () => {
    const ask = (at: string, question: string) =>
      `<details><summary><span>${at}</span>${question}</summary><p>Anyone with a licence for boats of that length.</p></details>`
    expect(faqsOf(`<h1>FAQ</h1>${ask('01', 'Who may hire a boat?')}${ask('02', 'What do we bring?')}`)).toEqual([
      'Who may hire a boat?',
      'What do we bring?',
    ])
  })

  test('and a page that offers its help asks nothing', () => {
    expect(
      faqsOf(
        '<h1>Hilfe</h1><h2>FAQ</h2><h3>Wie können wir dir helfen?</h3><p>Hier stehen Antworten zu allem, was oft gefragt wird.</p><h3>Wie melde ich mein Boot an?</h3><p>Im Hafenbüro, mit den Papieren des Bootes.</p>',
      ),
    ).toEqual(['Wie melde ich mein Boot an?'])
  })
})
