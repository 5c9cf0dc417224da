import type { Terms } from './category_terms.ts'

/** Trades and parts of life: what businesses and places do, with or without software; terms as in `category_terms.ts`. */
export const TRADE_TERMS: Record<string, Terms> = {
  'Audio & Music': {
    sure: 'audio (?:software|editing|tool|engine|streaming|interface)|recording studio|sampler|beats?$|turntable|vinyl|music|podcast|songs?$|synthesi[sz]er|playlist|dj$|musik|musique|música|musica|muzic|müzik|muziek|muzik|guitar|gitarr|piano|midi$|vst$|audio (?:player|editor|plugin|recording)|hörbuch|audiobook|soundtrack|sound design|tonstudio|lyrics',
    maybe: 'audio|sound|listen|spotify|tracks?$|band$|album|concert|klang',
    cjk: '音楽|音乐|音频|作曲|楽器|歌词|播客',
  },
  'Construction & Engineering': {
    sure: 'construction|civil engineering|structural engineer|general contractor|architect(?:s|ural|ure (?:office|firm|studio))|bauunternehm|baufirma|bauprojekt|baustelle|hochbau|tiefbau|holzbau|metallbau|stahlbau|ingenieurbüro|architekt(?:en|ur)büro|architekt|bim$|cad (?:software|viewer|model)|bâtiment|btp$|chantier|maçonn|construcci[óo]n|costruzion|ediliz|impresa edile|construção civil|bouwbedrijf|aannemer|construcții|inşaat|statyb|budow|scaffold|gerüstbau|concrete|welding|schweiß',
    maybe: 'engineering|building|bau$|projekte|ingenieur|mühendis|inžinier|steel|renovation',
    cjk: '建設|建築|工務店|施工|土木|建筑|工程',
  },
  'Defense & Aerospace': {
    sure: 'defen[cs]e (?:tech|industry|contract|sector)|military|warfare|battlefield|aerospace|satellites?$|unmanned|uavs?$|army|air force|weapon|spacecraft|rocket|rüstung|bundeswehr|raumfahrt|luftfahrt|aérospatial|aeroespacial|aerospazi|savunma sanayi|wojskow|combat|aviation',
    maybe: 'drones?$|defen[cs]e|aircraft|flight|space$|front ?line|tactical|drohne',
    cjk: '防衛|航空宇宙|军事|国防|航天|无人机',
  },
  'E-commerce & Retail': {
    sure: 'commerce (?:platform|engine|software)|digital commerce|headless commerce|open commerce|shop system|shopsystem|online verkauf|webáruház|e-pood|e-?commerce|online[- ]?(?:shop|store|boutique)|web-?shop|shopify|woocommerce|magento|shopping cart|add to cart|warenkorb|in den warenkorb|tienda online|tienda en línea|añadir al carrito|boutique en ligne|ajouter au panier|negozio online|carrello|loja (?:online|virtual)|webwinkel|winkelwagen|magazin online|coș de cumpărături|online mağaza|e-ticaret|sepet|internetin\\w+ parduotuv|krepšel|sklep internetowy|koszyk|free shipping|versandkostenfrei|livraison gratuite|envío gratis|spedizione gratuita|frete grátis|handmade|handgefertigt|jewel|schmuck|fashion|clothing|bekleidung|marketplace for|point of sale|kassensystem|retail|einzelhandel|drop-?shipping|merchant|storefront|gift cards?|furniture store|bookstore',
    maybe:
      'shop$|shopping|store$|cart$|products?$|buy$|orders?$|boutique|tienda|negozio|loja|winkel|magazin|mağaza|parduotuv|sklep|checkout|sale$|prices',
    cjk: '通販|オンラインショップ|オンラインストア|商城|电商|网店|カートに入れる|購入する|店舗',
  },
  'Education & E-learning': {
    sure: 'e-?learning|online courses?|tutoring|tutors?$|lessons?$|flash ?cards?|anki|students?$|teachers?$|schools?$|education|educational|classroom|curriculum|homework|exam (?:prep|practice)|language (?:learning|school|course)|learn (?:english|german|spanish|french|japanese|chinese|korean|programming|to code|languages?|math)|study (?:tool|app|planner|group|timer)|academy|universit|bootcamp|kindergarten|sprachschule|musikschule|fahrschule|nachhilfe|lernplattform|lernkarten|weiterbildung|seminare?$|schule$|schüler|vokabel|cours (?:particuliers|en ligne|de)|école|soutien scolaire|centre de formation|formations?$|cursos?$|escuela|clases (?:particulares|de)|aprende|academia|corsi$|corso di|scuola|ripetizioni|lezioni|escola|aulas (?:particulares|de)|cursus|bijles|onderwijs|rijschool|cursuri|școal|meditați|lecții|eğitim|kurs(?:u|ları|lar)?$|öğrenci|okul|mokykl|mokym|pamok|korepetitor|szkoł|korepetycj|lekcje|driving school|quizz?(?:es)? (?:app|maker)|spaced repetition',
    maybe:
      'learn|courses?$|training|teach|study|studies|kurse?$|lernen|apprendre|aprender|imparare|leren|quiz|workshop|exam|cards?$|formation|vocabular|tutorial',
    cjk: '教育|学習|学习|课程|講座|教室|学習塾|スクール|学校|英会話|单词|背单词|培训|幼儿园',
  },
  'Events & Ticketing': {
    sure: 'event (?:planning|planner|management|venue|ticket|agency|technology|platform)|events? (?:and|&) |ticketing|ticket (?:sales|shop)|conferences?$|meetups?$|weddings?$|festival|veranstaltungs|veranstaltungen|eventagentur|hochzeit|hackathon|kongress|événementiel|mariage|organización de eventos|bodas?$|congreso|organizzazione eventi|matrimoni|casamento|eventos$|evenementen|bruiloft|evenimente|nunt[aăi]|etkinlik|düğün|rengini|vestuv|wesel|party (?:planning|rental|service)|photo ?booth|fotobox|messestand|trade fair|exhibition',
    maybe: 'events?$|tickets?$|party|attendees|speakers|konzert|concert|venue|feier|celebrat',
    cjk: 'イベント|結婚式|婚礼|チケット|カンファレンス|活动策划|演唱会|展会',
  },
  'Finance & Accounting': {
    sure: 'accounting|accountant|invoic|bookkeep|budgeting|budget (?:app|planner|tracker)|expenses?$|expense track|personal finance|finance|financial|fintech|tax(?:es)?$|tax (?:return|advis|calculat|software)|banking|payment (?:gateway|processing|platform)|investing|investments?$|investors?$|stock (?:market|trading|analysis|portfolio)|trading|loans?$|mortgage|insurance|net worth|buchhalt|buchführung|rechnungs(?:programm|stellung|software)|e-rechnung|steuerberat|steuererkl|finanz|versicherung|kredit|comptab|facturation|expert-comptable|gestion financière|courtier|assurance (?:auto|vie|habitation)|contabilidad|facturación|facturas|gestoría|finanzas|seguros|fatturazione|commercialista|contabil|assicuraz|finanza|contabilidade|finanças|nota fiscal|boekhoud|facturatie|facturen|accountantskantoor|verzeker|contabilitate|facturare|facturi|asigur[aă]r|muhasebe|finans|sigorta|buhalter|apskait|draudim|księgow|faktur|ubezpiecz|cost (?:management|visibility|analytics|tracking)|billing (?:software|platform|data)|subscription track|wealth|aktien|dividend|bank account|financeapplication',
    maybe:
      'money|costs?$|budget|payments?$|bank$|tax$|spending|savings?$|geld|steuer|rechnung|argent|dinero|soldi|dinheiro|factur|fattur|billing|credit|dollar',
    cjk: '会計|税理士|請求書|家計簿|财务|会计|发票|记账|投資|投资|保険|金融|確定申告|理财|股票',
  },
  'Fitness & Sports': {
    sure: 'fitness|workouts?$|gyms?$|yoga|pilates|crossfit|personal train|running (?:app|club|coach)|runners?$|marathon|cycling|cyclists?$|football|soccer|fußball|basketball|tennis|volleyball|swimming|climbing|martial arts|karate|judo|boxing|golf|ski (?:school|rental)|surf (?:school|camp)|athlet|sports?$|sportverein|sport(?:club|studio|schule)|turnverein|krafttraining|musculation|club sportif|salle de sport|gimnasio|deporte|deportiv|fútbol|entrenad|palestra|sportiv|calcio|academia de ginástica|musculação|esporte|desporto|sportschool|voetbal|sală de (?:fitness|sport)|fotbal|antrenor|spor (?:salonu|kulübü)|futbol|sporto klub|treniruo|krepšin|siłowni|trening personaln|tanzschule|dance (?:school|studio)|horse riding|reitschule|tournament|league manag',
    maybe: 'training|coach|exercise|strength|team$|club$|verein|sport|match|league|trainer|dance',
    cjk: 'フィットネス|ヨガ|スポーツ|健身|运动|パーソナルジム|筋トレ|足球|サッカー|野球|道場',
  },
  'Food & Hospitality': {
    sure: 'padaria|pastelaria|confeitaria|boulangerie|pâtisserie|panetteria|pasticceria|bakkerij|brutări|cofetări|pastane|fırını|kepykl|piekarni|cukierni|feinkost|imbiss|foodtruck|rôtisserie|crêperie|taper[ií]a|asador|churrasc|panificadora|cervecer|birrificio|brouwerij|wijn|enoteca|azienda vinicola|château|domaine viticole|bodegas?$|kochkurs|private chef|cocina (?:de|con|mediterr)|cuisine (?:maison|française|traditionnelle)|restaurants?$|cafés?$|cafe$|coffee (?:shop|roast|house)|bakery|bäckerei|konditorei|catering|recipes?$|rezepte?$|recettes?$|recetas?$|ricett|receitas|recepten|rețet|tarif(?:leri|i)$|receptai|przepisy|hotels?$|bed (?:and|&) breakfast|pension$|gasthof|gasthaus|ferienwohnung|pizzeria|trattoria|osteria|ristorante|restaurante|speisekarte|brewery|brauerei|winery|weingut|vinoteca|viticol|cantina|auberge|gîte|chambres? d.hôtes|hostal|agriturismo|pousada|brasserie|bistro|traiteur|restoran|lokanta|kavin|restauracj|meal (?:plan|prep|kit|delivery)|food (?:truck|delivery|blog|track)|cooking|street food|sushi|burgers?$|ice cream|gelat|eisdiele|chocolat|guesthouse|hospitality|bar (?:&|and)|cocktail|tea house|butcher|metzgerei|panader[ií]a|pastel|kitchen (?:display|management)|olive oil|honig|honey',
    maybe:
      'food|menu$|chef|kitchen|küche|cuisine|cocina|cucina|coffee|kaffee|wine$|wein$|vino|beer$|dishes|delicious|lecker|essen$|reservation|rooms?$|zimmer|nutrition|eat$',
    cjk: 'レストラン|料理|飲食店|ホテル|旅館|カフェ|餐厅|美食|酒店|居酒屋|レシピ|菜谱|ラーメン|パン屋|咖啡|民宿',
  },
  'Games & Entertainment': {
    sure: 'media (?:server|system|center|centre|player|streaming)|stream your media|iptv|karaoke|magic (?:show|trick)|zauber|clown|theme park|freizeitpark|jump ?park|trampolin|bowling|lasertag|paintball|kart(?:bahn|ing)|games?$|gaming|gamers?$|video ?games?|puzzle|board ?games?|multiplayer|rpg$|minecraft|roblox|esports|brettspiel|spiele$|videospiel|jeux?$|jeu vidéo|juegos?$|videojuego|giochi$|gioco$|videogioc|jogos?$|spellen$|spelletjes|jocuri|oyun|žaidim|gry$|gra$|movies?$|films?$|anime|manga|watch part|watch (?:together|youtube|movies|videos)|netflix|comics?$|escape ?room|dungeons|game (?:engine|server|studio|mod|dev)|speedrun|casino|poker|chess|schach|sudoku|crossword|arcade|emulator|twitch|tv shows?|cinema|kino$|theat(?:er|re)$|comedy|meme',
    maybe: 'play$|players?$|fun$|levels?$|steam$|spiel|entertain|score|streaming|friends',
    cjk: 'ゲーム|游戏|アニメ|动漫|映画|电影|漫画|クイズ|小游戏|娱乐',
  },
  'Government & Legal': {
    sure: 'law firms?|lawyers?$|attorneys?$|legal (?:services?|advice|tech|documents?|aid|team|research|practice)|notary|solicitor|contract (?:management|review|template|lifecycle)|rechtsanw|anwalt|kanzlei|notar(?:iat)?$|avocats?$|notaire|cabinet juridique|juridique|abogad|notar[ií]a|jurídic|despacho legal|avvocat|studio legale|notaio|advogad|advocac|advocaten|notaris|cabinet de avocat|avocat|avukat|hukuk|advokat|teisin|notar(?:as|iaus)|adwokat|radca prawny|prawnicz|government|public sector|civic tech|municipal|parliament|elections?$|e-?government|stadtverwaltung|gemeinde$|behörde|mairie|ayuntamiento|comune di|primări|belediye|savivaldyb|urząd|patent|trademark|immigration|court$|petition|political party|compliance (?:software|platform)',
    maybe: 'legal|law$|recht$|contracts?$|compliance|justice|public|vote|voting|policy|derecho|diritto|direito|droit',
    cjk: '法律|弁護士|行政書士|司法書士|律师|政府|自治体|法务|市役所|特許',
  },
  'Health & Medical': {
    sure: 'health|medical|medicine|doctors?$|clinics?$|clinical|patients?$|therap|dental|dentist|hospital|nurs(?:e|es|ing)$|mental health|meditation|nutrition|pharma|physio|gesundheit|ärzt|arzt|arztpraxis|zahnarzt|zahnärzt|klinik|pflegedienst|altenpflege|heilprakt|apotheke|hebamme|naturheil|santé|médecin|dentiste|kinésith|ostéopath|sophrolog|naturopath|hypnose|salud|médic|clínica|dentista|fisioterap|psicólog|salute|medico|studio medico|studio dentistico|psicolog|saúde|médico|nutricion|gezondheid|huisarts|tandarts|zorg(?:verlener|instelling)?$|fysio|sănătate|medical|stomatolog|sağlık|doktor|diş (?:hekim|klini)|hastane|psikolog|sveikat|gydytoj|odontolog|zdrow|lekarz|dentyst|psycholog|psychother|massage|akupunktur|acupunctur|diabet|symptom|cancer|medication|menstrual|period track|fertility|pregnan|sleep track|chiropract|veterinary medicine|blood (?:pressure|sugar|glucose)|ehr$|telemedicine|wellness (?:center|studio)|aesthetic medicine|autism|adhd|disabilit|caregiver|elderly care',
    maybe: 'care$|praxis|wellness|well-being|sleep|diet|calorie|stress|pain|treatment|healing|pflege|heal|medit',
    cjk: '医療|健康|病院|クリニック|歯科|整体|診療|医院|诊所|介護|薬局|整骨院|鍼灸|冥想|医生',
  },
  'Home & Local Services': {
    sure: 'irrigation|lawn|household (?:management|inventory)|home inventory|interior (?:fit|paint)|kitchens?$|bathroom|badezimmer|salle de bain|baños?|window (?:repair|install)|photovoltai|fotovolta|solar(?:anlage|technik|panels?$| installation)|wärmepumpe|heat pump|pompe à chaleur|energieberatung|klimaanlage|climatisation|aire acondicionado|saugos sistem|chauff(?:age|agiste)|plomberie|dépannage|débouchage|calefacc|caldaie|fuites?$|toiture|couvreur|isolation|carrel|maçonnerie|zimmerei|bodenleger|raumausstatt|polster|glaserei|fensterbau|parkett|bodenbel|cleaning (?:service|company)|house ?clean|plumb(?:er|ing)|electricians?$|roof(?:er|ing)|landscap|gardening|gardener|handyman|renovations?$|remodel|moving (?:company|service|partner)|movers$|removals?$|house paint|painters? (?:and|&)|locksmith|hvac$|air conditioning|heating (?:and|&)|pest control|carpent|joinery|window cleaning|laundry|dry clean|reinigung|gebäudereinig|gebäudeservice|handwerk|malerbetrieb|malermeister|elektriker|elektroinstall|sanitär|heizung|dachdeck|garten(?:bau|pflege|gestaltung)|landschaftsbau|tischlerei|schreinerei|hausmeister|schlüsseldienst|fliesen|entrümpel|haushaltsauflös|umzug|umzüg|umzueg|friseur|kosmetikstudio|nagelstudio|barber|hair ?(?:salon|dresser|stylist)|beauty (?:salon|studio)|nail (?:salon|studio)|nettoyage|ménage à domicile|plombier|électricien|jardin(?:ier|age)|paysagiste|rénovation|déménag|menuis|serrur|coiff|peintre|artisan|limpieza|fontaner|electricista|jardiner|reformas|mudanzas?$|carpinter|cerrajer|peluquer|pintores|impresa di pulizi|pulizie|idraulic|elettricist|giardin|ristruttura|traslo|falegnam|fabbro|parrucchier|imbianchin|limpeza|encanador|eletricista|jardinagem|mudança|marcen|cabeleireir|schoonmaak|loodgieter|elektricien|hovenier|verbouw|verhui|timmer|kapper|schilders|curățenie|instalator|electrician|amenajări|mutări|frizerie|salon de înfrumusețare|temizlik|tesisat|elektrikçi|tadilat|kuaför|nakliyat|valym|santechnik|elektrik(?:as|os)|remont|perkraustym|kirpykl|grožio salon|sprząta|hydraulik|przeprowadzk|fryzjer|swimming pools?|fencing|flooring|garage doors?|auto ?repair|car repair|kfz-werkstatt|autowerkstatt|car wash|tree service|funeral|bestatt|child ?care|babysit|tailor|schneiderei|upholster|glazier|chimney|kaminkehrer|schornsteinfeger',
    maybe:
      'service area|local$|nearby|free (?:quote|estimate)|kostenlose(?:s|r)? (?:angebot|beratung|besichtigung)|devis gratuit|presupuesto|preventivo gratuito|orçamento|offerte|umgebung|region|meisterbetrieb|familienbetrieb|haus$|home$',
    cjk: '清掃|引越|引っ越し|リフォーム|水道修理|電気工事|美容室|美容院|ハウスクリーニング|家政|装修|搬家|维修|便利屋|保洁|不用品|庭木|塗装|理容',
  },
  'HR & Recruiting': {
    sure: 'recruit|hiring|job (?:board|search|portal|seekers?|listing|application)|jobs? in|resume (?:builder|maker|parser)|resumes?$|cv (?:builder|maker)|human resources|hr (?:software|platform|tool|management|system)|payroll|applicant track|talent (?:acquisition|management|pool)|employee (?:engagement|onboarding|management|scheduling)|personalvermittlung|personaldienst|personalberatung|zeitarbeit|stellenangebote|stellenbörse|jobbörse|lebenslauf|recrutement|offres d.emploi|intérim|empleo|recursos humanos|selección de personal|risorse umane|offerte di lavoro|recrutamento|vagas (?:de|remotas)|vacatures?$|werving|uitzend|recrutare|locuri de muncă|işe alım|insan kaynak|įdarbinim|personalo atrank|darbo skelbim|rekrut|oferty pracy|interview (?:prep|practice|question)|staffing|headhunt|remote jobs|job interview|freelance marketplace',
    maybe: 'jobs?$|career|candidates?$|employees?$|hr$|talent|interview|bewerb|workforce|mitarbeiter',
    cjk: '採用|求人|人事|招聘|简历|転職|人材派遣|履歴書',
  },
  'IT Services & Consulting': {
    sure: 'logiciels? métiers?|développement de logiciels?|agence de développement|remote (?:desktop|access|support)|fernwartung|soluzioni informatiche|servicii it|servicii web|asistență it|creación de páginas web|páginas web|hjemmeside|webbyrå|tvorba webů|consulting|consultan|it[- ](?:services?|support|consulting|dienstleist|service|beratung|solutions|outsourc)|managed services|software (?:development|engineering) (?:company|services?|agency|studio|consult)|web (?:design|development) (?:agency|studio|services?|company)|webdesign|webentwicklung|webagentur|internetagentur|digitalagentur|custom software|bespoke software|individualsoftware|softwareentwicklung|digital agency|digital transformation|systemhaus|unternehmensberatung|it-beratung|edv-|agence (?:web|digitale)|création de sites?|développement (?:web|sur mesure|d.applications)|consultor[ií]a|desarrollo (?:web|de software|a medida)|diseño web|agencia (?:digital|web)|consulenz|sviluppo (?:web|software|siti)|siti web|realizzazione siti|web agency|consultoria|desenvolvimento (?:web|de sites|de software)|criação de sites|webbureau|maatwerk ?software|website laten maken|consultanță|dezvoltare (?:web|software)|creare site|danışmanlık|yazılım (?:geliştirme|çözüm|hizmet|şirket)|web tasarım|konsultav|svetainių kūrim|interneto svetain|programavimo paslaug|tworzenie stron|usługi it|doradztwo|software house|we build (?:software|apps|websites|digital|web)|app development (?:agency|company)|freelance (?:developer|web|software)|nearshore|offshore development|technology partner|tech consult',
    maybe:
      'agency|agentur|services$|solutions|clients|beratung|dienstleist|expertise|portfolio|projects|digitali[sz]|lösungen|conseil|agence|soluciones|soluzioni|soluções|oplossingen|soluții|çözüm|sprendim|rozwiąza|freelanc|outsourc|enterprise',
    cjk: 'システム開発|ITコンサル|受託開発|ホームページ制作|Web制作|软件开发|咨询|外包|コンサルティング|网站建设|DX支援',
  },
  'Marketing & Advertising': {
    sure: 'marketing|seo$|seo (?:tool|agency|audit)|advertis|lead generation|social media (?:manage|market|schedul|tool|agency|post)|influencer|affiliate (?:program|market)|werbung|werbeagentur|werbetechnik|suchmaschinenoptimierung|publicitaire|référencement|publicidad|mercadotecnia|pubblicit|publicidade|reclamebureau|publicitate|reklam ajans|reklamos agent|agencja (?:reklam|market)|growth hack|link ?in ?bio|url shorten|short links?|ad (?:campaign|creative|network|tech)|google ads|content (?:marketing|creation tool)|copywriting|landing page builder|email campaigns?|outreach|utm$|brand (?:strategy|awareness)|conversion rate|public relations|backlink',
    maybe: 'campaigns?$|ads?$|brands?$|audience|social media|content|growth|promot|visibility|traffic|linkedin|instagram|qr codes?',
    cjk: 'マーケティング|広告|集客|营销|推广|广告|SEO対策|宣传',
  },
  'Media & Publishing': {
    sure: 'news (?:site|reader|aggregat|portal|app)|news$|magazines?$|newspapers?$|journalis|publishing|publishers?$|verlag|maison d.édition|éditions|editorial$|casa editrice|editora$|uitgeverij|editura|yayınevi|leidykl|wydawnictw|zeitung|zeitschrift|fanzine|revista|periódico|rivista|giornale|jornal$|krant|tijdschrift|gazete|dergi|haberler|laikrašt|žurnal|rss (?:reader|feed)|feed reader|e-?books?$|epub|content management|headless cms|cms$|blogging (?:platform|engine)|blog (?:platform|engine)|radio (?:station|show)|audiobooks?$|novels?$|poetry|book (?:series|review|club|tracker)|books?$|author of|autor(?:in)?$|bücher|livres?$|libros?$|libri$|livros?$|boeken|cărți|kitap|knyg|książk|digital library|manuscript|independent media|documentar',
    maybe: 'articles?$|blog|stories|publish|read(?:ers?|ing)$|editor|writers?$|podcast|press$|author|archive',
    cjk: '出版|ニュース|雑誌|新闻|媒体|杂志|書籍|图书|小说|電子書籍|电子书|阅读',
  },
  'Pets & Animals': {
    sure: 'dogs?$|cats?$|pets?$|puppy|puppies|kitten|veterinar|animals?$|horses?$|hunde?$|hundeschule|hundetrain|hundesalon|katzen?$|haustier|tierarzt|tierheim|tierschutz|tierpension|pferde?$|reitstall|züchter|zucht$|chiens?$|chiots?$|animaux|vétérinaire|toilettage|perros?$|gatos?$|mascotas?$|caballos?$|cani$|cane$|gatti$|gatto$|animali|allevamento|cachorr|animais|pet ?shop|honden?$|katten$|huisdier|dierenarts|paarden|câin|pisic|animale de companie|köpek|kedi$|evcil|šun(?:ų|ims|ys)|gyvūn|psów|zwierz|aquarium|birds?$|bird watch|beekeep|imker|dog (?:training|grooming|walk)|cat (?:sitter|cafe)|livestock|wildlife',
    maybe: 'pet$|owner|breed|groom|rescue|shelter|tiere?$|feeding',
    cjk: 'ペット|犬|猫|宠物|動物病院|动物|トリミング|ドッグ',
  },
  'Photo & Video': {
    sure: 'image (?:manipulation|processing|editing)|photo(?:s)? (?:and|&) video|photograph|photos?$|photo (?:editor|galler|album|book|studio)|video (?:edit|record|player|production|sync|stream|convert|download|creat|maker|platform|hosting|compress|synchroni)|video$|videos$|videograph|camera|image (?:edit|compress|convert|upscal|galler|generat|optimi|host|viewer)|screen record|filmmak|film production|fotograf|fotostudio|photographe|vidéaste|vidéo|fotógraf|videoproduktion|filmproduktion|imagefilm|hochzeitsfoto|fotoğraf|nuotrauk|zdjęć|wallpapers?$|watermark|background remov|gifs?$|ffmpeg|timelapse|lightroom|livestream|drone footage|subtitle|screencast',
    maybe: 'images?$|pictures?$|youtube|film$|footage|bilder$|fotos?$|screenshots?$|visual|movie|recording',
    cjk: '写真|動画|摄影|照片|视频|映像制作|カメラ|图片|相机|剪辑|字幕',
  },
  'Real Estate': {
    sure: 'real estate|realtors?$|property (?:management|listing|search|valuation|invest)|properties for|apartments? (?:for|in)|house for sale|homes for sale|immobilien|makler|mietwohnung|wohnungs(?:suche|bau)|hausverwaltung|eigentumswohnung|grundstück|ferienimmobil|agence immobilière|immobilier|inmobiliari|pisos en|viviendas|immobiliare|immobili$|case in vendita|affitti|imobiliári|imóveis|imóvel|vastgoed|makelaar|woningen|imobiliar|apartamente|emlak|konut|gayrimenkul|nekilnojam|butų|nieruchomo|mieszkani|landlords?$|tenants?$|rental property|coworking|office space|tiny house|condo|student housing|villas? (?:for|in)',
    maybe: 'property|properties|apartment|wohnung|house$|homes?$|rent$|rental|miete|housing|agent|villa|appartement',
    cjk: '不動産|物件|賃貸|マンション|房地产|房产|租房|戸建|公寓',
  },
  'Science & Research': {
    sure: 'planetarium|research assistant|space (?:exploration|simulator)|visuali[sz]ation of space|universe|gis$|spatial (?:data|analysis|visuali)|geodata|sequencing|protein|particle|meteorolog|seismolog|oceanograph|botanic|evolution|research (?:group|project|institute|tool|lab|software|data|paper|network)|scientific|scientists?$|researchers?$|academic|laborator|bioinformatic|genom|biolog|chemistry|chemical|physics|astronom|mathematic|math (?:tool|engine|library|solver)|statistical (?:software|analysis|model)|molecul|neurosci|climate (?:data|model|science)|earthquake|geolog|forschung|wissenschaft|institut für|recherche scientifique|laboratoire|scientifique|investigación|científic|ricerca scientifica|scienza|pesquisa científica|ciência|wetenschap|onderzoeksgroep|cercetare|științ|bilimsel|araştırma|mokslin|tyrim|badani\\w+ naukow|naukow|citation|literature review|peer[- ]review|open science|preprint|simulation of|telescope|archaeolog|spectroscop|ecolog|species',
    maybe: 'research|science|data$|papers?$|model(?:ling|ing)|experiment|study|dataset|simulation|theory|lab$|statistics',
    cjk: '研究|科学|科研|学術|论文|天文|数学|物理|化学|生物',
  },
  'Transport & Logistics': {
    sure: 'transport(?:ation|s|e|unternehmen|er)?$|logisti|freight|cargo|courier|trucking|truck(?:s|ers?)?$|fleet|spedition|haulage|moving (?:company|partner|service|truck)|movers$|relocation|removals?$|umzug|umzüg|umzueg|kurier|fracht|lieferdienst|abschlepp|towing|transporteur|fret$|déménag|livraison|mudanzas?$|fletes?$|mensajería|transportes?$|traslo|spedizion|corriere|autotrasport|trasport|mudança|fretes?$|transportadora|verhui|vervoer|koerier|mutări|mărf|marfă|curier|colet|nakliy|kargo|lojistik|taşımac|perkraustym|pervežim|siunt|kurjer|przeprowadz|spedycj|przewóz|last[- ]mile|parcel|package track|shipment|supply chain|warehouse manag|route (?:planning|optimi)|delivery (?:service|management|route)|taxi|airport transfer|chauffeur|limousine|container shipping|maritime|shipping (?:company|rates|label)',
    maybe: 'delivery|deliver|shipping|transport|vehicles?$|drivers?$|lager|lieferung|warehouse|tracking|entsorgung|packing|möbel',
    cjk: '物流|運送|配送|引越|引っ越し|运输|快递|货运|宅配|トラック|タクシー|搬家',
  },
  'Travel & Mobility': {
    sure: 'travel|trips?$|tours?$|tourism|tourist|flights?$|vacations?$|itinerar|car (?:rental|sharing|hire)|carsharing|ride[- ]?shar|e-?bikes?$|bike (?:rental|sharing|shop|tour|route)|bicycle|e-?scooter|public transport|transit (?:app|map|data)|train (?:timetable|ticket|travel)|bus (?:timetable|tracker)|electric (?:vehicle|car)|ev charg|charging (?:station|point)|parking|reise|urlaub|ferienhaus|ferienwohnung|ausflug|wander(?:ung|weg|route|tour)|fahrrad|mietwagen|autovermietung|elektroauto|ladestation|wallbox|camping|campervan|wohnmobil|fahrplan|voyage|vacances|tourisme|vélo|randonn|gîte|location de voiture|viajes?$|turismo|vacaciones|excursi|senderismo|alquiler de coches|viagg|vacanz|escursion|noleggio (?:auto|bici)|viagem|viagens|passeios|vakantie|reizen|fietsen?$|fietsverhuur|călător|vacanț|turism|excursi|închirieri auto|seyahat|tatil|turizm|gezi$|araç kiralama|kelion|turizm|atostog|dvirač|automobilių nuom|podróż|wakacj|wyciecz|turyst|hiking|hostel|airbnb|city guide|travel guide|sightseeing|backpack|road trip|sailing|yacht|boat (?:rental|trip|charter)|cruise|motorbike|motorcycle|driving licen[sc]e|holiday (?:home|rental|apartment)|safari|surf camp',
    maybe: 'maps?$|hotels?$|destination|route|holiday|bikes?$|journey|guide|explore|visit|cars?$|auto$|hotel|ferien|navigation|ride',
    cjk: '旅行|観光|ツアー|旅游|出行|航班|駐車場|レンタカー|自行车|自転車|景点|电动汽车|宿泊',
  },
}
