/** References of HTML, `&eacute;` and `&#233;`, as far as pages for people use them; the whole table would be a third of what checks a listing. */

const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const OTHERS =
  'quot 22 amp 26 lt 3c gt 3e apos 27 commat 40 period 2e comma 2c colon 3a semi 3b num 23 percnt 25 dollar 24 excl 21 quest 3f lpar 28 rpar 29 lsqb 5b rsqb 5d lcub 7b rcub 7d plus 2b equals 3d sol 2f bsol 5c lowbar 5f vert 7c ast 2a Tab 9 NewLine a hyphen 2010 ensp 2002 emsp 2003 thinsp 2009 hairsp 200a zwnj 200c zwj 200d lrm 200e rlm 200f ndash 2013 mdash 2014 lsquo 2018 rsquo 2019 sbquo 201a ldquo 201c rdquo 201d bdquo 201e dagger 2020 Dagger 2021 bull 2022 hellip 2026 permil 2030 prime 2032 Prime 2033 lsaquo 2039 rsaquo 203a euro 20ac trade 2122 larr 2190 uarr 2191 rarr 2192 darr 2193 harr 2194 rArr 21d2 minus 2212 infin 221e asymp 2248 ne 2260 le 2264 ge 2265 star 2606 starf 2605 phone 260e hearts 2665 check 2713 cross 2717 OElig 152 oelig 153 Scaron 160 scaron 161 Yuml 178 fnof 192 circ 2c6 tilde 2dc Abreve 102 abreve 103 Aogon 104 aogon 105 Cacute 106 cacute 107 Ccaron 10c ccaron 10d Dstrok 110 dstrok 111 Eogon 118 eogon 119 Ecaron 11a ecaron 11b Gbreve 11e gbreve 11f Idot 130 inodot 131 Lstrok 141 lstrok 142 Nacute 143 nacute 144 Ncaron 147 ncaron 148 Odblac 150 odblac 151 Rcaron 158 rcaron 159 Sacute 15a sacute 15b Scedil 15e scedil 15f Uring 16e uring 16f Udblac 170 udblac 171 Zacute 179 zacute 17a Zdot 17b zdot 17c Zcaron 17d zcaron 17e alpha 3b1 beta 3b2 gamma 3b3 delta 3b4 Delta 394 epsilon 3b5 lambda 3bb mu 3bc pi 3c0 sigma 3c3 Sigma 3a3 omega 3c9 Omega 3a9'

/** By name. */
export const REFERENCES: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(160 + at)]),
  ...[...OTHERS.matchAll(/(\w+) ([0-9a-f]+)/g)].map(([, name = '', hex = '']): [string, string] => [
    name,
    String.fromCharCode(parseInt(hex, 16)),
  ]),
])

const windows1252 = new TextDecoder('windows-1252')

/** What is no reference, and a name that is not known, stays as it is. */
export const withoutReferences = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z][a-z0-9]{1,31}));?/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return REFERENCES.get(name) ?? whole
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
    // HTML reads these as letters of windows-1252.
    if (code >= 0x80 && code <= 0x9f) return windows1252.decode(new Uint8Array([code]))
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '\ufffd'
  })
