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
  other_party_label: raw`(?:(?:EU|EEA|UK|Swiss|GDPR|UK GDPR|EU GDPR|Art(?:icle|\.|ikel)? ?27|authori[sz]ed|legal|data protection)[ -/]{1,3}){1,3}representative(?: (?:in|for|under|pursuant)[^:]{1,40})?|representative (?:in|for) the (?:EU|EEA|UK|European Union|United Kingdom)|data protection officer|dpo|registered agent|auditors?|statutory auditor|tax (?:adviser|advisor|consultant)|accountants?|hosting(?: provider)?|hosted by|(?:web ?)?host(?:ing|ed|er)?(?: (?:provider|company|by|service))?|data processor|processor|payment (?:provider|processor)|web(?:site)? design(?:er| by)?|accountant|auditor`,
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
  founds:
    '(?:have |has |had )?(?:co-?)?founded|(?:have |has )?(?:set up|established|launched|created|started|built)|(?:have |has )?(?:opened|co-?created|formed)',
  founded_in: raw`(?:was |were |been |is |are )?(?:co-?)?(?:founded|established|incorporated|formed|set up|born|started)(?: (?:and|&) \p{L}+)?(?: (?:by|as|with|at|out of) [^.;!?]{2,60}?)?(?: back)?(?: in| during)?|est\.?|founded:?`,
  founded_label:
    'founded|year founded|founding (?:year|date)|established|year established|incorporated|date of incorporation|inception|founded in|since|company founded|start(?:ed)? (?:in|year)|year of (?:foundation|establishment)',
  since: 'since',
  ourselves:
    "we|we['’]re|our|us|the (?:company|firm|studio|agency|team|business|project|shop)|company|association|family|practice|organisation|organization",
  somebody_else:
    'customer|client|user|member|subscriber|partner|fan|worked|working|experience|coding|programming|in (?:the )?(?:industry|field|tech)|award|winner|hackathon|law|act|gdpr|regulation|standard|version|university|born|copyright|©|updated|effective|valid',
  state_of_things: 'this|that|these|those|it|they|has|have|had|been|is|are|was|open|available|supported|recorded|data|updated',
  taken_over: raw`won|wins|acquired|acquires|bought|joined|joins|raised|received|sponsor\w*|support(?:s|ed)|invested`,
  story_began: 'began|begins|started(?: out)?|starts|was born|came to life',
  our_story:
    '(?:it|this|everything)(?: all)?|(?:our|the) (?:story|journey|adventure|company|business|firm|studio|shop|workshop|agency|history)',
  launched: 'founded|co-founded|started|launched|created|set up|established|we (?:founded|created|started|launched)',
  free: 'free(?:ware)?|no[- ]cost|costs? (?:you )?nothing',
  free_beside_behind: raw`trials?|shipping|delivery|returns?|cancell?ation|consult\p{L}{0,30}|quotes?|estimates?|assessments?|appraisal|demos?|e-?books?|guides?|white ?papers?|checklists?|webinars?|calls?|sessions?|class|lessons?|audits?|analysis|evaluation|inspection|reviews?|samples?|gifts?|bonus|updates?|upgrades?|support|onboarding|migration|set-?up|installation|training|maintenance|replacement|parking|wi-?fi|breakfast|entry|domains?|ssl|hosting|credits?|minutes?|months?|weeks?|days?|hours?|space|disk|storage|memory|capacity|slots?|seats?|software foundation|newsletter|advice|pickup|measurement|proposal|strategy|discovery|intro\p{L}{0,30}|initial|first|resources|no[- ]obligation|initial|first|consult\p{L}{0,6}|quot(?:e|es|ation)|estimates?|parking|wi-?fi|delivery|shipping|pick-?up|advice|assessment|inspection|call(?:back)?|cancellation|returns?|entry|entrance|site visit`,
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
  no_offer_heading: raw`prizes?|awards?|bount(?:y|ies)|sponsor\p{L}{0,30}|donat\p{L}{0,30}|support (?:us|the|this|me|our)|supporters?|tip(?:s|ping)?(?: jar)?|testimonials?|reviews?|customer stories|what (?:people|our|customers|they|users) .{0,20}say|examples?|sample|calculat\p{L}{1,30}|roi|savings?|case stud\p{L}{1,30}|careers?|jobs?|shipping|delivery|refunds?|affiliates?|referral\p{L}{0,30}|earn\p{L}{0,30}|versus|vs\.?|competit\p{L}{1,30}|alternatives?|coming soon|roadmap|news|blog|changelog|funding|investors?|provider\p{L}{0,30}|vendors?|renewal\p{L}{0,30}|add-?ons?|extras?|gift cards?|salary|monthly cost estimates?|vacanc(?:y|ies)|open positions|we are hiring|work with us|delivery|travel costs|insurance sum`,
  table_of_others: 'provider|vendor|competitor|model|alternative|tool|others?|service provider',
  side_cost:
    'renew(?:al|als|s|ing)?|updates? (?:cost|for)|cover charge|service charge|pets?|dogs?|(?:tourist|city) tax|parking fee|add-?ons?|each additional|extra (?:seats?|users?|licen[sc]es?)|students?',
  side_offer: raw`add-?ons?|extras?|renewals?|top-?ups?|set-?up|gift|donat\p{L}{0,30}|sponsor\p{L}{0,30}|supporter|training|workshop|consult\p{L}{1,30}|optional`,
  metric:
    'cover charge|service charge|revenue|balance|totals?|subtotal|sales|income|spent|spending|expenses?|savings?|profit|budget|portfolio|payouts?|invoices?|mrr|arr|market cap|volume|net worth|salary|rent|groceries|amount|due|owed|paid|received|turnover|capital|salary|wages?|hourly (?:rate of pay|wage)|earn(?:ings)?|pay rate',
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
  address_label:
    '(?:registered |business |postal |office |mailing |head |company |our )*(?:address|office|offices|headquarters|hq|location|seat)|registered (?:office|address)|where(?: we are| to find us)?|find us|visit us|address|(?:our |postal |mailing |business |company |office |street |visiting )?address|registered (?:office|address)|head office|headquarters|location|where (?:we are|to find us)',
  city_label: 'city|town',
  city_label_alone: 'city',
  country_label: 'country|country of (?:registration|incorporation|residence)|jurisdiction of incorporation',
  street: raw`street|road|avenue|lane|drive|way|square|p\.? ?o\.? box|c/o|court|close|crescent|terrace|blvd|boulevard|suite|floor|unit|building|highway`,
  city_joint: 'upon|on|of',
  street_word:
    'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Boulevard|Blvd|Suite|Floor|Box|Square|Court|Place|Plaza|Highway|Hwy|Parkway|Building|House|Unit',
  any_city: 'City|Town|North|South|East|West',
  after_address: raw`Tel(?:efon|éfono|efoon|ephone|\.)?|Phone|Fax|Mobil\p{L}{0,20}|E-?[Mm]ail|Mail|VAT|Reg|Company|Registered|Contact|Email|Web|Website|Www|All|Google|Privacy`,
  no_city:
    'Tel|Phone|Fax|Mobil|E-?Mail|Mail|VAT|Copyright|All|Rights|Inc|Ltd|LLC|Company|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Euro|EUR|USD|Users|User|Customers|Downloads|Words|Clients|Stars|Version|Edition|Projects|Teams|Years|Days|Hours|Stock|Springfield|Your|Copyleft|By|From|The|And|On|Of|To|For|GDPR|BGB|DDG|TMG|UStG|ISO|HTTP|API',
  made_in: 'made|crafted',
  we_in_brackets: 'we|us',
  place_joint: 'of|in|from',
  phone_label: raw`tel(?:efon(?:nummer|o|nr)?|éfono|efone|efoon(?:nummer)?|ephone|\.)?|phone(?: number)?|call(?: us)?|mobil(?:e|telefon)?|cell|hotline|whatsapp`,
  no_phone_label: 'fax|iban|vat|isbn|order|bank|account|id|reg',
  the_company: 'we|our|company|it',
  not_behind_place: 'near|at',
  founded_stem: 'found',
  year_joint: 'in',
  together: 'together',
  article_before_company: 'the|a',
  ends_founded: 'in|at|as|out|to|because|when|while|with|after|from|together|back|for|over|and|with|to|out',
  are_founders: 'is|are',
  article_of_role: 'the ',
  article_of_role_in_apposition: 'the |our ',
  our_before_founders: '[Oo]ur|[Tt]he',
  at_company: 'of|at|behind',
  no_employer:
    'CEO|CTO|COO|CFO|CMO|CPO|CIO|Chief|Co|Founder|Creator|Maker|Lead|Head|President|Director|Managing|Engineer(?:ing)?|Product|Design(?:er)?|Developer|Software|Technology|Marketing|Owner|Full|Backend|Frontend|Operations|Strategy|Growth|Research|Data|AI|Board|Chair|General',
  month_ahead: 'early|late|mid-?|the (?:year|summer|spring|autumn|fall|winter)(?: of)?|the (?:beginning|end|start) of',
  founded_what: 'founded|started|established|co-?founded',
  founded_when: 'in',
  year_ahead: 'in',
  was_founded: 'founded|established',
  the_year: 'the year',
  story_how: 'in|as|at|out of|from|with',
  story_year: 'in',
  story_year_start: '(?:back )?in',
  the_company_start: 'the (?:company|firm|business|studio|agency|shop)',
  others_of_story: 'customer|client|competitor|partner|investor|university|government',
  in_business: raw`in business|trading|operating|in operation|serving [\p{L} ]{2,30}`,
  in_business_since: 'since',
  the_company_inside: 'the company',
  sample_person:
    '^(?:john|jane) (?:doe|smith|roe)|^first ?name|^your name|^full name|^team member|^lorem ipsum|^(?:anna|sarah) (?:smith|johnson)$',
  founder_story: raw`\bI\b[^.]{0,60}\b(?:built|made|created|founded|started|develop(?:ed)?|launched|designed|build|make|maintain)\b|founder|creator|maker`,
  founder_company: 'the (?:company|firm|studio|agency|business)',
  and_names: 'and',
  article_before_persons: 'the',
  persons: 'brothers|sisters|siblings|engineers?|developers?|friends',
  founders_heading: '^(?:(?:meet|about) )?(?:the |our )?(?:co-?)?founders?$',
  team_heading: raw`\b(?:team|about|founders?|people|who we are|who(?:['’]s| is) behind|behind|meet|makers?|story|company)\b`,
  people_unit: 'people|employees|persons',
  team_hint: 'team|people',
  individual_in_brackets: 'individual|private',
  no_name_given: 'upon request|on request|disclosed|not applicable|n/a|none|pending|coming soon',
  line_of_person: 'owner|director|represent|contact|e-?mail|tel|web|site',
  all_rights: 'all',
  run_by_body: '(?:operated|run|published|maintained|owned|managed|provided) by',
  body_behind: 'Foundation|Association|Cooperative|Co-operative|Society',
  legal_heading: 'imprint|legal|operator|company (?:information|details|data)',
  runs_it: 'owns and operates|operates|runs|provides|develops|owns|publishes|offers',
  register_behind: raw`VAT|Company (?:No|Number|Reg)|Reg(?:istered|\.)|ABN|UEN`,
  denial: 'not|only',
  no_product_of: raw`\bnot (?:an? )?(?:\p{L}+ )?(?:product|service|project|app|part) (?:of|by)|\bnot (?:affiliated|associated) with`,
  is_verb: 'is|are',
  is_only: raw`not (?:the|an?|our)\b|only the\b|merely\b|solely\b|the [\p{L} ]{0,25}publisher only`,
  adviser: raw`insurance|assurances?\b|\bbanks?\b|arbitration|better business bureau|chamber of commerce`,
  denies_tie: 'not',
  article_of_tie: 'an?|official',
  tie: 'product|service|partner|part',
  member: 'member|certified|compatible',
  member_of: 'of|by|with|in',
  site_made: 'by',
  disclaims: raw`\bnot (?:affiliated|associated|endorsed|sponsored|connected|related|a product of|the (?:developer|operator|owner|maker|publisher)|an? (?:official|incorporated))|\bunaffiliated|independent (?:of|from|product|project)|\btrade-?marks? (?:of|belong)|\bregistered trademarks?\b.{0,40}\bof\b|\bpowered by\b|\bhosted (?:by|on|with|at)\b|gehostet|\bdesign(?:ed)? (?:by|von)\b|\btheme (?:by|von)\b|\btemplate (?:by|von)\b|\bwebsite (?:by|von|made by|designed)\b|\bformerly\b|\bacquired by\b|non affiliat|\bpayment (?:processor|provider|service)|\bprocessed by\b|\bprocessor\b|\bprovided by (?:third|our)|\bmerchant of record\b|\bcustomers? (?:like|such|include)|\btrusted by\b|\bwork(?:ed|s|ing)? (?:at|for|with)\b|\bsolely for\b|\bfunded by\b|\bbacked by\b|\bsponsored by\b|\bin partnership\b|\bpartner\b`,
  calls_itself: 'we|us|our|the company|company|the service',
  our_ahead: 'our|the',
  made_by: 'by',
  it_is: 'it|is|was',
  offer_of: 'of|by|for',
  sample_word:
    'example|sample|acme|lorem|ipsum|your company|my company|company name|contoso|foo|placeholder|mock|fictional|fictitious|xxx+|todo|tbd',
  sample_company: raw`(?:^|\s)(?:tech|any|some|your|dummy|test) (?:city|town|street)\b|(?:^|[\s,])1234? \p{Lu}\p{L}+ (?:Street|St|Avenue|Ave|Road|Rd|Lane|Way|Blvd)\b`,
  sample_mailbox: raw`you|your|yourname|your\.name|name|user|username|email|e-mail|mail|me|someone|somebody|anyone|john|jane|joe|foo|bar|test|tester|demo|sample|john\.doe|jane\.doe|johndoe|first\.last|firstname\.lastname`,
  sample_domain: raw`example|domain|your\w*|my\w*|mail|email|gmail|company|test|site|website|business|acme|foo|bar`,
  sample_host: raw`example|test|invalid|localhost|local|domain|yourdomain|yoursite|yourcompany|your-?\w+|mysite|mydomain|sentry|ingest|acme|foo|bar|placeholder`,
  credit_label: 'web-?design|design|website|hosting|photo|developed|site',
  general_mailbox: 'contact|hello|info|hi|hey|mail|office|team|post|inquiry|enquiries|general|say',
  support_mailbox: 'support|help|service|customer|feedback|ask',
  sales_mailbox: 'sales|business|admin|booking|reservation|studio|founders?',
  department_mailbox:
    'privacy|gdpr|legal|abuse|security|copyright|dmca|press|media|jobs?|careers?|hr|billing|invoice|accounts?|unsubscribe|newsletter|affiliates?|partners?|investors?|webmaster|moderation',
  formal_mailbox: 'privacy|gdpr|legal|press|media',
  and_open: 'and',
  open_short: 'open',
  costs_nothing: 'costs? (?:you )?nothing',
  between_old_and_amount: 'a|an|the|of|is|costs?|fees?|only|just|just under|every|per|each|user|users?|seats?|members?',
  times: 'of|a',
  free_given: 'free|gratis',
  shipping: 'shipping|delivery',
  shipping_ahead: 'shipping|delivery',
  shipping_free: 'free|gratis',
  per_person: raw`per person|per adult|p\. ?p\.`,
  adults: 'adults?',
  rhythm: 'monthly|yearly|annual(?:ly)?|weekly|lifetime|one-time',
  paid_plan: 'premium|plus|pro|unlimited|membership|subscription',
  plan_costs: 'is|costs|for',
  for_amount: 'for|per',
  forever: ' forever',
  pricing_address: 'pro|premium|plus|plans?|upgrade|buy|purchase|licen[sc]e|pricing',
  for_duration: 'for|per',
  days: 'days?',
  trial_label: 'trial',
  per_unit: 'per|pro',
  unit_of_goods: 'kg|g|100 ?g|lb|lbs|pound|piece|pcs|dozen',
  software: 'apps?|software|saas|web app|application|inventory (?:app|tool)|point of sale',
  names_cost: 'costs?|charges?|starts? at|is',
  denied: 'no|not|never|without|zero',
  wholly: 'fully|completely|totally|proudly|entirely',
  and_open_source: ' and',
  and_then_free: ' and',
  under_license: 'under',
  released: 'licensed|released|available|distributed|published|provided',
  under_its_license: 'under',
  article_of_product: 'an?|the',
  open_adjective: 'open[- ]source',
  open_behind_is: 'open[- ]source',
  article_opening: 'an?|the|your|our',
  others_code: raw`built (?:on|with|using|upon)|based on|powered by|uses?|using|thanks to|contribut\p{L}{1,30}|communit(?:y|ies)|components?|librar(?:y|ies) (?:used|we)|dependenc\p{L}{1,30}|models?|theme|template|icons?|fonts?|content|photos?|images?|we love|i love|love|support(?:ing|s)? open|plan to|will be|soon|not open|maintainers?|other`,
  license_heading: 'licen[sc]e|licensing',
  is_license: 'is',
  licensed: raw`licen[sc]ed|released|available|distributed|published|open[- ]sourced?|provided|code is|under(?: an?| the)?(?: terms of the)?|licen[sc]e\s*[:：]`,
  license: 'Licen[sc]ed?|licen[sc]ed?',
  source_code: 'open[- ]source|source code',
  no_trial: 'trial',
  free_of_trial: 'free |gratis ',
  is_free: 'is|are',
  privacy_link: 'privacy|confidentialit',
  privacy_address: 'privacy|confidential',
  terms_link: raw`\bterms\b|\bagb\b|\beula\b|terms of (?:use|service)`,
  terms_address: 'terms|tos|agb|cgu|cgv|conditions|eula',
  docs_link: 'docs|documentation|api reference|(?:user )?(?:manual|guide)|handbook',
  support_link: 'support|help|help (?:center|centre|desk)|support center|helpdesk|assistance',
  support_address: 'support|help|help-center',
  changelog_link: "change ?log|release notes?|releases?|what['’]s new|updates log",
  sign_in_title: 'sign[ -]?in|log[ -]?in|login',
  not_found: 'not found|page doesn.?t exist|does not exist',
  wait_title: 'please wait|one moment|verifying|security check',
  please: 'please',
  cart_button: 'add to (?:cart|basket|bag)|(?:your|shopping) (?:cart|basket)',
  cart_address: 'cart|basket',
  for_whom: 'for|pro|made by|used by',
  with_what: 'with|without|like',
  placeholder: raw`\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipi|\b(?:john|jane) doe\b|\b123 (?:main|fake|example|anywhere|demo|sample) (?:st|street|road|rd|ave|avenue)\b|\bwrite an awesome description\b|\[(?:your|company|insert|name|firma|ihr|votre|tu)\b[^\]]{0,40}\]`,
  placeholder_your: 'your',
  placeholder_of: 'company|company name|business name|name|city|street address|address|logo|text|title|headline|slogan|tagline',
  extension: 'plug-?ins?|extensions?|add-?ons?|bots?|apps?|themes?',
  extension_ahead: 'plug-?in|extension|add-?on|bot|theme',
  extension_for: 'for|per',
  we_who_build: 'we|our team',
  we_build: 'build|develop|create|design|code',
  app_building: 'development',
  building: 'development',
  building_of: 'of|for',
  step: 'step ',
  own_question: raw`why (?:choose |use |us|should you|trust|we|.{2,24}\?$)|who (?:are we|we are|is (?:it|this|.{2,20}) for|is behind)|what (?:we do|do we do|do you get|we offer|makes|can .{2,24} do for)|how (?:does it|it|does this) works?|sounds`,
  question_word: 'what|how|why|when|where|who|which|whose|can|could|do|does|did|is|are|will|would|should|may',
  question_mark_word: 'q(?:uestion)?|f(?:rage)?',
  question_short: 'q|f',
  help_heading: 'support|help(?: (?:cent(?:er|re)|& support|and support))?|support & faq',
  answer_sign:
    'expand_more|expand_less|keyboard_arrow_(?:down|up)|arrow_drop_down|chevron[_-]?(?:down|right|up)|add|remove|plus|minus|toggle|close|open|[aq][.:：]?|answer',
  faq_sign: '[QAFRP]',
  answer_ahead: 'A|R',
  another_blog: '(?:just |yet )?another',
  discount: 'off|discount',
  use_code: '[Uu]se|[Ww]ith|[Ee]nter',
  code: '[Cc]ode',
  news: 'new|announcing|just launched|now hiring',
  uses_cookies: 'uses?|using|accept|allow|reject',
  home_crumb: 'home|start',
  gets_program: 'download|add to|works (?:on|in|with)|runs on|extension for|app for|install|available|get it|get',
  logo: 'logo(?:type)?|icon|symbol|wordmark|brand|favicon',
  logo_of: 'of',
  no_description: 'spam|unsubscribe|e-?mail address|cookies?|recaptcha|all rights reserved|screenshot',
  screenshot_name:
    'screen-?_?shots?|screencap|(?:^|[/_-])(?:app|product|dashboard|demo|preview|ui)[-_](?:screen|view|preview|shot|dark|light)|mockup',
  made_for: raw`\b(?:built|made|designed|created|perfect|ideal|tailored|crafted)\s+(?:specifically |exclusively |especially |just )?for|\bfor|\bpour`,
  people_served:
    'developers?|engineers?|designers?|founders?|start-?ups?|teams?|freelancers?|agenc(?:y|ies)|creators?|students?|teachers?|educators?|schools?|universit(?:y|ies)|researchers?|scientists?|writers?|authors?|bloggers?|journalists?|marketers?|businesses|small business(?:es)?|enterprises?|companies|professionals|consultants?|lawyers?|doctors?|clinics?|patients?|parents?|families|kids|children|gamers?|players?|musicians?|artists?|photographers?|runners?|hikers?|readers|commuters|gardeners|farmers|nurses|therapists|contractors|tenants|drivers|pilots|collectors|owners|cyclists?|athletes?|coaches|travell?ers?|nomads|homeowners?|landlords?|investors?|traders?|accountants?|recruiters?|hr|sellers?|merchants?|retailers?|restaurants?|hotels?|nonprofits?|beginners|experts|makers|hackers|sysadmins|devops|firm',
  audience_ends: 'and you|so|which',
  audience_goes_on: 'who|that|to|with|without|in|on|at|looking|wanting',
  no_audience: 'free|you|your|all your|my|our',
  defines: 'is|are|to|on',
  defined_article: 'an?|the|your',
  summary_article: 'the|an?',
  summary_relative: 'that|which|for',
  boast: 'way|future|home|place|power|art|end|secret|key|standard|best',
  tells_to_ignore: raw`ignor\p{L}{0,30}|disregard|forget|override|bypass`,
  model_orders: 'instructions?|prompts?|rules|guidelines',
  to_models: 'to|for|an',
  ends_owner: 'all rights|made|is ',
  credit_by: 'by',
  repository_link: 'github|source(?: code)?|code|repo(?:sitory)?|view (?:on|source)|star|(?:see|view|get) .{0,20}github',
  region_ahead: raw`County|Co\.?|Region`,
  region_behind: 'County|Province|Region|Oblast|voivodeship|District|Gau|State',
  multiplier: '[kKMB]|mn|bn|[Mm]illi|[Bb]illi',
  price_from: 'starting (?:at|from)|starts? (?:at|from)|as low as|from(?: only)?|from just',
  period_ahead: 'monthly',
  per_period: 'per|pro|every|each',
  and_period: 'and',
  month_after_and: 'month',
  range_joint: 'to',
  once: raw`one[- ]?time|\bonce\b|lifetime|for life|forever`,
  month_word: 'm|mo|mth|month|months',
  month_part: raw`monthly|p\. ?m\.`,
  year_word: 'yr',
  year_part: raw`year|annual|p\. ?a\.`,
  week_word: 'wk|week',
  day_word: 'day|night',
  days_of: 'day|month|week',
  free_of_charge_link: ' and',
  open_ahead: 'open[- ]source',
  free_phrase: raw`(?<!\p{L})(?:use|download|install|play|access|available|yours)(?: \p{L}+){0,4} for free|(?:is|and) free of charge`,
  free_and_more: 'and ',
  plan_kind: 'plans?|tiers?|versions?|editions?|accounts?|usage',
  plan_ahead: 'plan|version|account',
  free_up_to: 'up to|for up to|for (?:one|1|a single|individuals|personal|solo|small)',
  price_ahead: 'price:?|cost:?',
  free_for_label: 'forever|download|to use|for everyone|software|app|extension|tool|(?:and|&|und|et|y|e) open[- ]source',
  get_label: raw`download|install|get it|add to \p{L}+`,
  free_on: 'for|on|per',
  besides: raw`consult\p{L}{0,30}|shipping|delivery|parking|quotes?|estimates?|appointments?|admission|if you|student|non-?profit|kids|children|under \d|similar|other|others|most|many|competitors?|not all|library of|resources|stock|images|wifi|subscription`,
  open_source_stated:
    '^(?:[^.]{0,30}[·•|] ?)?open[- ]source(?: ?[·•|][^.]{0,40})?$|(?:mit|apache|(?:a|l)?gpl(?:v?[23])?|bsd)[- ]licen[sc]ed',
  one_time_fee: raw`(?<!\p{L})(?:registration|sign-?up|joining|onboarding|activation) fees?`,
  rhythm_behind:
    'one[- ]?time(?: (?:payment|purchase|fee))?|once|lifetime|for life|forever|monthly|yearly|annually|billed (?:monthly|yearly|annually)',
  other_place:
    "servers?|data ?cent(?:er|re)s?|hosted|hosting|stored|users?|customers?|clients?|visitors?|residents?|court|law|laws|jurisdiction|if you(?:['’]re| are)?|you are|authority|provider|third part(?:y|ies)|vendor|processor|partner|warehouse|born|lives?|living|grew up|remote|member|event|conference|meetup|shop|store",
  hereinafter: 'hereinafter|hereafter',
  register_label: raw`KvK|K\.v\.K|VAT|SIREN|RCS \p{Lu}\p{L}+|P\. ?IVA|NIF|org\. ?nr|company (?:no|number)|registered (?:no|number)|NIP|ABN`,
  abbreviation: raw`[eE]\.g|[iI]\.e|vs|approx|incl|[nN]o|[aA]rt|[sS]t|[dD]r|[pP]rof|Mr|Mrs|Ms|Inc|Ltd|Co|Corp|[tT]el|[mM]ax|[mM]in`,
  team_size: raw`we(?:['’]re| are) (?:now )?(?:a |an )?(?:small |tiny |remote |distributed |growing )*(?:team of |group of )?#\+? ?(?:people|employees|engineers|developers|person team|friends|brothers)|(?:our|a|the) (?:small |tiny |remote |distributed |growing |dedicated )*team of (?:over |about |around )?#\+?(?: \p{L}+)?|#\+?[- ](?:person|people|member) team`,
  small_number: 'two|three|four|five|six|seven|eight|nine|ten',
  founded_event:
    '(?:company |firm )?(?:launch(?:ed)?|founded|foundation|founding|established|incorporat(?:ed|ion))|(?:the )?(?:company|business) (?:is|was) (?:founded|born|established)|started?(?: of)? (?:the )?(?:company|business|operations)|our (?:beginning|story begins)',
  hosted_by: '(?:is |are )?hosted (?:by|with|at|on)|hosting (?:by|is provided by)|powered by',
  only_start_free:
    '(?:get|getting) started|signing up|sign-?up|registration|registering|account creation|opening an account|first (?:consultation|session|call|lesson|class|month|visit|hour)|applying|no obligation',
  jobs_address: 'jobs?|careers?|vacanc(?:y|ies)|hiring|work-with-us|join-us',
  developed: 'develop|design(?:ed)?|website|site by',
  title_of_person: raw`Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Prof\.?|Sir|Master|Chef|Captain|brothers|sisters|siblings|friends|partners|couple`,
  vouched_for: 'official|verified|certified|trusted|authorized|authorised|approved|endorsed|genuine|authentic|secure|admin|administrator',
  search_filler: 'a|an|and|are|as|at|by|do|for|from|how|i|in|is|it|me|my|of|on|or|that|the|this|to|we|what|which|with|you|your',
  share_capital: 'capital',
  goes_on_behind_name: 'and',
  categories: {
    'AI & Machine Learning': {
      sure: raw`language models?|ai models?|ai-(?:first|native|driven|generated)|machine intelligence|computer vision|speech recognition|text-to-image|diffusion|embeddings|(?-i:AI|KI|IA|A\.I\.)$|ai (?:assistant|agent|chatbot|companion|model|platform|tool|copilot|voice|search|wrapper|engine|automation)|llms?$|chatgpt|gpt|machine learning|deep learning|neural|generative ai|prompt (?:engineer|librar|manag)|openai|personal ai|voice ai|text[- ]to[- ]speech|stable diffusion|ai agents?|ki-agent|agent(?:s|es|i|en)? ia$|agenci ai$|con ia$|com ia$`,
      maybe: 'agents?$|copilot|claude|gemini|ollama|inference|assistant|ai-powered',
    },
    'Analytics & Business Intelligence': {
      sure: 'analytics|business intelligence|data visuali|web statistics|data analysis|business analytics|(?-i:BI)$|web analytics|heatmaps?|session replay|audit of reviews|restaurant analytics|operations dashboard',
      maybe: 'dashboard|reporting|reports?$|metrics|insights?|charts?$|visuali[sz]',
    },
    'Blockchain & Crypto': {
      sure: 'blockchain|cryptocurrenc|crypto$|bitcoin|ethereum|web3|nfts?$|defi$|smart contracts?|staking|criptovalut|criptomoed|kriptovaliut|kryptowalut|meme ?coins?|altcoin|tokenomics|memecoin|on-?chain|stablecoin|self-custody|hardware wallet|crypto wallet|dex$|seed phrase|lightning network',
      maybe: 'tokens?$|wallet|mining|ledger|airdrop|decentrali[sz]ed|peer-to-peer',
    },
    'Browser Extensions': {
      sure: 'chrome[- ](?:extension|plugin|web store)|firefox (?:add-?on|extension)|web extension|extension (?:chrome|firefox|de navigateur|pour (?:chrome|votre navigateur))|browserextensie|userscript|add to (?:chrome|firefox)|new tab page|browser tabs?$|tab manage|manage tabs|aggiungi a (?:chrome|firefox)',
      maybe: 'chrome|firefox|extension|add-?ons?$|tabs$',
    },
    'Cloud & Hosting': {
      sure: 'hosting|cloud (?:platform|servers?|infrastructure|hosting|provider|computing|storage|services|costs?)|vps$|dedicated servers?|web ?host|alojamiento web|game servers?|managed (?:servers?|kubernetes|databases?)|webspace|web ?hosting|cdn$|content delivery|mirror (?:site|service)|data cent(?:er|re)s?',
      maybe: 'cloud|servers?$|domains?$|data center|uptime|aws|azure',
    },
    'Communication & Messaging': {
      sure: 'shared inbox|push notifications?|forum software|community (?:platform|app|chat)|social network|mastodon|fediverse|matrix (?:client|server)|meeting(?:s)? (?:app|bot|notes)|phone system|radio chat|pen pal|stay in touch|group messag|translation chat|messag(?:ing|enger)|instant messag|chat (?:app|client|room|server)|group chat|video (?:call|conferenc|chat|meeting)|voip|team chat|sms (?:gateway|api)|walkie|voice chat|berichtenapp|watch (?:together|party)|telegram (?:bot|client)|discord (?:bot|client)|voice messages|encrypted chat|video calls?|phone calls? (?:with|for)|phone number for|pen pals|sms (?:marketing|notification)|discord bot|slack (?:app|bot)|telegram bot|walkie-talkie|a discord',
      maybe: 'chat$|signal$|conversation|calls?$|communicat|friends|broadcast|chat with|pager|intercom|dating|call center',
    },
    'Customer Support & Feedback': {
      sure: 'customer (?:support|service|feedback|success)|help ?desk|support tickets?|live chat|user feedback|surveys?$|feature requests?|feedback (?:tool|widget|board|form)|testimonials? (?:tool|widget|collect)|knowledge base software|form builder|review management|nps surveys?|call answering|answering service|service client|(?:beautiful|online|web) forms|forms that',
      maybe: 'contact form|feedback|tickets?$|support team|nps$|forms?$|reviews?$',
    },
    'Cybersecurity & Privacy': {
      sure: 'gdpr and security|security issues|security (?:headers|check|score|posture|vulnerab)|website security|backdoor|intrus|spyware|privacy (?:check|scan|score|policy generator)|tracking protection|private browsing|secure (?:messag|file|notes|vault|sharing)|api key(?:s)? leak|exposed (?:api )?keys|secrets? (?:scanner|detection)|security scan|website scan|phish|identity (?:theft|protection|verification)|consent (?:manage|banner)|cookie (?:banner|consent) (?:tool|manage|software)|metadata remov|sandboxing|zero trust|soc 2|iso 27001|compliance automation|bug bounty|ctf$|osint|ad[- ]block(?:ing|er)?|malicious|security engine|intrusion|antivirus|anti-?malware|privacy-first (?:browser|search|dns)|passkeys?|password (?:generator|vault|store)|web application firewall|spam (?:filter|protection)|cyber-?securit|cyber$|vpn$|password manag|encrypt(?:ed|ion) (?:messag|storage|file|chat|vault|notes|email)|end-to-end encrypt|penetration test|pentest|vulnerabilit|malware|phishing|firewall|ad-?block|tracker block|cyberbezpiecz|security (?:scanner|audit|platform|tool|monitoring|testing|research)|privacy (?:tool|compliance|platform)|gdpr (?:tool|compliance)|dsgvo-tool|threat (?:detect|intel)|two-factor|2fa$|authenticator|anonymi[sz]|secrets? manag|cookie consent|password (?:sharing|manager)|leaking (?:keys|secrets)|secrets you|leaked secrets|tietoturva',
      maybe:
        'secure|privacy|private|encrypt|password|protect|attack|zero[- ]knowledge|fraud|scam|anonymous|vulnerable|exploit|breach|leaked|hacked|sso$|oauth|surveillance detect|hacking',
    },
    'Data & Databases': {
      sure: 'crop data|data entry|data cleaning|data extraction|spreadsheet database|statistics portal|job queue for postgres|key-value|time series|graph database|data science|data set|api data|weather api|geocod|company data|lead database|public records|open dataset|databases?$|sql$|postgres|mysql|sqlite|mongodb|redis|duckdb|data (?:warehouse|pipeline|lake|catalog|model|engineer|platform|integration|quality)|etl$|entity[- ]relationship|er diagram|data feed|web scrap|datasets?$|open data|vector store|data mining|time[- ]series database|schema migration',
      maybe:
        'data$|queries|query|schema|csv$|parquet|tables?$|scrap|directory of|verzeichnis|knowledge base$|archive of|registry of|catalogue of',
    },
    'Design & Creative': {
      sure: 'parametric|vector (?:graphics|editor)|3d (?:design|cad|modeler|modelling|modeling)|digital paint|visual identity|corporate design|architectural visuali|design (?:tool|platform|system|software|studio|resources)|prototyping|diagram(?:s|ming)? (?:tool|editor)|logo ?design|graphic|graphic design|ui kit|ui/ux|ux/ui|ux design|product design|figma|icon (?:set|pack|librar)|icons? for|svg (?:editor|icons?)|colou?r (?:palette|picker|scheme)|typefaces?$|typograph|illustrat|logo (?:design|maker)|branding|motion design|drawing (?:app|tool)|3d (?:model|render)|art (?:studio|galler)|interior design|creative (?:studio|agency)|wireframe|mockup|whiteboard|digital art|generative art|calligraph|brand identit|typefaces|type foundry|font (?:foundry|editor|pairing)|lettering|vector editor|illustrator|free icons|icons and|stock (?:photos|illustrations)',
      maybe:
        'design|designers?$|creative|creativ|artists?$|templates?$|canvas|sketch|animation|gestalt|painting|ceramic|pixel art|tattoo|fonts?$',
    },
    'Developer Tools': {
      sure: raw`pull request|code ?base|api keys?|engine for developers|open-source library|git hooks|ci pipeline|merge conflict|\.env|config(?:uration)? (?:file|manage)|log viewer|protobuf|openapi|swagger|schema validat|query builder|state management|animation library|chart(?:ing)? library|svg icons|markdown parser|static analysis|type-?safe|devtools|browser devtools|cheat ?sheet|learn to code|stack overflow|software engineers?|neovim|emacs|tmux|dotfiles|bash$|zsh$|powershell|api (?:development|design|mock)|software development|written in (?:rust|go|python|c\+\+|zig|typescript)|code quality|package manager|dev(?:eloper)? (?:environment|experience|portal)|apis for|backend (?:as a service|framework)|css framework|web components|database (?:client|gui|ide)|diagram editor|developers?$|developer tool|for developers|sdks?$|code (?:editor|review|generat|snippet|search|completion)|programmers?$|programming|command[- ]line|ides?$|vs ?code|javascript librar|python (?:librar|package|framework|module)|rust (?:crate|librar)|npm (?:package|install)|open[- ]source (?:librar|framework)|compilers?$|debugg|static site generator|rest api|graphql|typescript|api (?:client|documentation|gateway|testing|platform)|web framework|boilerplate|starter kit|component librar|ui component|code (?:sandbox|playground)|parser|linter|sql generator|git (?:client|gui)|pull requests?|developerapplication|terminal (?:emulator|app|ui)|markup language|(?:javascript|typescript|python|rust|go|golang|java|php|ruby|c\+\+|react|vue|svelte|logging|css|ui|open[- ]source|parsing|http|orm) (?:librar|framework|toolkit|package|module)|framework web|library for (?:go|rust|python|javascript|typescript|node|java|react|c\+\+)|formatter for|linter for|parser for|compiler for|[a-z]{1,20}[- ]?(?:reading|conversion|extraction|generation|recognition|data) api$|ocr api|apis?$ (?:with|mit|for) sdk|message (?:bus|queue|broker)|pub/sub|event bus|feature flags?|git$ (?:hook|history|workflow)|mcp server|build system|bundler|devcontainer|terminal (?:multiplexer|tool)|sdk for|npm i(?:nstall)?$|pip install|cargo (?:add|install)|go get|brew install|command[- ]line tool|build (?:caches|tool)|node_modules|api mock|mock (?:rest|graphql)|cargo install|written in rust|vscode|code (?:screenshots?|formatter)|changelog (?:tool|generator)|docs generator|documentation (?:generator|tool)|static site|json (?:viewer|formatter|schema)|headless browser|feature flag|background jobs|auth(?:entication)? for (?:developers|apps)|react components?|tailwind|laravel|django|next\.js|flutter packages?|swift package|game engine for|ruby on rails|ajax$|html$ (?:templat|element|attribute)|tools for html|css transitions`,
      maybe: raw`code$|github|library|framework|plugin|python|javascript|node\.js|react|runtime|syntax|terminal|install|json$|yaml$|repositor|build$|modules?$|packages?$|sandbox|hackers?$|shell$|low-code|no-code|environment variables|webhooks?$|source code|snippets|regex|jupyter|coding|repos?$`,
    },
    'DevOps & Infrastructure': {
      sure: 'devops|kubernetes|docker|ci/cd|continuous (?:integration|delivery|deployment)|terraform|infrastructure as code|helm charts?|ansible|gitops|platform engineering|container (?:orchestr|registr|runtime)|cloud (?:costs?|billing|native|infrastructure)|finops|server (?:management|administration|automation)|self-hosted (?:platform|paas)|deployment (?:tool|platform|automation)|load balanc|service mesh|reverse proxy|sysadmin|linux (?:server|distribution|kernel)|nixos|deploy containers?|deploy (?:your )?(?:apps?|containers?|docker)|clusters?$|server monitoring agent|self-hosted heroku|provisioning|on-call',
      maybe: 'deploy|infrastructure|cluster|containers?$|aws|azure|gcp|self-host|servers?$|linux',
    },
    Email: {
      sure: 'e-?mail (?:client|marketing|server|inbox|template|automation|campaign|newsletter|api|service|assistant|validation|verif|signature|tracking|provider|hosting|deliverab)|newsletter (?:tool|platform|software)|temp(?:orary)? ?mail|disposable e-?mail|mailbox|smtp (?:server|relay|service)|inbox zero|cold e-?mail|mail client|mailing list|e-mail-(?:programm|marketing)|email marketing|e-?mail-?marketing|(?:send|write) newsletters|(?:temporary|disposable) (?:e-?mail|inbox)|emailing|email addresses',
      maybe: 'e-?mails?$|inbox|newsletter|outlook|mailing',
    },
    'Hardware & IoT': {
      sure: 'robotics?|robotic (?:arm|farm)|ham radio|amateur radio|gps track|synth(?:esizer)? kit|game console|iot$|internet of things|arduino|raspberry pi|esp32|esp8266|sensors?$|firmware|smart ?home|home automation|home assistant|pcbs?$|robot(?:s|ics)?$|3d[- ]print|embedded (?:system|software|device)|zigbee|mqtt|lorawan|mechanical keyboard|fpga|single[- ]board|bluetooth (?:device|low energy)|led (?:strip|matrix|lighting)|oscilloscope|soldering|rfid|plc$|industrial automation|open hardware|hardware kit|edge device|gateway(?:s)? for|e-?ink|macropad|oscillos|telemetry device|warehouse robots|dev board|keyboard kit|retro computer|e-paper|smart (?:lock|thermostat|plug|meter|sensor)|air quality monitor|drone kit|cnc (?:router|controller)|battery (?:pack|tester)|motorized|motorised|3d[- ]printed (?:parts|kit|robot)|robot kit',
      maybe: 'devices?$|keyboard|bluetooth|usb$|wifi|battery|circuit|chip$|controller|hardware|handheld|electronics|wearable|smartwatch',
    },
    'Mobile Apps': {
      sure: raw`mobile apps?|app store|google play|android app|ios app|ios (?:and|&|und|et|y|e) android|android (?:and|&|und) ios|f-droid|handy-?app|smartphone-?app|application mobile|app mobile|mobil\w{1,20} (?:program|aplikacij)|for android|for ios|flutter app|android$|(?:iphone|ios|android)[- ]apps?$|home screen widgets?|for iphone`,
      maybe: 'ios$|mobile|phone|smartphone|apps?$|widgets?$|handy|your phone',
    },
    'Monitoring & Observability': {
      sure: 'monitor (?:your |the )?(?:servers?|websites?|services|applications|infrastructure|health|systems?|network)|monitoring for|uptime|status ?pages?$|website monitoring|server monitoring|network monitoring|monitoring (?:tool|platform|system|software|for|solution)|log (?:management|analysis|aggregat|viewer)|error track|crash report|incident (?:management|response)|prometheus|grafana|opentelemetry|apm$|distributed trac|alerting|system monitor|cron monitor|ping monitor|uptime (?:check|monitor)|status page|cron(?:job)? monitoring|heartbeat monitor|website down|monitor(?:ing|s)? (?:service|app)|server down',
      maybe: 'monitor|metrics|alerts?$|logs?$|tracing|real-time|health checks?|incident|performance',
    },
    'Note-taking & Writing': {
      sure: 'note-?taking|notes? app|taking notes|your notes|notebooks?$|markdown (?:editor|notes?)|markdown$|obsidian|journaling|journal app|diary|word processor|text editor|writing (?:app|tool|assistant|software|editor|prompts?)|writers?$|for writers|writing$|second brain|knowledge (?:graph|management)|dictation|dictate|voice (?:input|typing|notes?)|voice[- ]to[- ]text|speech[- ]to[- ]text|transcri(?:be|ption|pt)|grammar|screenwriting|outliner|proofread|wiki software|latex editor|plain text notes|bloc-notes|novel[- ]writing|novelists?|screenplay|note app|meeting notes|bullet journal|muistiinpano|write better',
      maybe: 'notes?$|write$|writing|text$|ideas|words$|document|edit$|voice',
    },
    'Open Source': {
      sure: 'open[- ]?source|foss$|free software|software libre|gpl|mit licen[sc]e|apache licen[sc]e|libre software|community-driven project',
      maybe: 'github|community|contributors?$|self-host|fork$|licen[sc]e',
    },
    Productivity: {
      sure: 'stay focused|block sites|self-control|family (?:dashboard|organi[sz]er)|dashboard for (?:your|chores|home)|overview of your day|to-dos?|screenshot tool|qr ?code (?:generator|scanner)|voice assistant|daily planner|quick launch|read(?:ing)? list|second brain|inventory (?:system|management|app)|organi[sz]e your (?:life|day|files|work)|read (?:them |it )?later|document management|get things done|gtd$|second screen|mind ?map|notifications? manager|productiv|to-?do (?:list|app)|task (?:manag|list|track|automation)|time (?:tracking|tracker|management|blocking)|focus (?:app|timer|mode|tool)|habit(?:s|-)? ?(?:track|build)|habits?$|clipboard|bookmark manag|bookmarks?$|launcher|planner|produttivit|produktywno|screen time|block(?:s|ing)? (?:distracting|apps|websites|social)|keyboard shortcuts?|hotkeys?$|excel (?:add-in|plugin|template)|pdf (?:editor|tool|merge|convert|reader)|file (?:manager|organi[sz]er|renam)|window manager|menu bar|workflow automation|unit converter|timer app|tab (?:manage|group|sav)|utilitiesapplication|productivityapplication|read[- ]it[- ]later|voice input|pdf (?:online|en ligne)|to-?do-?(?:list|liste)|to-?dos|image converter|file converter|unit conversion|vocal notes|focus timer|qr code|calculators?$ (?:for|and)|online calculator|daily planning|pdf (?:needs|tools?|files?|documents?)|your outfits|inventory (?:and|&)|slides$|document scanner|to-do|daily routine|read-?it-?later|minutes and|writes the minutes|action items|meeting minutes|text shortcuts|clipboard history|format(?:ting)? utility|windows (?:tool|utility)|system (?:tool|cleaner)',
      maybe:
        'tasks?$|workflow|calendar|efficien|faster|goals?$|timer|save$|search|shortcuts?|tabs$|desktop app|taken$|assistant|convert(?:er|ir)|sidebar|save time|presentations?$|outfits?|pdfs?$|ocr$|spreadsheet|distract|checklists?|translat(?:e|ion|or)|calculator|reminders?$|second monitor|macro',
    },
    'Project Management & Collaboration': {
      sure: 'project (?:management|planning|tracking|manager|collab)|kanban|scrum|agile (?:team|board|retro)|gantt|team (?:collab|workspace|management)|collaborat(?:e|ion|ive) (?:platform|tool|software|workspace|editor|whiteboard|with your)|shared workspace|issue track|planning poker|retrospective|sprint (?:plan|board)|whiteboard|samenwerkings|stand-?up meetings?|remote teams?|pair programming|task boards?|team boards?|stand-?ups?$',
      maybe: 'collaborat|teams?$|projects?$|teamwork|planning|workspace|together|share$',
    },
    'Sales & CRM': {
      sure: 'crm$|crm (?:software|system|platform|for)|sales (?:pipeline|team|automation|crm|outreach|platform|enablement|tool|force|funnel)|lead (?:management|scoring|track)|cold (?:call|outreach)|prospecting|customer relationship|proposal software|quote software|revenue (?:operations|intelligence)|b2b sales|deal (?:track|flow)|salesforce|crm|crm-|sales (?:reps|calls|proposals)|proposals and contracts',
      maybe: 'sales$|leads?$|pipeline|customers?$|clients?$|deals?$|revenue',
    },
    'Scheduling & Booking': {
      sure: 'shared calendar|family calendar|queue management|scheduling|scheduler|online booking|booking (?:system|software|platform|app|page|tool)|appointment (?:booking|schedul)|reservation (?:system|software)|calendar (?:app|sync|tool|schedul|integration)|shift (?:planning|schedul)|roster|meeting (?:schedul|poll|planner)|availability poll|doodle|crontab|cron (?:job|expression)|class booking|room booking|online booking (?:for|system)|agenda online para|appointment (?:book|remind|software)|booking (?:widget|link|calendar)|shift plann|no-shows?|rezerwacje online|online bookings? for|online randevu sistem|rotas?$|rota (?:software|planner|planning)|citas (?:online|para)|kalendarz online|wizyt online|booking software|agenda digital|staff rota|shift swaps?',
      maybe:
        'schedule|booking|calendar|bookings|appointment|agenda|reserv|meetings?$|slots?$|waitlist|appointments?$|prenotazione online|reservas online|book (?:a table|an appointment|online)|book(?:ing)? (?:your|a) (?:slot|session|appointment)|time ?zone',
    },
    'Storage & Backup': {
      sure: 'file (?:server|synchroni[sz])|document (?:archiv|scan|storage)|archive (?:all|your)|files,|cloud drive|(?:cloud|file|object|data|decentrali[sz]ed|photo|secure|distributed|encrypted) storage|backups?$|back up|file (?:sync|shar|transfer|hosting|recovery)|send files|s3[- ]compatible|data recovery|disaster recovery|document management|dms$|offsite backup|encrypted backups?|online storage|file storage|photo backup|synology|(?:send|share|transfer) (?:large|big) files|large files|file transfer|bootable|usb (?:drive|flash)|disk imag',
      maybe: 'files?$|folders?$|archive|restore|sync|upload|drive$|store$|storage$|snapshot|archiving|cold storage|share files',
    },
    'Testing & QA': {
      sure: 'accessibility (?:scan|check|audit|test)|wcag|page speed|website audit|seo audit|broken links?|link check|regex tester|cross-browser|device lab|screenshot testing|stress test|chaos engineering|dummy data|fake data|faker|test(?:ing)? (?:framework|automation|tool|suite|runner|management|platform|cases?|coverage)|unit tests?|end-to-end test|load test|performance test|regression test|a/b test|quality assurance|qa (?:team|engineer|automation|tool|platform|testing)|qa$|automated test|selenium|playwright|cypress|bug (?:report|track)|mock (?:server|api|data)|test data|testes automat|usability test|user testing|visual regression|accessibility test|code coverage|benchmark(?:ing)? tool|test generator|beta test|beta testing|beta testers?|mobile testing|load testing',
      maybe: 'tests?$|testing|testers?$|bugs?$|quality|assert|mock|benchmark|lighthouse|postman|fuzz|browser test',
    },
    'Audio & Music': {
      sure: 'edit podcasts|podcasts?$|songwrit|chords?$|metronom|sheet music|choir|chor$|orchestr|sound (?:effects|library)|radio player|ear training|audio (?:software|editing|tool|engine|streaming|interface)|recording studio|sampler|turntable|vinyl|music|podcast|songs?$|synthesi[sz]er|playlist|dj$|guitar|piano|midi$|vst$|audio (?:player|editor|plugin|recording)|soundtrack|sound design|lyrics|synth$|synths|synthesizer|modular synth|fingerpicking|ukulele|violin|geige|drum machine|drummers?|make beats|beat ?mak|synth-?pop|duo from|new album|album out|tour dates|indie band|jazz|folk band|record label|labels? (?:for|of) (?:electronic|experimental)|piano lessons|singing lessons',
      maybe: 'audio|sound|listen|tracks?$|band$|album|concert|bass$|rap$|whistle|drum|tuner|beats?$',
    },
    'Construction & Engineering': {
      sure: 'bim model|bid(?:ding|s)? (?:manage|software|for)|subcontractor|quantity take|site management|job ?site|apparatebau|survey(?:or|ing)|building (?:materials|contractor|permit|information)|house builder|timber frame|log homes?|steel structure|excavat|paving|masonry|plaster|drywall|demolition|civil works|mechanical engineering|cnc$|machining|injection mold|pneumatic|electrical engineering|genie civil|civil engineering|structural engineer|general contractor|architect(?:s|ural|ure (?:office|firm|studio))|bim$|cad (?:software|viewer|model)|btp$|scaffold|concrete|welding|structural (?:calculation|analysis|design)|timber (?:frame|construct)|hydraulic (?:system|engineer)|eurocode|prefab|modular homes|earthworks|groundworks|main contractor|construction company|design engineering|spray foam|insulation|quantity survey|plant hire|machine hire|building contractor|steel (?:structure|fabricat|construction|building)',
      maybe: 'engineering|building|steel|renovation|industrial|crane|tooling|blueprint|contractors?$',
    },
    'Defense & Aerospace': {
      sure: 'defen[cs]e (?:tech|industry|contract|sector)|military|warfare|battlefield|aerospace|spacecraft|armed forces|front ?line (?:intelligence|drones?)|launch vehicle|small ?sats?|(?-i:ISR)$|loitering|avionics|flight software|drone (?:defen[cs]e|warfare|detection)|counter-?(?:uas|drone)|dual-use|rocket (?:simulat|engine|launch|motor|flight)|model rocket|uavs?$',
      maybe:
        'drones?$|defen[cs]e|aircraft|flight|space$|front ?line|tactical|satellites?$|army|rocket|combat|weapon|aviation|unmanned|air force|defen[cs]e$|orbital',
    },
    'E-commerce & Retail': {
      sure: 'auction|handbags?|jewell?ery|bedding|mattress|carpet|phone repair|used cars|car dealer|classifieds|vender online|sell online|e-?shop|store builder|shop builder|product catalog|merch$|handcrafted|candles?|soap|shoes|sneakers?|t-?shirts?|apparel|leather|toys$|cosmetic|perfume|eyewear|furniture|print on demand|garden center|wholesale|amazon sellers?|commerce (?:platform|engine|software)|digital commerce|headless commerce|open commerce|shop system|e-?commerce|web-?shop|shopify|woocommerce|shopping cart|add to cart|tienda online|negozio online|loja (?:online|virtual)|magazin online|free shipping|handmade|handgefertigt|jewel|schmuck|fashion|clothing|point of sale|drop-?shipping|storefront|gift cards?|furniture store|bookstore|espadrille|hand-?dyed|yarn|bed ?linen|hand-?(?:sewn|stitched|poured|knit|woven|painted)|knitwear|sweaters?|backpacks?|bags$|prints and|posters?$|stationery|notebooks and|candles|pottery|sunglasses|skincare|collectibles|outdoor gear|hemp|socks|tea towels|letterbox flowers|flowers and plants|delivered next day|verkkokauppa|e-shop|houseplants|gift boxes|gift shop|fair fashion|slow fashion|concept store|kids clothes|children.s (?:clothes|clothing)|baby clothes|bouquets?$|sofas?$|mattresses|kitchenware|cookware|cutlery|knives$|tableware|porcelain|pens$|fountain pens|watch straps|wallets for|phone cases?|rugs$|lamps$|wooden toys|book ?shop|lubricants?|spare parts|florist|toy (?:shop|store)',
      maybe:
        'shop$|shopping|store$|cart$|products?$|buy$|orders?$|boutique|checkout|sale$|prices|gifts?$|vintage|wishlist|coupon|price compar|retail|merchant|stickers?|lighting|antique|crafts?$|checkout$|printing|second-?hand|seeds$|marketplace for',
    },
    'Education & E-learning': {
      sure: 'quiz(?:z)?$|waldorf|scouts?$|physics tutor|exam prep|sat prep|ielts|toefl|hsk|jlpt|spelling|handwriting|reading practice|teachers pay|creche|mentoring|coding (?:school|bootcamp|course)|classes (?:for|in)|interactive (?:lessons|exercises|tutorials)|kids learn|toddler|alphabet|multiplication|pronunciation|grammar lessons|e-?learning|online courses?|tutoring|tutors?$|lessons?$|flash ?cards?|teachers?$|schools?$|education|educational|classroom|curriculum|homework|exam (?:prep|practice)|language (?:learning|school|course)|learn (?:english|german|spanish|french|japanese|chinese|korean|programming|to code|languages?|math)|study (?:tool|app|planner|group|timer)|academy|universit|driving school|quizz?(?:es)? (?:app|maker)|spaced repetition|learn (?:portuguese|italian|dutch|korean|turkish|arabic|russian|swedish|math|piano|guitar|chess|a language|vocabulary|languages?)|lern-app|vocabulary (?:trainer|app)|for teachers|for students|kielikurssi|maths (?:tuition|practice|games)|revision (?:app|notes|guides)|a-levels?|gcse|nursery and|preschool|lesson plans?|worksheets?|typing tutor|phonics|tuition|online academy|language school|nursery school|kindergarten|training courses?',
      maybe:
        'learn|courses?$|training|teach|study|studies|quiz|workshop|exam|cards?$|formation|vocabular|tutorial|english$|museum|storytelling for kids|students?$',
    },
    'Events & Ticketing': {
      sure: 'pyrotech|sell tickets|ticket sales|festivals?$|eventfloor|catering und|firmenevent|team ?building|incentive|escape game|attendee|exhibitor|box office|seating chart|gala$|sponsor(?:ing)? event|florist|wedding planner|save the date|rsvp|guest ?list|stage rental|event tech|tent rental|event (?:planning|planner|management|venue|ticket|agency|technology|platform)|events? (?:and|&)|ticketing|ticket (?:sales|shop)|conferences?$|meetups?$|weddings?$|festival|party (?:planning|rental|service)|photo ?booth|trade fair|partyzelt|wedding (?:invitation|website|planner|planning|venue)|village festival|village halls?|party hire|marquee|event hire|bands? for hire|event calendar|what.s on in|eventtechnik|dj (?:hire|service|para)|reenactment|medieval|wedding|event (?:planning|management|hire)',
      maybe:
        'events?$|tickets?$|party|attendees|speakers|concert|venue|ball$|moderation|webinar|convention|summit|parade|invitations?$|seminar(?:s)?$|exhibition|concerts?$',
    },
    'Finance & Accounting': {
      sure: 'tax$|payslip|time(?:sheet)? billing|invoice$|crypto tax|portfolio track|net income|split (?:expenses|bills)|expenses$|double-entry|fundrais|cap table|retirement|pension plan|fire calculator|compound interest|cash ?flow|vat$|iva$|mwst|quote(?:s)? and invoices|pymes|net salary|currency convert|exchange rate|etf|robo-advis|crowdfund|grant(?:s)? manag|accounting|accountant|invoic|bookkeep|budgeting|budget (?:app|planner|tracker)|expenses?$|expense track|personal finance|finance|financial|tax(?:es)?$|tax (?:return|advis|calculat|software)|banking|payment (?:gateway|processing|platform)|investing|investments?$|stock (?:market|trading|analysis|portfolio)|loans?$|mortgage|insurance|net worth|steuererkl|comptab|assicuraz|cost (?:management|visibility|analytics|tracking)|billing (?:software|platform|data)|subscription track|wealth|dividend|bank account|financeapplication|swing trad|traders$|day trad|stock signals|stocks$|envelope budget|zero-based budget|personal budget|spending tracker|split bills|bills?$ (?:split|track)|gastenbuch|kirjanpito|savings? (?:app|goal|tracker)|bank statements?|pension calculator|trading(?! cards?)|collections? agency|accountan|payroll tax|debt (?:collect|recover)',
      maybe:
        'money|costs?$|budget|payments?$|bank$|tax$|spending|savings?$|billing|credit|dollar|trader|donations?$|investor|receipts?$|salary|debt|ledger|procurement|investors?$|wages',
    },
    'Fitness & Sports': {
      sure: 'volley|mtb$|sup board|archery|dancing|school of sailing|fencing club|ballet|rowing|rugby|hockey|cricket|badminton|padel|triathlon|skate|ice skating|calisthenic|step counter|body ?build|weight ?lift|parkour|bouldern|sport(?:s)? (?:stats|betting|analytics)|fitness|workouts?$|gyms?$|yoga|pilates|personal train|running (?:app|club|coach)|marathon|cycling|cyclists?$|football|soccer|basketball|tennis|volleyball|swimming|climbing|martial arts|karate|judo|boxing|golf|ski (?:school|rental)|surf (?:school|camp)|athlet|sports?$|dance (?:school|studio)|horse riding|tournament|league manag|triathlet|training plans?|surf(?:ing)? (?:forecast|app)|vinyasa|ashtanga|hiit|surfers?$|gym tracker|race times|kuntosali|jalkapallo|run(?:ning)? (?:plan|log|pace|route)|pace calculator|spin class|swim (?:school|club|coach)|sailing club|fishing (?:app|spots|report)|golfers?|disc golf|fantasy league|scoreboard|national team|gym$|crossfit|sports (?:club|association)',
      maybe:
        'training|coach|exercise|strength|team$|club$|sport|match|league|trainer|dance|climb|runners?$|darts|supporters|tennis$|voile$|stretch(?:ing)?|calorie',
    },
    'Food & Hospitality': {
      sure: 'brunch|solawi|amap$|imkerei|apicult|bistro|lunchroom|glacier|delicatessen|catering|food (?:festival|market)|hostel(?:s)?$|apart-?hotel|hotelier|b&b|bed and|brew(?:ing|ery)|homebrew|craft beer|distill|groceries|grocery|supermarket|farm (?:shop|to table)|organic food|cheese|chef at|tapas|sea ?food|noodle|ice-cream|private chef|cafe$|coffee (?:shop|roast|house)|bakery|recipes?$|hotels?$|bed (?:and|&) breakfast|pension$|brewery|winery|meal (?:plan|prep|kit|delivery)|food (?:truck|delivery|blog|track)|cooking|street food|sushi|burgers?$|ice cream|guesthouse|cocktail|tea house|butcher|kitchen (?:display|management)|olive oil|juices?$|jams?$ (?:and|&)|jams and|marmalade|honey (?:from|and|&)|raw honey|honey$|biscuits?$|cookies (?:and|&) cakes?|cakes?$|sauces?$|hot sauce|spices?$|cider|mead$|oyster|truffl|whisk|leipomo|groentenpakket|chutney|granola|muesli|bagels?|croissants?|tacos|sourdough|loaves|distillery|natural wine|vermouth|infusions?$|herbal tea|fermented|pickles|supper club|pop-?up restaurant|meal boxes|food hall|food waste|good food|restaurant|guest ?house|gastropub|menu of the day|caf[eé]s?$|pizzeria|trattoria|brasserie|gelato|gelateria|patisserie|coffee roast|food truck',
      maybe:
        'food|menu$|chef|kitchen|coffee|wine$|beer$|dishes|delicious|reservation|rooms?$|nutrition|eat$|pasta|snack|tea$|meal$|meals|buffet|vegan|hospitality|burger|grill$|steak|salad|hotel$',
    },
    'Games & Entertainment': {
      sure: raw`fan ?club|cosplay|pen (?:and|&) paper|card games?|tabletop|trivia|idle game|game jam|unity game|godot|itch\.io|steam (?:page|store)|lottery|fantasy (?:football|league)|media (?:server|system|center|centre|player|streaming)|stream your media|iptv|karaoke|magic (?:show|trick)|theme park|jump ?park|trampolin|bowling|paintball|kart(?:bahn|ing)|games?$|gaming|video ?games?|puzzle|board ?games?|multiplayer|rpg$|roblox|esports|movies?$|anime|manga|watch part|watch (?:together|youtube|movies|videos)|netflix|comics?$|escape ?room|dungeons|game (?:engine|server|studio|mod|dev)|speedrun|poker|chess|crossword|tv shows?|cinema|card battler|deckbuild|roguelike|platformer|(?:puzzle|point-and-click|text|adventure) (?:adventure|game)|wishlist on steam|indie game|visual novel|steam deck|nintendo|trading cards?|collectible cards?|vr games?|video games?|board games?|(?:strategy|puzzle|action|mobile) games?|in-app battles?|i ching|tarot|horoscope|missions and stages`,
      maybe:
        'play$|players?$|fun$|levels?$|steam$|spiel|entertain|score|streaming|friends|series$|meme|emulator|theater$|theatre$|film$|films?$|streaming guide|clown|comedy|casino|twitch|arcade|discord server',
    },
    'Government & Legal': {
      sure: 'visa (?:application|service)|immigrat|gdpr and|dsgvo (?:check|scan|konform)|contract (?:draft|analysis|ai)|law firms|paralegal|e-sign|electronic signature|data protection officer|fachanw|juridic|gdpr compliance|accessibility compliance|terms generator|human rights|policy (?:tool|tracker)|law firms?|lawyers?$|attorneys?$|legal (?:services?|advice|tech|documents?|aid|team|research|practice)|notary|solicitor|contract (?:management|review|template|lifecycle)|rechtsanw|government|civic tech|municipal|parliament|elections?$|e-?government|trademark|immigration|petition|political party|compliance (?:software|platform)|legal (?:review|contracts|templates|advice)|review contracts|contract (?:analysis|draft|templates?)|law practice|civic|umowy online|asianajo|visa$ (?:for|application)|tenants.? rights|legal aid|law firm|trade (?:federation|association)|whistleblow|non-?profit (?:initiative|advocacy)',
      maybe:
        'legal|law$|contracts?$|compliance|justice|public|vote|voting|policy|legal$|compliance$|volunteer|executor|charity|patent|court$|mediation|public sector|non-?profit|citizen',
    },
    'Health & Medical': {
      sure: 'osteopath|first aid|sleep sounds|breathing|mindful|caregiv|kineto|yoga therap|counsel(?:l)?ing|life coach|coach de vie|health|medical|medicine|doctors?$|clinics?$|clinical|patients?$|therap|dental|dentist|hospital|nurs(?:e|es|ing)$|mental health|meditation|nutrition|physio|heilprakt|psychother|acupunctur|diabet|symptom|cancer|medication|menstrual|period track|fertility|pregnan|sleep track|veterinary medicine|blood (?:pressure|sugar|glucose)|ehr$|wellness (?:center|studio)|aesthetic medicine|caregiver|elderly care|therapists?|panic attack|anxiety|meditat|breathing (?:exercise|app)|guided breathing|anksiyete|ambulator|midwife|podiatr|dermatolog|menopaus|migraine|allerg|health (?:app|records?|tracker|data|clinic|insurance|care)|healthcare|massages? (?:therap|thai)|terveys|hieronta|nutritionist|hearing aids?|glasses and|eye (?:test|clinic)|sleep better|tinnitus|pelvic|postnatal|hypnotherap|psychotherap|neuropsic|odontol|acupuncture|pharmacy|clinic|psychiatr|alzheimer|nursing home|care home|support group|addiction|psycholog|fysiotherap|reiki',
      maybe:
        'care$|wellness|well-being|sleep|diet|calorie|stress|pain|treatment|healing|heal|medit|burnout|supervision|disabilit|autism|vitamin|blood|health$|massage|patient',
    },
    'Home & Local Services': {
      sure: 'haarlemp|lavage auto|tyres?$|stores et|tradespeople|tradesm[ae]n|local pros|videovigilancia|nanny|au pair|pflasterarbeit|office cleaning|carpet clean|tiler|decorat(?:or|ing)s?$|smart repair|multiservicios|car detailing|detailing|junk removal|home repair|home improvement|pressure washing|house sitting|manicure|pedicure|nails$|lash(?:es)?$|brows$|irrigation|lawn|household (?:management|inventory)|home inventory|kitchens?$|bathroom|window (?:repair|install)|photovoltai|heat pump|calefacc|glaserei|bodenbel|cleaning (?:service|company)|house ?clean|plumb(?:er|ing)|electricians?$|roof(?:er|ing)|landscap|gardening|gardener|handyman|renovations?$|remodel|moving (?:company|service|partner)|movers$|removals?$|house paint|painters? (?:and|&)|locksmith|hvac$|air conditioning|heating (?:and|&)|pest control|carpent|joinery|window cleaning|laundry|dry clean|malerbetrieb|umzueg|barber|hair ?(?:salon|dresser|stylist)|beauty (?:salon|studio)|nail (?:salon|studio)|swimming pools?|flooring|garage doors?|auto ?repair|car repair|car wash|tree service|child ?care|babysit|upholster|glazier|chimney|dakdek|tailors?$|alterations|garden(?:ers|ing) (?:service|in)|roof inspection|siivous|appliance repair|upholstery|furniture assembly|boilers?$|insulation|siivouspalvelu|waxing|barbershop|piscinistes?|shoe repair|cobbler|key cutting|dressmaker|piano tun|septic|window (?:cleaner|fitter)|rewiring|drain(?:age|s)? (?:clean|unblock)|blocked drains|skip hire|loft conversion|driveways?|conservator(?:y|ies)|damp proof|stove install|dog.?friendly salon|planting calendar|grow (?:more )?(?:veg|vegetables)|beauty (?:&|and) wellness|hair and beauty|electrical (?:contractor|installation)|security (?:system|alarm) install|alarm systems?|cctv|computer repair|car (?:repair|service|workshop)|garage services|beauty salon|solar (?:panel|install)|hvac|roofing',
      maybe:
        'service area|local$|nearby|free (?:quote|estimate)|region|home$|tiling|moving$|isolation|fencing|interior (?:fit|paint)|chores|funeral|gutter',
    },
    'HR & Recruiting': {
      sure: 'mitarbeiterapp|azubi|tradesperson jobs|employee|career (?:coach|advice)|cover letter|jobs (?:for|in)|remote work|performance review|leave management|absence|people operations|recruit|hiring|job (?:board|search|portal|seekers?|listing|application)|jobs? in|resume (?:builder|maker|parser)|resumes?$|cv (?:builder|maker)|human resources|hr (?:software|platform|tool|management|system)|payroll|applicant track|talent (?:acquisition|management|pool)|employee (?:engagement|onboarding|management|scheduling)|headhunt|remote jobs|job interview|freelance marketplace|(?-i:RH)$|(?-i:HRIS|HCM|ATS)$|applicant tracking|job board|employee (?:time|shift|app)|work agency|vacanc',
      maybe:
        'jobs?$|career|candidates?$|employees?$|hr$|talent|interview|workforce|onboarding|talents?$|interview (?:prep|practice|question)|staffing|interim',
    },
    'IT Services & Consulting': {
      sure: 'wordpress (?:agency|agentur|development|wartung)|web ?developer|desarrollador (?:web|freelance)|digitalisierungs|process(?:es)? automation|strategy consult|management consult|advisory|iso 9001|outsourced|cto as a service|tech recruitment|e-business|computer repair|pc repair|data recovery service|technology (?:solutions|services|company)|it solutions|software solutions|digital solutions|ai consulting|automation agency|system integrat|sap$|odoo|full-?stack|startup studio|product studio|coaching und supervision|business coach|training (?:and|&) consult|servicii web|consulting|consultan|it[- ](?:services?|support|consulting|dienstleist|service|beratung|solutions|outsourc)|managed services|software (?:development|engineering) (?:company|services?|agency|studio|consult)|web (?:design|development) (?:agency|studio|services?|company)|custom software|bespoke software|digital agency|digital transformation|agence (?:web|digitale)|desarrollo (?:web|de software|a medida)|sviluppo (?:web|software|siti)|siti web|web agency|desenvolvimento (?:web|de sites|de software)|dezvoltare (?:web|software)|software house|we build (?:software|apps|websites|digital|web)|app development (?:agency|company)|freelance (?:developer|web|software)|nearshore|offshore development|technology partner|tech consult|software a medida|managed it|it department|software su misura|software sob medida|erp (?:implement|consult)|(?:build|design) (?:and build )?(?:web apps|websites)|web (?:design|development) (?:agency|studio|company)|it support|laptop repair|erp$|erp (?:system|software)',
      maybe:
        'agency|services$|solutions|clients|expertise|portfolio|projects|digitali[sz]|outsourc|enterprise|interim|solutions? provider|mvp$|remote (?:desktop|access|support)|webmaster|websites? (?:for|in|bauen|erstellen)|sites? internet|sites web|websites?$|web apps? (?:for|and)',
    },
    'Marketing & Advertising': {
      sure: 'digital business card|business cards?|link-?bio|reviews? (?:booster|manage)|google reviews|newsletter growth|podcast promot|press release|pr agency|promo(?:tional)? (?:video|product)s?|creator (?:marketing|economy)|launch (?:page|list|directory)|startup directory|marketing|seo$|seo (?:tool|agency|audit)|advertis|lead generation|social media (?:manage|market|schedul|tool|agency|post)|affiliate (?:program|market)|pubblicit|growth hack|link ?in ?bio|url shorten|short links?|ad (?:campaign|creative|network|tech)|google ads|content (?:marketing|creation tool)|landing page builder|email campaigns?|utm$|brand (?:strategy|awareness)|conversion rate|public relations|social media posts?|schedule posts|rank track|keyword research|newsletter marketing|instagram (?:growth|marketing|posts)|link in bio|waitlist builder|email list growth',
      maybe:
        'campaigns?$|ads?$|brands?$|audience|social media|content|growth|promot|visibility|traffic|linkedin|instagram|qr codes?|affiliate|referral|reputation|outreach|signage|product hunt|printing|social proof|email signature|ugc$',
    },
    'Media & Publishing': {
      sure: 'news (?:site|reader|aggregat|portal|app)|magazines?$|newspapers?$|journalis|publishing|publishers?$|fanzine|rss (?:reader|feed)|feed reader|e-?books?$|epub|headless cms|blogging (?:platform|engine)|blog (?:platform|engine)|radio (?:station|show)|audiobooks?$|book (?:series|review|club|tracker)|book (?:shop|store|publish|cover|lover)|digital library|manuscript|independent media|zines?$|risograph|chapbooks?|small press|independent press|podcast network|newsroom|local news|independent journalism|literary|ebooks?|kindle|comic publisher|book(?:s)? about|nakladatelstv|aikakauslehti|podcast about|newsletter about|essays?$|short stories|poems|blog about|reportage',
      maybe:
        'articles?$|blog|stories|publish|read(?:ers?|ing)$|editor|writers?$|podcast|press$|author|archive|books$|cms$|novels?$|news$|author of|editorial$|poetry|content management',
    },
    'Pets & Animals': {
      sure: 'aquari[ou]m|croquettes|pet food|dog walkers?|pet sitters?|barf$|retriever|apicolt|adopt a|animal de compan|pet care|pet sitting|dog park|puppies|horse(?:s)? for|cattery|kennel|fish ?tank|terrari|reptil|hamster|chickens?|cattle|farm animals|puppy|kitten|veterinar|pet ?shop|aquarium|bird watch|beekeep|dog (?:training|grooming|walk)|cat (?:sitter|cafe)|cat sit|cat (?:sitting|care|food|owners|toys)|dogs? (?:collars?|owners|food|walk|school|health|breed)|your (?:dog|cat|pet|horse|puppy)s?$|pet (?:sitting|owners?|health|food|sitter|store|profile)|horse (?:care|owners|riding|health)|for (?:dogs|cats|pets|horses)|tierphysio|birdwatch|bird (?:feeder|song|sighting)|dogs and cats|animal (?:shelter|rescue|hospital|care)|chickens|happy (?:cats|dogs)|aquascap|bunnies|parrots?|feline|canine|equine|equestrian|farrier|behaviou?rist for dogs|dog breed|pet shop|pet store',
      maybe:
        'pet$|owner|breed|groom|rescue|shelter|feeding|cats?$|bees$|birds?$|rabbit|sheep|goat|livestock|animals?$|wildlife|bulldog|horses?$|zoo$|pets?$|dogs?$',
    },
    'Photo & Video': {
      sure: raw`portrait(?:s)? (?:und|and)|short videos?|reels$|photo (?:restor|enhanc|filter|collage|print)|image(?:s)? (?:resize|background)|photos de|photobook|camcorder|film developing|analog(?:ue)? photo|twitch overlay|image (?:manipulation|processing|editing)|photo(?:s)? (?:and|&) video|photograph|photo (?:editor|galler|album|book|studio)|video (?:edit|record|player|production|sync|stream|convert|download|creat|maker|platform|hosting|compress|synchroni)|image (?:edit|compress|convert|upscal|galler|generat|optimi|host|viewer)|screen record|filmmak|film production|background remov|timelapse|lightroom|edit (?:4k )?(?:videos?|photos?)|video editor|(?:wedding|family|portrait|product|event) photograph|(?:photo|video) (?:studio|editing|editor|album|gallery|production)|photo ?shoots?|remove backgrounds?|camera (?:app|gear|lens)|subtitl\w{1,20} (?:video|generator|editor)|video clips?|your (?:photos|videos)|time-?lapse|drone (?:photo|video)|(?:photo|video)s? (?:with|by) drone|photos? (?:app|librar|manage|organi|backup|collection|server|frame)|video (?:management|clips)|gimbal|film emulation|presets?$|film (?:photography|look)|headshots?|newborn photo|family photos`,
      maybe:
        'images?$|pictures?$|footage|screenshots?$|visual|movie|recording|photos?$|captions?$|camera|video$|videos$|gifs?$|watermark|obs$|subtitles?|subtitle|ffmpeg|drone footage|thumbnail|streamers?|wallpapers?$',
    },
    'Real Estate': {
      sure: 'property manag|collect rent|screen tenants|floor plan|home staging|virtual tour|360° tour|co-working|penthouse|house hunting|homebuyer|house prices|closing cost|realty|estate agent|real estate|realtors?$|property (?:management|listing|search|valuation|invest)|properties for|apartments? (?:for|in)|house for sale|homes for sale|landlords?$|rental property|coworking|office space|tiny house|condo|student housing|villas? (?:for|in)|rent collection|landlord|rental (?:properties|units|management)|leases?$|tenant (?:screening|management)|property (?:for sale|portal)|apartment hunting|flats? (?:for|to)|new homes|rent a flat|holiday lets? management|block management|estate agen|holiday let management|homeowners.? association|housing (?:cooperative|association)',
      maybe: 'property|properties|apartment|house$|homes?$|rent$|rental|housing|agent|villa|tenants?$',
    },
    'Science & Research': {
      sure: 'molecul|visuali[sz]e protein|bioinform|geology|paleo|satellite imagery|remote sensing|weather (?:data|station|app|forecast)|biodiversity|bird ?net|observator|periodic table|theorem|proof assistant|matlab|octave|r package|statistics (?:package|library)|survey research|clinical trial|phd$|planetarium|research assistant|space (?:exploration|simulator)|visuali[sz]ation of space|gis$|spatial (?:data|analysis|visuali)|sequencing|protein|meteorolog|seismolog|oceanograph|botanic|research (?:group|project|institute|tool|lab|software|data|paper|network)|scientific|scientists?$|researchers?$|academic|chemistry|astronom|math (?:tool|engine|library|solver)|statistical (?:software|analysis|model)|neurosci|climate (?:data|model|science)|earthquake|geolog|literature review|peer[- ]review|open science|telescope|archaeolog|spectroscop|ecolog|satellite (?:data|maps?|images?)|biomass|ecology|literature reviews?|pubmed|bibtex|reference manager|sociolog|scientific papers?|data for scientists|climate (?:research|risk)|soil (?:data|science)|text corpora|lab notebook|laboratory|citizen science|field recording of|tutkimus|weather forecasts?|tides?$|star map|stargazing|research institute|opinion poll|polling|public opinion|election forecast',
      maybe:
        'research|science|data$|papers?$|model(?:ling|ing)|experiment|study|dataset|simulation|theory|lab$|statistics|climate|meteo|physics|simulation of|thesis|species|solar system|quantum|chemical|citation|mathematic|latex|scholar|air quality|laborator',
    },
    'Transport & Logistics': {
      sure: 'vtc$|minicab|haul(?:ing|age)|moving (?:van|boxes)|storage units?|self storage|container (?:transport|service)|dump(?:ster)? rental|shipping (?:container|tracker)|bike courier|delivery (?:app|drivers?)|car transport|vehicle transport|freight|courier|trucking|truck(?:s|ers?)?$|haulage|moving (?:company|partner|service|truck)|movers$|removals?$|umzueg|towing|fret$|package track|shipment|supply chain|warehouse manag|route (?:planning|optimi)|taxi|airport transfer|chauffeur|limousine|container shipping|shipping (?:company|rates|label)|fleet (?:manage|track)|parcels? (?:delivery|tracking|lockers?)|delivery (?:fleet|routes?|drivers)|route planning|van (?:hire|rental)|cargo (?:bike|ship)|muutto(?:palvelu|apu)|storage units|haulier|removals? company',
      maybe:
        'delivery|deliver|shipping|transport|vehicles?$|drivers?$|warehouse|tracking|packing|transport(?:ation|s|e|unternehmen|er)?$|fleet|parcel|relocation|delivery (?:service|management|route)|last[- ]mile|maritime|cash on delivery',
    },
    'Travel & Mobility': {
      sure: raw`yurt|data plans for travel|travelers?|backpack|carpool|car history|vin check|wine tour|trekking|itinerary|jet ?lag|sup$|yacht|snowboard|pilgrim|jakobsweg|campsite|campground|campers?$|rent a car|electric car|dive center|snorkel|ski resort|geocach|excursion|guided tours?|free tour|kayak|rafting|paraglid|plane tickets|travel|tourism|tourist|flights?$|vacations?$|itinerar|car (?:rental|sharing|hire)|carsharing|ride[- ]?shar|e-?bikes?$|bike (?:rental|sharing|shop|tour|route)|bicycle|e-?scooter|public transport|transit (?:app|map|data)|train (?:timetable|ticket|travel)|bus (?:timetable|tracker)|electric (?:vehicle|car)|ev charg|charging (?:station|point)|wallbox|camping|campervan|hiking|hostel|city guide|travel guide|sightseeing|road trip|sailing|boat (?:rental|trip|charter)|cruise|motorbike|motorcycle|driving licen[sc]e|holiday (?:home|rental|apartment)|surf camp|road trips?|plan (?:your )?trips?|trip plann|guided tours|city tours?|boat tours?|walking tours?|tour operator|ski (?:tour|trip|holiday)|hiking trails?|hut-to-hut|bus tickets?|car(?:-| )?shar|campsites?|vanlife|parking (?:app|spot|space)|guided walks|hiking (?:tours|guide)|huts$|alpinschule|camper (?:hire|rental|van)|taxi\w{0,20} (?:service|aeropuerto)|train journeys|interrail|rail travel|layover|packing list|digital nomads?|travel (?:journal|diary|map|log)|safaris|safari (?:tour|lodge|trip|park|camp)|scuba|diving (?:cent|school|trip|course)|balloon (?:ride|flight|tour)|(?:hot[- ]air) balloon|bicycles?|bikes? (?:and|&)|(?:best )?places to (?:live|visit|travel)|timetables?$|by (?:plane|train|bus|ferry)|car dealer|used cars|car hire|bike hire`,
      maybe:
        'maps?$|hotels?$|destination|route|holiday|bikes?$|journey|guide|explore|visit|cars?$|auto$|hotel|navigation|ride|auto(?:s)?$|roller|sights|hike|airport|parking|trips?$|tours?$|diving|balloon|train$|bus$|ferry$',
    },
  },
}
