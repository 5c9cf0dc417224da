import { categoryTerms } from './category_index.ts'
import { signalledBy } from './category_signals.ts'

/** schema.org types and application categories that name a category outright, in lower case. */
const SCHEMA_TYPES: Record<string, string> = {
  'Transport & Logistics': 'movingcompany',
  'Food & Hospitality':
    'restaurant foodestablishment bakery cafeorcoffeeshop barorpub hotel lodgingbusiness bedandbreakfast winery recipe fastfoodrestaurant icecreamshop brewery distillery hostel motel resort',
  'Health & Medical':
    'dentist physician medicalbusiness medicalclinic hospital pharmacy physiotherapy psychologist healthapplication medicalorganization optician diagnosticlab',
  'Government & Legal': 'legalservice attorney notary governmentoffice',
  'Real Estate': 'realestateagent',
  'Travel & Mobility': 'travelagency touristtrip touristattraction autorental travelapplication campground bikestore rvpark autodealer',
  'Fitness & Sports':
    'exercisegym sportsactivitylocation sportsclub sportsteam healthclub sportsapplication golfcourse tenniscomplex skiresort publicswimmingpool bowlingalley',
  'E-commerce & Retail':
    'onlinestore clothingstore jewelrystore furniturestore shoppingapplication bookstore florist gardenstore hobbyshop homegoodsstore liquorstore mensclothingstore mobilephonestore officeequipmentstore outletstore shoestore sportinggoodsstore toystore wholesalestore electronicsstore departmentstore conveniencestore hardwarestore computerstore musicstore grocerystore',
  'Games & Entertainment': 'videogame gameapplication amusementpark movietheater casino comedyclub',
  'Education & E-learning':
    'course educationalorganization school educationalapplication educationapplication preschool childcare elementaryschool highschool middleschool collegeoruniversity',
  'Home & Local Services':
    'homeandconstructionbusiness electrician plumber roofingcontractor housepainter locksmith hvacbusiness hairsalon beautysalon nailsalon drycleaningorlaundry autorepair tattooparlor dayspa autobodyshop autowash',
  'Construction & Engineering': 'generalcontractor',
  'Finance & Accounting': 'accountingservice financialservice insuranceagency financeapplication',
  'HR & Recruiting': 'employmentagency',
  'Pets & Animals': 'veterinarycare animalshelter petstore',
  'Audio & Music': 'musicgroup musicalbum podcastseries musicapplication',
  'Media & Publishing': 'newsmediaorganization book periodical',
  'Developer Tools': 'developerapplication',
  'Events & Ticketing': 'eventvenue musicvenue festival',
  'Photo & Video': 'photographapplication videoapplication photographyapplication',
  'Science & Research': 'researchorganization',
  'Design & Creative': 'designapplication',
  'Cybersecurity & Privacy': 'securityapplication',
  'Browser Extensions': 'browserextension',
  'Communication & Messaging': 'communicationapplication socialnetworkingapplication',
  Productivity: 'productivityapplication',
}
const SCHEMA = new Map(Object.entries(SCHEMA_TYPES).flatMap(([name, types]) => types.split(' ').map((type) => [type, name] as const)))

/** The category that a schema.org type or application category names. */
export function categoryOfSchema(type: string): string | null {
  return (
    SCHEMA.get(
      type
        .toLowerCase()
        .replace(/^.*\//, '')
        .replace(/[^a-z]/g, ''),
    ) ?? null
  )
}

/** Catalogue names that a text gives a reason for: by its words, by what it links to, or by a schema.org type in a stretch of JSON-LD. */
export function categoriesIn(text: string): Set<string> {
  const found = new Set([...categoryTerms(text, 'de').keys(), ...signalledBy(text)])
  for (const match of text.matchAll(/"(?:@type|applicationCategory|applicationSubCategory)"\s*:\s*(?:\[\s*)?"([^"]+)"/g)) {
    const name = categoryOfSchema(match[1] ?? '')
    if (name) found.add(name)
  }
  return found
}
