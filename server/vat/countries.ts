import { countryName, isCountryCode } from '../base/countries.ts'

/** The member states of the European Union by ISO 3166-1 alpha-2. */
export const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** For VAT Monaco is France and the Isle of Man the United Kingdom. Åland, the French overseas departments and whatever else has a code
 *  of its own is outside of the union's VAT by not being a member state. */
const TAXED_AS: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB' }
export const vatCountryOf = (country: string): string => TAXED_AS[country] ?? country

/** Territories outside of the union's VAT whose businesses have numbers of the member state that they belong to. */
const NUMBERED_AS: Readonly<Record<string, string>> = { AX: 'FI', GF: 'FR', GP: 'FR', MQ: 'FR', RE: 'FR', YT: 'FR' }
/** Whose numbers the businesses of a country have. */
export const numberedAs = (country: string): string => NUMBERED_AS[country] ?? vatCountryOf(country)

/** The letters with which a member state's numbers begin. */
export const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country)

/** Codes that people send for a country whose code is another. */
const MEANT: Record<string, string> = { UK: 'GB', EL: 'GR', XI: 'GB' }

/** ISO 3166-1 alpha-3 → alpha-2. */
const ALPHA_3 = new Map(
  `ABW:AW AFG:AF AGO:AO AIA:AI ALA:AX ALB:AL AND:AD ARE:AE ARG:AR ARM:AM ASM:AS ATA:AQ ATF:TF ATG:AG AUS:AU AUT:AT AZE:AZ BDI:BI BEL:BE BEN:BJ BES:BQ
  BFA:BF BGD:BD BGR:BG BHR:BH BHS:BS BIH:BA BLM:BL BLR:BY BLZ:BZ BMU:BM BOL:BO BRA:BR BRB:BB BRN:BN BTN:BT BVT:BV BWA:BW CAF:CF CAN:CA CCK:CC CHE:CH
  CHL:CL CHN:CN CIV:CI CMR:CM COD:CD COG:CG COK:CK COL:CO COM:KM CPV:CV CRI:CR CUB:CU CUW:CW CXR:CX CYM:KY CYP:CY CZE:CZ DEU:DE DJI:DJ DMA:DM DNK:DK
  DOM:DO DZA:DZ ECU:EC EGY:EG ERI:ER ESH:EH ESP:ES EST:EE ETH:ET FIN:FI FJI:FJ FLK:FK FRA:FR FRO:FO FSM:FM GAB:GA GBR:GB GEO:GE GGY:GG GHA:GH GIB:GI
  GIN:GN GLP:GP GMB:GM GNB:GW GNQ:GQ GRC:GR GRD:GD GRL:GL GTM:GT GUF:GF GUM:GU GUY:GY HKG:HK HMD:HM HND:HN HRV:HR HTI:HT HUN:HU IDN:ID IMN:IM IND:IN
  IOT:IO IRL:IE IRN:IR IRQ:IQ ISL:IS ISR:IL ITA:IT JAM:JM JEY:JE JOR:JO JPN:JP KAZ:KZ KEN:KE KGZ:KG KHM:KH KIR:KI KNA:KN KOR:KR KWT:KW LAO:LA LBN:LB
  LBR:LR LBY:LY LCA:LC LIE:LI LKA:LK LSO:LS LTU:LT LUX:LU LVA:LV MAC:MO MAF:MF MAR:MA MCO:MC MDA:MD MDG:MG MDV:MV MEX:MX MHL:MH MKD:MK MLI:ML MLT:MT
  MMR:MM MNE:ME MNG:MN MNP:MP MOZ:MZ MRT:MR MSR:MS MTQ:MQ MUS:MU MWI:MW MYS:MY MYT:YT NAM:NA NCL:NC NER:NE NFK:NF NGA:NG NIC:NI NIU:NU NLD:NL NOR:NO
  NPL:NP NRU:NR NZL:NZ OMN:OM PAK:PK PAN:PA PCN:PN PER:PE PHL:PH PLW:PW PNG:PG POL:PL PRI:PR PRK:KP PRT:PT PRY:PY PSE:PS PYF:PF QAT:QA REU:RE ROU:RO
  RUS:RU RWA:RW SAU:SA SDN:SD SEN:SN SGP:SG SGS:GS SHN:SH SJM:SJ SLB:SB SLE:SL SLV:SV SMR:SM SOM:SO SPM:PM SRB:RS SSD:SS STP:ST SUR:SR SVK:SK SVN:SI
  SWE:SE SWZ:SZ SXM:SX SYC:SC SYR:SY TCA:TC TCD:TD TGO:TG THA:TH TJK:TJ TKL:TK TKM:TM TLS:TL TON:TO TTO:TT TUN:TN TUR:TR TUV:TV TWN:TW TZA:TZ UGA:UG
  UKR:UA UMI:UM URY:UY USA:US UZB:UZ VAT:VA VCT:VC VEN:VE VGB:VG VIR:VI VNM:VN VUT:VU WLF:WF WSM:WS YEM:YE ZAF:ZA ZMB:ZM ZWE:ZW`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, 3), pair.slice(4)]),
)

/** Null for a country's code as it should be; otherwise the code that was probably meant, or '' where nobody can tell. */
export function meantCountry(sent: string): string | null {
  if (isCountryCode(sent)) return null
  const upper = sent.trim().toUpperCase()
  return MEANT[upper] ?? ALPHA_3.get(upper) ?? (isCountryCode(upper) ? upper : (byName().get(sent.trim().toLowerCase()) ?? ''))
}

/** What to send instead of what is no country's code; null for one that is. */
export function countryFix(sent: string): string | null {
  const meant = meantCountry(sent)
  if (meant === null) return null
  return meant === '' ? 'Send an ISO 3166-1 alpha-2 code in capitals, such as DE.' : `Send ${meant}.`
}

let names: Map<string, string> | null = null

/** English names of countries; made when the first name is sent. */
function byName(): Map<string, string> {
  if (names) return names
  names = new Map([...ALPHA_3.values()].map((code) => [countryName(code).toLowerCase(), code]))
  return names
}
