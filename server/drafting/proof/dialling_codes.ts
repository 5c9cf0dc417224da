/** Countries by what is dialled ahead of their numbers. Those that share a code are left out, but for Kazakhstan, whose numbers begin otherwise than Russian ones. */
const CODES = new Map(
  (
    'AE971 AL355 AM374 AR54 AT43 AU61 AZ994 BA387 BD880 BE32 BG359 BO591 BR55 BY375 CH41 CI225 CL56 CM237 CN86 CO57 CR506 CY357 CZ420 DE49 DK45 DZ213 EC593 EE372 EG20 ES34 FI358 FR33 GB44 GE995 GH233 GR30 ' +
    'GT502 HK852 HR385 HU36 ID62 IE353 IL972 IN91 IR98 IS354 IT39 JO962 JP81 KE254 KG996 KH855 KR82 KW965 KZ76 KZ77 LB961 LK94 LT370 LU352 LV371 MA212 MC377 MD373 ME382 MG261 MK389 MT356 MX52 MY60 NG234 NL31 NO47 ' +
    'NP977 NZ64 PE51 PH63 PK92 PL48 PT351 PY595 QA974 RO40 RS381 RU7 SA966 SE46 SG65 SI386 SK421 SN221 TH66 TN216 TR90 TW886 TZ255 UA380 UG256 UY598 UZ998 VE58 VN84 XK383 ZA27'
  )
    .split(' ')
    .map((entry) => [entry.slice(2), entry.slice(0, 2)] as const),
)

const LONGEST = 3
const NUMBER = /(?:(?<![\d+])(?:\+|00)|wa\.me\/|[?&]phone=)(?=[1-9])(\d[\d\s().\u00A0/-]{6,20}\d)/g

/** Countries whose codes stand ahead of the numbers to call that a text gives, or of those that links write to. */
export function countriesDialled(text: string): Set<string> {
  const found = new Set<string>()
  for (const [, number = ''] of text.matchAll(NUMBER)) {
    const digits = number.replace(/\D/g, '')
    const code = [LONGEST, 2, 1].map((length) => CODES.get(digits.slice(0, length))).find((each) => each !== undefined)
    if (code !== undefined && digits.length >= 9) found.add(code)
  }
  return found
}
