import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** English. */
export const en: Lexicon = {
  little_words: 'the and of to is for with your you that this are it from our we on',
  country_names: {
    US: 'usa|u.s.a.|u.s.|us|united states of america|the united states',
    GB: 'uk|u.k.|great britain|england|scotland|wales|northern ireland|england and wales|england & wales|the united kingdom',
    NL: 'holland|the netherlands',
    CZ: 'czech republic',
    TR: 'turkey|turkiye',
    IE: 'republic of ireland|éire',
    SG: 'republic of singapore',
    HK: 'hong kong|hong kong sar',
    MK: 'macedonia',
    KR: 'republic of korea|south korea|korea',
    CN: "people's republic of china|p.r. china|pr china",
    VN: 'viet nam',
    SM: 'republic of san marino',
    AE: 'uae|u.a.e.',
    PH: 'the philippines',
    RU: 'russian federation',
    LT: 'republic of lithuania',
    MD: 'republic of moldova',
    EE: 'republic of estonia',
  },
  legal_form: raw`(?:Private |Public )?Limited(?: Company(?! (?:Number|No|Reg))| Liability Company)?(?![\w-]| (?:edition|time|offer|access|warranty|liability))|(?:Pty|Pte|Pvt|PTY|PVT|Co|CO)\.?,?\s?(?:Ltd|LTD|Limited|LIMITED)\.?|\((?:Pvt|PVT|Private)\.?\)\s?(?:Ltd|LTD|Limited)\.?|Ltd\.?|LTD\.?|L\.L\.C\.?|LLC|LLP|L\.L\.P\.?|PLC|plc|Inc\.?|INC\.?|Incorporated|Corp\.?|CORP\.?|Corporation|PBC|Sdn\.?\s?Bhd\.?|FZE|FZCO|FZ-?LLC|DMCC`,
  legal_form_short: raw`LP|L\.P\.|CIC|C\.I\.C\.|Co\.?|Company|Foundation|Association|Holdings?`,
  name_joint: 'and|of|the|for',
  before_name:
    'By|At|With|From|For|And|Of|In|This|Our|Your|Welcome to|About|Copyright|All|Operated by|Company|Operator|Publisher|Provider|Seller|Owner|Controller|Made|Powered|Built|Developed|You|We|Us|Please|Contact|Note|Legal entity|Legal name|Name|Website|Service|Services|Terms|If|When|As|Is|To|Address|Email|Tel',
  kind_of_offer: 'Software|Product|Brand|Project|Company|Site|Platform|Subsidiary|Division|Part|Property|Trademark|Copyright|Terms|Policy',
  company_label:
    '(?:full |registered |official )?(?:legal|company|business|corporate|trading|registered)[ -]?(?:entity|name|business name|company name)|(?:legal )?entity|company|business|legal company name|trade name|corporation',
  publisher_label:
    '(?:(?:site|website|app|service) )?(?:operator|owner|publisher|provider|vendor|seller|merchant|developer|editor)|operated by|provided by|published by|service provider|data controller|controller|the controller|responsible(?: (?:party|entity|body))?',
  publisher_heading:
    'imprint|legal notice|legal information|legal disclosure|site notice|company (?:information|details|data)|business (?:information|details)|about the (?:company|operator|publisher)|who we are|who (?:runs|operates|is behind)|operator|service provider|publisher',
  controller_heading:
    '(?:data )?controller|who we are|responsible (?:party|entity|body|person)|contact (?:us|details|information)?|how to contact',
  others_heading: raw`host(?:ing|ed|er)?|server|(?:web)?design(?:er)?|development by|photo credits|image credits|credits|dispute|odr|supervisory authority|data protection (?:officer|authority)|dpo|right to (?:lodge|complain)|complaint|third[- ]part(?:y|ies)|(?:EU|UK|EEA|GDPR|Art(?:icle|ikel|\.) ?27)[ -]\S{0,12} ?(?:representative|vertreter(?:in)?)|sub-?processors?|processors?|cookies?|analytics|tracking|plugins?|payment|newsletter|fonts?|maps?|youtube|vimeo|recaptcha|social media|recipients|transfers?|liability|copyright|trademarks?|open[- ]source|licen[cs]es?|partners?|partner|customers|testimonials?|references|sponsors?|investors?|press|governing law|jurisdiction|google play|app store`,
  register_number: raw`vat|abn|acn|company (?:no|number|reg)|reg(?:istration|istered)?\.? (?:no|number|code|nr)`,
  private_person:
    'private,? (?:individual|person|non-commercial|project|hobby)|private individual|hobby[- ]project|not an? (?:incorporated )?company|individual project|solo (?:project|developer)',
  run_by: raw`(?:operated|run|owned|managed|provided|developed|published|offered|maintained|created|built|made|produced|distributed|sold|administered|controlled|brought to you)(?: (?:and|&|,) (?:operated|run|owned|managed|provided|developed|published|offered|maintained|created|built|made|sold|hosted)){0,6}(?: in [\p{L} ]{2,20})? by|an? (?:product|service|brand|project|company|website|app|trading name|trade name|subsidiary|division|initiative|trademark) (?:of|by|from)|trading (?:name|as)|doing business as|d/?b/?a|part of|property of|on behalf of|refers? to|means|is (?:the )?(?:controller|data controller|responsible)|contract with|agreement (?:between|with)|between you(?:[^.]{0,60}?) and`,
  other_party_label: raw`(?:(?:EU|EEA|UK|Swiss|GDPR|UK GDPR|EU GDPR|Art(?:icle|\.|ikel)? ?27|authori[sz]ed|legal|data protection)[ -/]{1,3}){1,3}representative(?: (?:in|for|under|pursuant)[^:]{1,40})?|representative (?:in|for) the (?:EU|EEA|UK|European Union|United Kingdom)|data protection officer|dpo|registered agent|auditors?|statutory auditor|tax (?:adviser|advisor|consultant)|accountants?|hosting(?: provider)?|hosted by`,
  authority: raw`supervisory authorit(?:y|ies)|data protection (?:authorit(?:y|ies)|commission(?:er)?|office|ombudsman)|information commissioner\p{L}*|ICO|ombudsman|regulator|trading standards|lodge a complaint|(?:complain|complaint) (?:to|with)|emergency (?:services|number)|crisis line|poison control|consumer (?:protection|rights) (?:agency|authority|office|board)|tourist board`,
  site_made_by: 'webmaster|webdesigner|web ?agency',
  ours: 'this|our|we|us|you(?: and)?|the (?:app|application|site|service|services|website|web ?site|software|product|platform|extension|plugin|tool|game|company|domain|owner|operator)|these (?:terms|services)|site',
  company_speaks:
    "we|we['’]re|i['’]m|i am|our (?:company|team|studio|office|headquarters|firm)|us|the company|company|team|studio|startup|agency|firm|founded",
  based_in: raw`(?:based|headquartered|located|situated|incorporated|established|registered|seated)(?: out of| at| in)|(?:registered|head|main|principal) (?:office|place of business|address)(?: is| at| is at| is located| is located at| located)?(?: in| at)?|with offices? in|operating (?:from|out of)|made with (?:❤️?|♥️?|love|💙|💚|🧡|💜|care|passion)[^\p{L}]{0,6}(?:in|from)|(?:made|built|developed|created|crafted) by [^.;|()]{2,60}? in|(?:hand)?crafted (?:with [^\p{L}]{0,6}(?:love|care)?[^\p{L}]{0,6})?in`,
  contact_heading: 'contact|get in touch|reach us|visit|find us|where (?:we are|to find)|location|address',
  team_size_label: 'team size|company size|employees|number of employees|headcount|team',
  founder: raw`(?:(?:co|Co|CO)[- ]?)?(?:founders?|Founders?|FOUNDERS?)(?![\p{L}'’]| (?:of the week|story|stories|mode|friendly|led|and ceo coach))`,
  maker: raw`(?:[Cc]o-?)?(?:[Cc]reators?|[Mm]akers?|[Ii]nventors?)(?= of| behind|$|[,;:|&)–-]|\s[&+|–-]| and )|[Ii]ndie (?:[Mm]aker|[Hh]acker)|[Ss]olo (?:[Ff]ounder|[Dd]eveloper|[Mm]aker)|[Mm]aker`,
  no_person:
    'the|our|your|my|we|us|you|team|founders?|co-?founders?|ceo|cto|coo|cfo|cmo|cpo|chief|officer|head|lead|director|manager|engineer|developer|designer|marketing|sales(?!$)|product|products|company|inc|llc|ltd|gmbh|labs?|studio|studios|software|technolog(?:y|ies)|solutions|systems|group|agency|app|apps|cloud|web|website|site|page|home|about|contact|meet|read|more|learn|get|started|start|free|pricing|privacy|policy|terms|service|services|support|blog|news|press|open|source|view|download|sign|log|login|follow|join|story|stories|mission|vision|values|history|university|institute|school|college|street|road|new|york|san|francisco|los|angeles|london|berlin|paris|united|states|kingdom|europe|google|apple|microsoft|github|linkedin|twitter|facebook|instagram|youtube|amazon|chrome|firefox|android|windows|linux|board|member|advisory|advisor|partner|customer|user|verified|all|rights|reserved|made|built|with|love|for|and|by|hello|hi|hey|why|how|what|who|when|where|this|that|it|in|on|at|of|to|from|is|are|was|january|february|march|april|june|july|august|september|october|november|december|monday|friday',
  hello: 'hi|hey|hello',
  i_am: "i['’]m|i am|my name is",
  i_am_capital: "I['’]m|I am",
  founded_by: raw`(?:was |is |were )?(?:co-?)?(?:founded|started|created|built|made|developed|designed and built|designed & developed|crafted|invented|conceived|maintained|launched|written)(?: and (?:\p{L}+))?(?: (?:with|in|on|at|back|as|with ❤️?|with ♥️?|with love|with care)[^.,;]{0,40}?)? by`,
  founds: '(?:have |has |had )?(?:co-?)?founded|(?:have |has )?(?:set up|established|launched|created|started|built)',
  founded_in: raw`(?:was |were |been |is |are )?(?:co-?)?(?:founded|established|incorporated|formed|set up|born|started)(?: (?:and|&) \p{L}+)?(?: (?:by|as|with|at|out of) [^.;!?]{2,60}?)?(?: back)?(?: in| during)?|est\.?|founded:?`,
  founded_label: 'founded|year founded|founding (?:year|date)|established|year established|incorporated|date of incorporation|inception',
  since: 'since',
  ourselves: "we|we['’]re|our|us|the (?:company|firm|studio|agency|team|business|project|shop)|company",
  somebody_else:
    'customer|client|user|member|subscriber|partner|fan|worked|working|experience|coding|programming|in (?:the )?(?:industry|field|tech)|award|winner|hackathon|law|act|gdpr|regulation|standard|version|university|born|copyright|©|updated|effective|valid',
  state_of_things: 'this|that|these|those|it|they|has|have|had|been|is|are|was|open|available|supported|recorded|data|updated',
  taken_over: raw`won|wins|acquired|acquires|bought|joined|joins|raised|received|sponsor\w*|support(?:s|ed)|invested`,
  story_began: 'began|begins|started(?: out)?|starts|was born|came to life',
  our_story:
    '(?:it|this|everything)(?: all)?|(?:our|the) (?:story|journey|adventure|company|business|firm|studio|shop|workshop|agency|history)',
  launched: 'founded|co-founded|started|launched|created|set up|established',
  free: 'free(?:ware)?|no[- ]cost|costs? (?:you )?nothing',
  free_beside_behind: raw`trials?|shipping|delivery|returns?|cancell?ation|consult\p{L}{0,30}|quotes?|estimates?|assessments?|appraisal|demos?|e-?books?|guides?|white ?papers?|checklists?|webinars?|calls?|sessions?|class|lessons?|audits?|analysis|evaluation|inspection|reviews?|samples?|gifts?|bonus|updates?|upgrades?|support|onboarding|migration|set-?up|installation|training|maintenance|replacement|parking|wi-?fi|breakfast|entry|domains?|ssl|hosting|credits?|minutes?|months?|weeks?|days?|hours?|space|disk|storage|memory|capacity|slots?|seats?|software foundation|newsletter|advice|pickup|measurement|proposal|strategy|discovery|intro\p{L}{0,30}|initial|first|resources`,
  free_beside_before:
    'shipping|delivery|feel|sets?|break|get|sugar|gluten|tax|duty|interest|royalty|toll|hassle|stress|worry|risk|fat|dairy|smoke|error|ad|ads|cookie|spam',
  not: "not|n't|never|no",
  first: 'first',
  time_units: 'days?|weeks?|months?|hours?|minutes?',
  trial_days: 'days?|weeks?|months?',
  for_days: 'for|for the first|during|per',
  trial: raw`free trial|trial (?:period|version|license|licence|plan)|\d[- ](?:day|week|month)s?(?: free)? trial|try (?:it |us |\p{L}+ )?(?:for )?free for \d|free for (?:the first )?\d+ (?:days|weeks|months)|\d days? (?:for )?free`,
  without: 'no|without an?|not offer an?',
  open_source: 'open[- ]?source',
  price_on_request:
    "pric(?:es?|ing) (?:up)?on request|price on application|(?:contact|call|email|write|talk to|ask) (?:us|sales|our sales team|our team) (?:for|about|to get|to discuss) (?:a |an |our |custom |your )?(?:pric|quot|rate|estimate|offer)|(?:request|get|ask for|receive) (?:a |an |your |my )?(?:free |custom |personal(?:i[sz]ed)? |no-obligation |instant ){0,5}(?:quote|quotation|estimate|price offer)|custom (?:quote|pricing)|contact sales|let's talk pricing",
  paid: 'one[- ]time (?:purchase|payment)|in-app purchase|premium (?:plan|version|subscription|upgrade)|pro (?:plan|version|edition|subscription|license)|paid (?:plan|version|upgrade|tier|app)s?|subscription (?:required|plan)',
  product:
    'apps?|tools?|toolkit|software|extensions?|add-?ons?|plug-?ins?|programs?|programme|services?|web ?sites?|web ?apps?|games?|librar(?:y|ies)|platforms?|applications?|clients?|editors?|browsers?|generators?|converters?|calculators?|trackers?|managers?|downloads?|packages?|templates?|themes?|fonts?|icons?|utilit(?:y|ies)|frameworks?|cli|engines?|players?|viewers?|launchers?|keyboards?|dashboards?|alternatives?|products?|projects?|courses?',
  fully: 'completely|totally|100 ?%|entirely|absolutely|always|forever|truly|fully',
  free_behind:
    'forever|for ever|for everyone|for everybody|for all|for life|for personal use|of charge|of cost|to use|to download|to play|to install|software|, open|open[- ]source',
  is: "is|are|it's|stays?|remains?|will (?:always )?be|comes?",
  it: "it|it's|this|we|everything",
  start: 'start|begin|get started|sign up|join|try',
  price_question: 'free|cost|price|pay',
  yes: 'yes|yep|absolutely|naturally',
  pricing_heading: raw`pric(?:e|es|ing)|plans?(?!\p{L})|(?<!\p{L})(?:our )?men[uùú]s?(?!\p{L})|packages?|rates|cost|membership|subscri|tickets?|admission|buy|licen[sc]`,
  says_cost: raw`(?:get|go|buy|upgrade to) pro|pro (?:is|plan|version|costs|licen[sc]e)|premium|costs?|prices?d?|pricing|starts? at|starting|from|plans?|only|just|subscri\p{L}{1,30}|licen[sc]e|buy|purchase|pay|order|get|then|after(?:wards)?|upgrade|unlock|membership|fee|rates?`,
  says_own_cost: raw`(?:get|go|buy|upgrade to) pro|pro (?:is|plan|version|costs|licen[sc]e)|premium|plans?|pric(?:e|ed|es|ing)|starts? at|starting (?:at|from)|only|just|subscri\p{L}{1,30}|licen[sc]es?|buy|purchase|order (?:now|yours)|unlock|remove|upgrade|membership|you pay|pay (?:once|only|just)|then|after(?:wards)?|(?:it|this|that|which|app|course|class|workshop|session|lesson|book|kit|box|pass|ticket)s? costs?|yours for|available for`,
  old_price:
    'was|were|formerly|previously|regular(?:ly)?(?: price)?|normally|usually|instead of|originally|rrp|msrp|list price|compare at|retail(?: price)?|worth|valued at|(?<!best )(?<!great )value(?: of)?|save(?:s|d| up to)?|made|generated|saving|you save|discount',
  no_offer: raw`by|give|chip in|contribute|less than|cheaper than|on average|get|receive|claim|up to|at most|maximum|max\.?|over|more than|invest(?:ing)?|borrow|lend|loans?|raised|earn(?:s|ed|ing)?|won?|win|prize|donat\p{L}{0,30}|tips?|sponsor\p{L}{0,30}|coffee|fines?|penalt\p{L}{0,30}|shipping|delivery|postage|minimum order|orders? (?:over|above|of)|spend|spent|capital|salar\p{L}{1,30}|budget|revenue|funding|grants?|bonus|cash|voucher|gift(?: card)?|deposit|extra|additional|renew\p{L}{0,30}|set-?up(?: fee)?|invoices?|balance|total|subtotal|lose|losing|costing|average|typical(?:ly)?|estimated?|compared to|versus|vs\.?|add-?ons?|plus|overage|approx\.?|approximately|about|around|roughly|ca\.`,
  no_offer_behind:
    'off|discount|savings?|saved|cashback|bonus|credits?(?! per)|gift|vouchers?|worth|value|raised|(?:in )?free credits|in (?:funding|revenue|sales|prizes|savings|rewards|credits?)|rewards?|donations?|tips?|fines?|mrr|arr|capital|minimum|set-?up|upfront|shipping|delivery|renewal|deposit|extra|budget|salary|more than|less|grants?|prizes?|coffees?|latte|cup of|to fund|donated|hidden|commission|down|fees?|transaction',
  no_offer_heading: raw`prizes?|awards?|bount(?:y|ies)|sponsor\p{L}{0,30}|donat\p{L}{0,30}|support (?:us|the|this|me|our)|supporters?|tip(?:s|ping)?(?: jar)?|testimonials?|reviews?|customer stories|what (?:people|our|customers|they|users) .{0,20}say|examples?|sample|calculat\p{L}{1,30}|roi|savings?|case stud\p{L}{1,30}|careers?|jobs?|shipping|delivery|refunds?|affiliates?|referral\p{L}{0,30}|earn\p{L}{0,30}|versus|vs\.?|competit\p{L}{1,30}|alternatives?|coming soon|roadmap|news|blog|changelog|funding|investors?|provider\p{L}{0,30}|vendors?|renewal\p{L}{0,30}|add-?ons?|extras?|gift cards?|salary|monthly cost estimates?`,
  table_of_others: 'provider|vendor|competitor|model|alternative|tool|others?|service provider',
  side_cost:
    'renew(?:al|als|s|ing)?|updates? (?:cost|for)|cover charge|service charge|pets?|dogs?|(?:tourist|city) tax|parking fee|add-?ons?|each additional|extra (?:seats?|users?|licen[sc]es?)|students?',
  side_offer: raw`add-?ons?|extras?|renewals?|top-?ups?|set-?up|gift|donat\p{L}{0,30}|sponsor\p{L}{0,30}|supporter|training|workshop|consult\p{L}{1,30}|optional`,
  metric:
    'cover charge|service charge|revenue|balance|totals?|subtotal|sales|income|spent|spending|expenses?|savings?|profit|budget|portfolio|payouts?|invoices?|mrr|arr|market cap|volume|net worth|salary|rent|groceries|amount|due|owed|paid|received|turnover|capital',
  comparison: raw`compar\p{L}{1,30}`,
  own_plans: 'plan|pricing|price|packag|edition|tier',
  coming_soon: raw`coming soon|coming \d|not yet available|available soon|join the waitlist|waitlist|notify me|(?<!\p{L})donate|give \$|apply now`,
  free_shipping: raw`\bfree (?:(?:standard|worldwide|uk|us|eu) )?(?:shipping|delivery|returns)\b|\bships? (?:free|within)\b`,
  imprint_page: 'imprint|legal notice|legal notices|legal info|legal information|company information|company details|legal|legals',
  pricing_page: 'pricing|prices|price|price list|plans|plans and pricing|subscription|subscriptions|membership|licenses and pricing',
  about_page: 'about|about us|aboutus|who we are|company|our company|our story|story|mission|our mission|manifesto',
  team_page: 'team|our team|the team|meet the team|people|our people|founders|founder|makers|maker|staff|leadership|management',
  contact_page: 'contact|contact us|contactus|get in touch|reach us|talk to us',
  faq_page: 'faq|faqs|f a q|frequently asked questions|frequently asked|common questions|questions|q a|help|help center|support',
  terms_page: 'terms|terms of service|terms of use|terms and conditions|terms conditions|tos|conditions|user agreement|eula',
  privacy_page: 'privacy|privacy policy|privacy notice|data protection|gdpr',
  features_page:
    'features|feature|all features|product|products|how it works|use cases|solutions|tour|overview|platform|integrations|capabilities',
  press_page: 'press|press kit|media kit|newsroom|media|press room',
  docs_page:
    'docs|documentation|guide|guides|manual|getting started|quickstart|quick start|license|licence|licensing|changelog|release notes|releases|roadmap|what s new|download|downloads|install|installation|open source',
  article_page:
    'blog|news|article|articles|post|posts|tag|tags|category|categories|author|archive|archives|magazine|stories|case studies|customers|webinar|events',
  door_page:
    'login|log in|logout|signin|sign in|signup|sign up|register|registration|account|my account|cart|checkout|basket|dashboard|admin|wp admin|wp login|auth|oauth|search|unsubscribe|preferences|feed|rss|cdn cgi',
  faq_heading:
    '(?:frequently|commonly|often) asked|(?:common|popular|your|general|top|frequent|some|more|all|other|usual|any) questions|questions? (?:&|and) answers|questions, answered|questions answered|every question|^questions[?!.:]?$|got questions|have questions',
  no_question: raw`(?:do you |got |have |still ){0,4}(?:any |more |other |further |another |a |some ){0,4}questions?(?: (?:left|for us|about|remaining)\b.{0,40})?\?|.{0,24}(?:didn't|did not|don't|do not|can't|cannot|couldn't) (?:find|see) .{0,60}|(?:still |need )?(?:need|want|looking for|require) (?:more |any |some |further |additional )?(?:help|support|info\p{L}{0,30}|assistance|something else|a custom).{0,30}|still (?:stuck|unsure|not sure|curious|wondering|confused|have|got|need).{0,50}|not (?:sure|answered|convinced|found).{0,40}|ready (?:to|for).{0,80}|(?:want|wanna|would you like|interested|curious|excited|tired of|sick of|struggling|sounds? (?:good|interesting)|what are you waiting|why wait|are you ready|shall we|let's|found a bug|have an? (?:idea|suggestion|feature)|feedback|like what|love|prefer|looking|new (?:here|to)|already (?:have|a)|forgot|lost your|having (?:trouble|issues|problems)|trouble|something (?:wrong|missing|else)|any (?:issues?|feedback|suggestions?|ideas?|problems?)|don't have|no account)\b.{0,80}|help\?|really\?|so what\?`,
  features_heading:
    '(?:key |main |core |top |all |our |product |the )?features(?: (?:&|and) .{0,20})?|highlights|what (?:you get|it does|we offer|we do|makes .{0,30} (?:special|different)|can .{0,20} do)|everything you (?:need|get)|capabilit(?:y|ies)|benefits|our services|services',
  use_cases_heading:
    "use[- ]cases?|who (?:it'?s|is it|is .{0,20}) for|who uses|(?:made|built|perfect|ideal|great|designed) for(?! you)|for (?:everyone|every team|teams like)|applications",
  integrations_heading:
    'integrations?|integrates? with|works (?:great |well )?with|connects? (?:to|with)|compatible with|plays (?:nice|well) with|supported (?:apps|services|tools|platforms|providers)',
  no_features_heading: raw`ready|open source|support|app information|how (?:it|does|to)|steps?|getting started|get started|quick ?start|pricing|plans?|faq\p{L}*|questions?|team|founders?|testimonials?|reviews?|say|customers?|clients?|partners?|sponsors?|coming soon|roadmap|what's next|blog|news|articles?|posts?|contact|about|install\p{L}*|download|newsletter|subscribe|legal|follow|links?|resources|changelog|compare|vs|requirements`,
  praise_heading: 'testimonial|what (?:people|our|users|customers|others)|reviews?|loved by|trusted',
  runs_on:
    'download|install|get (?:it|the app)|available|add to|add it to|runs|works|native|installer|builds?|app|apps|extension|client|requires?|supports?|supported|compatible|platforms?|systems?|for',
  not_yet:
    "any app|every app|coming|soon|planned|plan to|working on|in development|not (?:yet |currently )?(?:available|supported)|no longer|unlike|other browsers|won't|doesn't|don't need|without|instead of",
  speaks_languages: 'languages?|available in|translated (?:in)?to|localized|multilingual|interface in|speaks',
  generic_name:
    'home|homepage|home ?page|main|start|welcome|menu|login|log ?in|sign ?(?:in|up)|contact(?: us)?|about(?: us)?|about me|our (?:story|team|services|products)|services|products|news|gallery|references|blog|docs|documentation|download|features?|pricing|faq|official (?:site|website)|github|gitlab|skip to (?:main )?content|free|online|app|get started',
  greeting: 'welcome|hello(?:,? world)?|hi(?: there)?|menu|navigation|table of contents|contents|cookies?|page not found',
  welcome_to: 'welcome to|cookies?',
  greeting_start: '404|loading',
  official_site: '(?:the )?official (?:web)?site|web ?site|home ?page',
}
