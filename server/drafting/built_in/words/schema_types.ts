/** schema.org types of what is offered. */
export const PRODUCT_TYPES = new Set(
  'softwareapplication webapplication mobileapplication product videogame service softwaresourcecode game course'.split(' '),
)
// schema.org's tree below LocalBusiness, in lower case, as far as its names do not say «business», «store» or «organization».
const LOCAL_BUSINESSES = new Set(
  (
    'travelagency touristinformationcenter realestateagent restaurant foodestablishment bakery barorpub brewery cafeorcoffeeshop distillery fastfoodrestaurant icecreamshop winery dentist physician ' +
    'optician pharmacy medicalclinic hospital veterinarycare animalshelter autorepair autodealer autobodyshop autorental autowash gasstation motorcycledealer motorcyclerepair childcare drycleaningorlaundry ' +
    'employmentagency amusementpark artgallery casino comedyclub movietheater nightclub accountingservice automatedteller bankorcreditunion financialservice insuranceagency hotel hostel motel resort bedandbreakfast ' +
    'campground vacationrental beautysalon dayspa hairsalon healthclub nailsalon tattooparlor electrician generalcontractor hvacbusiness housepainter locksmith plumber roofingcontractor internetcafe attorney legalservice ' +
    'notary library movingcompany professionalservice radiostation recyclingcenter selfstorage shoppingcenter bowlingalley exercisegym golfcourse publicswimmingpool skiresort sportsclub stadiumorarena tenniscomplex ' +
    'televisionstation florist archiveorganization school preschool ngo performinggroup musicgroup collegeoruniversity sportsactivitylocation museum park airline'
  ).split(' '),
)

/** Whether a JSON-LD type, in lower case, names the organisation or business that a site is about. */
export const isBusinessType = (type: string): boolean =>
  /organization|corporation|business|brand|store/.test(type) || LOCAL_BUSINESSES.has(type)

/** The same with what else carries a name, an address or a year of its own: agencies, companies, services. */
export const isOrganization = (type: string): boolean => isBusinessType(type) || /agency|company|service$/.test(type)
