import { describe, expect, test } from 'bun:test'
import { companyOf, profileOf, type Bodies } from './companies.ts'

type Company = Partial<ReturnType<typeof companyOf>>
const of = (bodies: Bodies, lang = 'en') => companyOf(profileOf(bodies, { lang }))

const CASES: [title: string, bodies: Bodies, is: Company, lang?: string][] = [
  [
    'an Italian trader above the tax number',
    { contact: '<h1>Contatti</h1><p>Vignabella di Elisa Marchi<br>Via Verdi 22, 14100 Asti (AT)<br>P. IVA 01234567890</p>' },
    { legal: 'Vignabella di Elisa Marchi', city: 'Asti' },
    'it',
  ],
  [
    'an Italian trader as controller',
    { privacy: '<h1>Privacy</h1><p>Titolare del trattamento: Vignabella di Elisa Marchi, Asti.</p>' },
    { legal: 'Vignabella di Elisa Marchi' },
    'it',
  ],
  [
    'a Polish trader who is the controller, by number',
    {
      privacy:
        '<h1>Polityka prywatności</h1><p>Administratorem danych osobowych jest Jan Nowak z siedzibą w Tarnowie, ul. Długa 27a, 33-100 Tarnów, NIP: 9182192894.</p>',
    },
    { legal: 'Jan Nowak' },
    'pl',
  ],
  [
    'a person without a number is no company',
    { privacy: '<h1>Polityka prywatności</h1><p>Administratorem danych osobowych jest Jan Nowak, tel. w stopce.</p>' },
    { legal: null },
    'pl',
  ],
  [
    'a Hungarian trader by the form behind the name',
    { privacy: '<h1>Adatkezelési tájékoztató</h1><p>Dr. Varga Ilona e.v. (a továbbiakban: Szolgáltató) az adatokat kezeli.</p>' },
    { legal: 'Dr. Varga Ilona e.v.' },
    'hu',
  ],
  ['a title of a painting', { about: '<p>Ritratto di Elisa Marchi</p><p>Olio su tela</p>' }, { legal: null }, 'it'],
  [
    'a foundation that runs it, on an island',
    {
      imprint:
        '<h1>Legal notice</h1><p>The Lumbrio interface is operated by Kelp Foundation, c/o Quay Services, 2nd Floor, George Town, Grand Cayman, Cayman Islands.</p>',
    },
    { legal: 'Kelp Foundation', city: 'George Town', country: 'KY' },
  ],
  [
    'a foundation that runs something else',
    { about: '<p>Our mirror is hosted on servers operated by Kelp Foundation.</p>' },
    { legal: null },
  ],
  [
    'a region behind a stroke',
    {
      terms:
        '<h1>Termos</h1><p>Este aplicativo é mantido por Lumbrio Tecnologia Ltda., com sede na Rua da Aurora, 325, Recife/PE, Brasil.</p>',
    },
    { city: 'Recife', country: 'BR' },
    'pt',
  ],
  ['a line below the name', { about: '<p><b>Developer:</b><br>Lumbrio<br>Based in Tromsø, Norway</p>' }, { city: 'Tromsø', country: 'NO' }],
  ['a line below a customer', { about: '<p>Dana Voss<br>Based in Tromsø, Norway</p>' }, { city: null, country: null }],
]

describe('who and where is read from the words beside it:', () => {
  for (const [title, bodies, is, lang] of CASES) test(title, () => expect(of(bodies, lang)).toMatchObject(is))
})
