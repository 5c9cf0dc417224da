/**
 * What makes a text belong to a category: `sure` terms nearly settle it where a site describes itself, `maybe` terms only add up. Latin
 * terms match from the start of a word, `$` ends a word; terms in scripts without spaces match anywhere. Names are the catalogue's.
 */
type Terms = { sure: string; maybe: string; cjk: string }

const TERMS: Record<string, Terms> = {
  'AI & Machine Learning': {
    sure: 'ai (?:assistant|agent|chatbot|companion|model|platform|tool|copilot|workstation|voice|search|wrapper|engine|automation)|llms?$|chatgpt|gpt|machine learning|deep learning|neural|generative ai|prompt (?:engineer|librar|manag)|openai|künstliche[rn]? intelligenz|ki-(?:assistent|agent|modell|plattform)|intelligence artificielle|inteligencia artificial|intelligenza artificiale|inteligência artificial|inteligenț[aă] artificial|kunstmatige intelligentie|yapay zeka|dirbtin|sztuczn\\w+ inteligenc|workstation ai|assistente ai|personal ai|voice ai',
    maybe: 'ai$|ki$|ia$|ai-|agents?$|copilot|chatbot|claude|gemini|ollama|inference|assistant',
    cjk: '人工智能|人工知能|生成AI|大模型|机器学习|機械学習|智能体',
  },
  'Analytics & Business Intelligence': {
    sure: 'analytics|business intelligence|data visuali|web statistics|data analysis|webanalyse|datenanalyse|analyse de données|análisis de datos|analisi dei dati|análise de dados|veri analiz|analiza danych',
    maybe: 'dashboard|reporting|reports?$|kpi|metrics|insights?|charts?$|auswertung|berichte|tableau de bord|statisti|visuali[sz]',
    cjk: 'データ分析|アクセス解析|数据分析|报表|ダッシュボード',
  },
  'Audio & Music': {
    sure: 'music|podcast|songs?$|synthesi[sz]er|playlist|dj$|musik|musique|música|musica|muzic|müzik|muziek|muzik|guitar|gitarr|piano|midi$|vst$|audio (?:player|editor|plugin|recording)|hörbuch|audiobook|soundtrack|sound design|tonstudio|lyrics',
    maybe: 'audio|sound|listen|spotify|tracks?$|band$|album|concert|klang',
    cjk: '音楽|音乐|音频|作曲|楽器|歌词|播客',
  },
  'Blockchain & Crypto': {
    sure: 'blockchain|cryptocurrenc|crypto$|bitcoin|ethereum|web3|nfts?$|defi$|solana|smart contracts?|staking|kryptow|criptomoned|criptovalut|criptomoed|kripto|kriptovaliut|kryptowalut',
    maybe: 'tokens?$|wallet|mining|ledger|airdrop|decentrali[sz]ed|peer-to-peer|dao$',
    cjk: '区块链|ブロックチェーン|暗号資産|仮想通貨|加密货币|比特币',
  },
  'Browser Extensions': {
    sure: 'browser[- ]?extension|chrome[- ](?:extension|plugin|web store)|firefox (?:add-?on|extension)|web extension|browser-?erweiterung|chrome-erweiterung|extension (?:chrome|firefox|de navigateur|pour (?:chrome|votre navigateur))|extensión (?:de|para) (?:chrome|navegador)|extensión del navegador|estensione (?:per|chrome|del browser)|extensão (?:do|para)|browserextensie|extensie (?:de|pentru|chrome)|tarayıcı eklenti|chrome (?:eklenti|uzantı)|naršyklės (?:plėtin|įskiep)|rozszerzeni|userscript|browserextension|add to (?:chrome|firefox)|new tab page|browser tabs?$|tab manage|manage tabs',
    maybe: 'chrome|firefox|extension|erweiterung|add-?ons?$|tabs$',
    cjk: '拡張機能|浏览器扩展|浏览器插件|扩展程序|Chrome扩展|标签页',
  },
  'Cloud & Hosting': {
    sure: 'hosting|cloud (?:platform|servers?|infrastructure|hosting|provider|computing|storage|services|costs?)|vps$|dedicated servers?|serverless|web ?host|hébergement|alojamiento web|hospedagem|barındırma|talpinim|game servers?|managed (?:servers?|kubernetes|databases?)',
    maybe: 'cloud|servers?$|domains?$|datacenter|data center|rechenzentrum|uptime|aws|azure',
    cjk: '云服务|云计算|クラウド|ホスティング|服务器|レンタルサーバー|主机',
  },
  'Communication & Messaging': {
    sure: 'messag(?:ing|enger)|instant messag|chat (?:app|client|room|server)|group chat|video (?:call|conferenc|chat|meeting)|voip|team chat|sms (?:gateway|api)|walkie|voice chat|messagerie|mensajer[íi]a instant|messaggistica|mensagens|berichtenapp|mesajlaşma|watch (?:together|party)|telegram (?:bot|client)|discord (?:bot|client)',
    maybe: 'chat$|whatsapp|telegram|signal$|conversation|calls?$|communicat|kommunikation|friends',
    cjk: 'チャット|メッセンジャー|聊天|即时通讯|通讯|ビデオ通話',
  },
  'Construction & Engineering': {
    sure: 'construction|civil engineering|structural engineer|general contractor|architect(?:s|ural|ure (?:office|firm|studio))|bauunternehm|baufirma|bauprojekt|baustelle|hochbau|tiefbau|holzbau|metallbau|stahlbau|ingenieurbüro|architekt(?:en|ur)büro|architekt|bim$|cad (?:software|viewer|model)|bâtiment|btp$|chantier|maçonn|construcci[óo]n|costruzion|ediliz|impresa edile|construção civil|bouwbedrijf|aannemer|construcții|inşaat|statyb|budow|scaffold|gerüstbau|concrete|welding|schweiß',
    maybe: 'engineering|building|bau$|projekte|ingenieur|mühendis|inžinier|steel|renovation',
    cjk: '建設|建築|工務店|施工|土木|建筑|工程',
  },
  'Customer Support & Feedback': {
    sure: 'customer (?:support|service|feedback|success)|help ?desk|support tickets?|live chat|user feedback|surveys?$|feature requests?|feedback (?:tool|widget|board|form)|testimonials? (?:tool|widget|collect)|knowledge base software|kundenservice-|kundenfeedback|umfrage|kundenbewertung|sondages?$|encuesta|sondaggi|pesquisas de satisfa|anket$|apklaus|ankiet|form builder|review management',
    maybe: 'feedback|tickets?$|support team|nps$|forms?$|reviews?$',
    cjk: 'カスタマーサポート|アンケート|客服|问卷|反馈',
  },
  'Cybersecurity & Privacy': {
    sure: 'cyber-?securit|cybers[ée]curité|ciberseguridad|cibersegurança|cyber$|vpn$|password manag|passwort-?manager|encrypt(?:ed|ion) (?:messag|storage|file|chat|vault|notes|email)|end-to-end encrypt|penetration test|pentest|vulnerabilit|malware|phishing|firewall|ad-?block|tracker block|it-sicherheit|informationssicherheit|sicurezza informatica|securitate cibernetic|siber güvenlik|kibernetin|cyberbezpiecz|security (?:scanner|audit|platform|tool|monitoring|testing|research)|privacy (?:tool|compliance|platform)|gdpr (?:tool|compliance)|dsgvo-tool|threat (?:detect|intel)|two-factor|2fa$|authenticator|anonymi[sz]|secrets? manag|security-first',
    maybe:
      'securit|secure|privacy|private|encrypt|password|protect|sicherheit|datenschutz|sécurité|seguridad|sicurezza|segurança|al sicuro|attack|zero[- ]knowledge|chiffr',
    cjk: 'セキュリティ|网络安全|信息安全|暗号化|隐私|密码管理|脆弱性',
  },
  'Data & Databases': {
    sure: 'databases?$|sql$|postgres|mysql|sqlite|mongodb|redis|duckdb|data (?:warehouse|pipeline|lake|catalog|model|engineer|platform|integration|quality)|etl$|datenbank|base de données|bases? de datos|basi di dati|banco de dados|bază de date|baze de date|veri ?taban|duomenų baz|baz[ay] danych|entity[- ]relationship|er diagram|data feed|web scrap|datasets?$|open data|vector store',
    maybe: 'data$|queries|query|schema|csv$|parquet|tables?$|daten$|scrap',
    cjk: 'データベース|数据库|数据集|数据平台',
  },
  'Defense & Aerospace': {
    sure: 'defen[cs]e (?:tech|industry|contract|sector)|military|warfare|battlefield|aerospace|satellites?$|unmanned|uavs?$|army|air force|weapon|spacecraft|rocket|rüstung|bundeswehr|raumfahrt|luftfahrt|aérospatial|aeroespacial|aerospazi|savunma sanayi|wojskow|combat|aviation',
    maybe: 'drones?$|defen[cs]e|aircraft|flight|space$|front ?line|tactical|drohne',
    cjk: '防衛|航空宇宙|军事|国防|航天|无人机',
  },
  'Design & Creative': {
    sure: 'graphic design|ui kit|ui/ux|ux/ui|ux design|product design|figma|icon (?:set|pack|librar)|icons? for|svg (?:editor|icons?)|colou?r (?:palette|picker|scheme)|fonts?$|typefaces?$|typograph|illustrat|logo (?:design|maker)|branding|motion design|drawing (?:app|tool)|pixel art|3d (?:model|render)|art (?:studio|galler)|grafikdesign|mediengestalt|graphiste|graphisme|diseño gráfico|grafica|design gráfico|grafisch|grafik tasarım|dizain|interior design|innenarchitekt|creative (?:studio|agency)|wireframe|mockup|whiteboard|digital art|generative art|kunst|calligraph|tattoo|ceramic|keramik',
    maybe: 'design|designers?$|creative|creativ|kreativ|art$|artists?$|templates?$|canvas|sketch|animation|gestalt|tasarım',
    cjk: 'デザイン|设计|イラスト|插画|配色|字体|アート',
  },
  'Developer Tools': {
    sure: 'developers?$|developer tool|for developers|sdks?$|code (?:editor|review|generat|snippet|search|completion)|codebase|coding|programmers?$|programming|command[- ]line|cli$|ides?$|vs ?code|javascript librar|python (?:librar|package|framework|module)|rust (?:crate|librar)|npm (?:package|install)|open[- ]source (?:librar|framework)|compilers?$|debugg|static site generator|rest api|graphql|typescript|api (?:client|documentation|gateway|testing|platform)|web framework|low-code|no-code|boilerplate|starter kit|webhooks?$|regex|entwicklerwerkzeug|für entwickler|développeurs?$|desarrolladores|sviluppatori|desenvolvedores|ontwikkelaars|dezvoltatori|geliştirici|kūrėjams|programist|component librar|ui component|code (?:sandbox|playground)|parser|linter|sql generator|git (?:client|gui)|pull requests?|developerapplication|terminal (?:emulator|app|ui)|markup language|jupyter',
    maybe:
      'api$|apis$|code$|github|git$|library|framework|plugin|python|javascript|rust$|golang|node\\.js|react|runtime|syntax|terminal|install|json$|yaml$|repositor|build$|modules?$|packages?$',
    cjk: '開発者|开发者|プログラミング|编程|程序员|代码|エンジニア向け|开发工具|框架',
  },
  'DevOps & Infrastructure': {
    sure: 'devops|kubernetes|docker|ci/cd|continuous (?:integration|delivery|deployment)|terraform|infrastructure as code|helm charts?|ansible|gitops|platform engineering|container (?:orchestr|registr|runtime)|cloud (?:costs?|billing|native|infrastructure)|finops|server (?:management|administration|automation)|self-hosted (?:platform|paas)|deployment (?:tool|platform|automation)|load balanc|service mesh|reverse proxy|sysadmin|systemadministration|linux (?:server|distribution|kernel)|aws billing|nixos',
    maybe: 'deploy|infrastructure|infrastruktur|cluster|containers?$|aws|azure|gcp|self-host|servers?$|linux',
    cjk: 'インフラ|运维|容器|部署|集群',
  },
  'E-commerce & Retail': {
    sure: 'e-?commerce|online[- ]?(?:shop|store|boutique)|web-?shop|shopify|woocommerce|magento|shopping cart|add to cart|warenkorb|in den warenkorb|tienda online|tienda en línea|añadir al carrito|boutique en ligne|ajouter au panier|negozio online|carrello|loja (?:online|virtual)|webwinkel|winkelwagen|magazin online|coș de cumpărături|online mağaza|e-ticaret|sepet|internetin\\w+ parduotuv|krepšel|sklep internetowy|koszyk|free shipping|versandkostenfrei|livraison gratuite|envío gratis|spedizione gratuita|frete grátis|handmade|handgefertigt|jewel|schmuck|fashion|clothing|bekleidung|marketplace for|point of sale|kassensystem|retail|einzelhandel|drop-?shipping|merchant|storefront|gift cards?|furniture store|bookstore',
    maybe:
      'shop$|shopping|store$|cart$|products?$|buy$|orders?$|boutique|tienda|negozio|loja|winkel|magazin|mağaza|parduotuv|sklep|checkout|sale$|prices',
    cjk: '通販|オンラインショップ|オンラインストア|商城|电商|网店|カートに入れる|購入する|店舗',
  },
  'Education & E-learning': {
    sure: 'e-?learning|online courses?|tutoring|tutors?$|lessons?$|flash ?cards?|anki|students?$|teachers?$|schools?$|education|educational|classroom|curriculum|homework|exam (?:prep|practice)|language (?:learning|school|course)|learn (?:english|german|spanish|french|japanese|chinese|korean|programming|to code|languages?|math)|study (?:tool|app|planner|group|timer|first)|academy|universit|bootcamp|kindergarten|sprachschule|musikschule|fahrschule|nachhilfe|lernplattform|lernkarten|weiterbildung|seminare?$|schule$|schüler|vokabel|cours (?:particuliers|en ligne|de)|école|soutien scolaire|centre de formation|formations?$|cursos?$|escuela|clases (?:particulares|de)|aprende|academia|corsi$|corso di|scuola|ripetizioni|lezioni|escola|aulas (?:particulares|de)|cursus|bijles|onderwijs|rijschool|cursuri|școal|meditați|lecții|eğitim|kurs(?:u|ları|lar)?$|öğrenci|okul|mokykl|mokym|pamok|korepetitor|szkoł|korepetycj|lekcje|driving school|quizz?(?:es)? (?:app|maker)|spaced repetition',
    maybe:
      'learn|courses?$|training|teach|study|studies|kurse?$|lernen|apprendre|aprender|imparare|leren|quiz|workshop|exam|cards?$|formation|vocabular|tutorial',
    cjk: '教育|学習|学习|课程|講座|教室|学習塾|スクール|学校|英会話|单词|背单词|培训|幼儿园',
  },
  Email: {
    sure: 'e-?mail (?:client|marketing|server|inbox|template|automation|campaign|newsletter|api|service|assistant|validation|verif|signature|tracking|provider|hosting|deliverab)|newsletter (?:tool|platform|software)|temp(?:orary)? ?mail|disposable e-?mail|mailbox|smtp (?:server|relay|service)|inbox zero|cold e-?mail|mail client|mailing list|e-mail-(?:programm|marketing)',
    maybe: 'e-?mails?$|inbox|newsletter|smtp|imap|gmail|outlook|mailing',
    cjk: 'メール配信|メールソフト|邮件|邮箱|メルマガ',
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
    sure: 'restaurants?$|cafés?$|cafe$|coffee (?:shop|roast|house)|bakery|bäckerei|konditorei|catering|recipes?$|rezepte?$|recettes?$|recetas?$|ricett|receitas|recepten|rețet|tarif(?:leri|i)$|receptai|przepisy|hotels?$|bed (?:and|&) breakfast|pension$|gasthof|gasthaus|ferienwohnung|pizzeria|trattoria|osteria|ristorante|restaurante|speisekarte|brewery|brauerei|winery|weingut|vinoteca|viticol|cantina|auberge|gîte|chambres? d.hôtes|hostal|agriturismo|pousada|brasserie|bistro|traiteur|restoran|lokanta|kavin|restauracj|meal (?:plan|prep|kit|delivery)|food (?:truck|delivery|blog|track)|cooking|street food|sushi|burgers?$|ice cream|gelat|eisdiele|chocolat|guesthouse|hospitality|bar (?:&|and)|cocktail|tea house|butcher|metzgerei|panader[ií]a|pastel|kitchen (?:display|management)|olive oil|honig|honey',
    maybe:
      'food|menu$|chef|kitchen|küche|cuisine|cocina|cucina|coffee|kaffee|wine$|wein$|vino|beer$|dishes|delicious|lecker|essen$|reservation|rooms?$|zimmer|nutrition|eat$',
    cjk: 'レストラン|料理|飲食店|ホテル|旅館|カフェ|餐厅|美食|酒店|居酒屋|レシピ|菜谱|ラーメン|パン屋|咖啡|民宿',
  },
  'Games & Entertainment': {
    sure: 'games?$|gaming|gamers?$|video ?games?|puzzle|board ?games?|multiplayer|rpg$|minecraft|roblox|esports|brettspiel|spiele$|videospiel|jeux?$|jeu vidéo|juegos?$|videojuego|giochi$|gioco$|videogioc|jogos?$|spellen$|spelletjes|jocuri|oyun|žaidim|gry$|gra$|movies?$|films?$|anime|manga|watch part|watch (?:together|youtube|movies|videos)|netflix|comics?$|escape ?room|dungeons|game (?:engine|server|studio|mod|dev)|speedrun|casino|poker|chess|schach|sudoku|crossword|arcade|emulator|twitch|tv shows?|cinema|kino$|theat(?:er|re)$|comedy|meme|videos? (?:perfectly )?synchroni[sz]ed with friends',
    maybe: 'play$|players?$|fun$|levels?$|steam$|spiel|entertain|score|streaming|friends|video sync',
    cjk: 'ゲーム|游戏|アニメ|动漫|映画|电影|漫画|クイズ|小游戏|娱乐',
  },
  'Government & Legal': {
    sure: 'law firms?|lawyers?$|attorneys?$|legal (?:services?|advice|tech|documents?|aid|team|research|practice)|notary|solicitor|contract (?:management|review|template|lifecycle)|rechtsanw|anwalt|kanzlei|notar(?:iat)?$|avocats?$|notaire|cabinet juridique|juridique|abogad|notar[ií]a|jurídic|despacho legal|avvocat|studio legale|notaio|advogad|advocac|advocaten|notaris|cabinet de avocat|avocat|avukat|hukuk|advokat|teisin|notar(?:as|iaus)|adwokat|radca prawny|prawnicz|government|public sector|civic tech|municipal|parliament|elections?$|e-?government|stadtverwaltung|gemeinde$|behörde|mairie|ayuntamiento|comune di|primări|belediye|savivaldyb|urząd|patent|trademark|immigration|court$|petition|political party|compliance (?:software|platform)',
    maybe: 'legal|law$|recht$|contracts?$|compliance|justice|public|vote|voting|policy|derecho|diritto|direito|droit',
    cjk: '法律|弁護士|行政書士|司法書士|律师|政府|自治体|法务|市役所|特許',
  },
  'Hardware & IoT': {
    sure: 'iot$|internet of things|arduino|raspberry pi|esp32|esp8266|sensors?$|firmware|smart ?home|home automation|home assistant|pcbs?$|robot(?:s|ics)?$|robotik|3d[- ]print|embedded (?:system|software|device)|electronics|elektronik|électronique|electrónica|elettronica|microcontroller|zigbee|mqtt|lorawan|smartwatch|wearable|mechanical keyboard|hardware|fpga|single[- ]board|bluetooth (?:device|low energy)|led (?:strip|matrix|lighting)|solar (?:panel|inverter|power)|photovoltai|oscilloscope|soldering|rfid|nfc (?:tag|card)|plc$|industrial automation|automatisierungstechnik',
    maybe: 'devices?$|geräte|keyboard|bluetooth|usb$|wifi|battery|circuit|chip$|gps$|controller',
    cjk: 'ハードウェア|IoT|物联网|电子|ロボット|机器人|センサー|智能家居|硬件|単片機|基板|3Dプリン',
  },
  'Health & Medical': {
    sure: 'health|medical|medicine|doctors?$|clinics?$|clinical|patients?$|therap|dental|dentist|hospital|nurs(?:e|es|ing)$|mental health|meditation|nutrition|pharma|physio|gesundheit|ärzt|arzt|arztpraxis|zahnarzt|zahnärzt|klinik|pflegedienst|altenpflege|heilprakt|apotheke|hebamme|naturheil|santé|médecin|dentiste|kinésith|ostéopath|sophrolog|naturopath|hypnose|salud|médic|clínica|dentista|fisioterap|psicólog|salute|medico|studio medico|studio dentistico|psicolog|saúde|médico|nutricion|gezondheid|huisarts|tandarts|zorg(?:verlener|instelling)?$|fysio|sănătate|medical|stomatolog|sağlık|doktor|diş (?:hekim|klini)|hastane|psikolog|sveikat|gydytoj|odontolog|zdrow|lekarz|dentyst|psycholog|psychother|massage|akupunktur|acupunctur|diabet|symptom|cancer|medication|menstrual|period track|fertility|pregnan|sleep track|chiropract|veterinary medicine|blood (?:pressure|sugar|glucose)|ehr$|telemedicine|wellness (?:center|studio)|aesthetic medicine|autism|adhd|disabilit|caregiver|elderly care',
    maybe: 'care$|praxis|wellness|well-being|sleep|diet|calorie|stress|pain|treatment|healing|pflege|heal|medit',
    cjk: '医療|健康|病院|クリニック|歯科|整体|診療|医院|诊所|介護|薬局|整骨院|鍼灸|冥想|医生',
  },
  'Home & Local Services': {
    sure: 'cleaning (?:service|company)|house ?clean|plumb(?:er|ing)|electricians?$|roof(?:er|ing)|landscap|gardening|gardener|handyman|renovations?$|remodel|moving (?:company|service|partner)|movers$|removals?$|house paint|painters? (?:and|&)|locksmith|hvac$|air conditioning|heating (?:and|&)|pest control|carpent|joinery|window cleaning|laundry|dry clean|reinigung|gebäudereinig|gebäudeservice|handwerk|malerbetrieb|malermeister|elektriker|elektroinstall|sanitär|heizung|dachdeck|garten(?:bau|pflege|gestaltung)|landschaftsbau|tischlerei|schreinerei|hausmeister|schlüsseldienst|fliesen|entrümpel|haushaltsauflös|umzug|umzüg|umzueg|friseur|kosmetikstudio|nagelstudio|barber|hair ?(?:salon|dresser|stylist)|beauty (?:salon|studio)|nail (?:salon|studio)|nettoyage|ménage à domicile|plombier|électricien|jardin(?:ier|age)|paysagiste|rénovation|déménag|menuis|serrur|coiff|peintre|artisan|limpieza|fontaner|electricista|jardiner|reformas|mudanzas?$|carpinter|cerrajer|peluquer|pintores|impresa di pulizi|pulizie|idraulic|elettricist|giardin|ristruttura|traslo|falegnam|fabbro|parrucchier|imbianchin|limpeza|encanador|eletricista|jardinagem|mudança|marcen|cabeleireir|schoonmaak|loodgieter|elektricien|hovenier|verbouw|verhui|timmer|kapper|schilders|curățenie|instalator|electrician|amenajări|mutări|frizerie|salon de înfrumusețare|temizlik|tesisat|elektrikçi|tadilat|kuaför|nakliyat|valym|santechnik|elektrik(?:as|os)|remont|perkraustym|kirpykl|grožio salon|sprząta|hydraulik|przeprowadzk|fryzjer|swimming pools?|fencing|flooring|garage doors?|auto ?repair|car repair|kfz-werkstatt|autowerkstatt|car wash|tree service|funeral|bestatt|child ?care|babysit|tailor|schneiderei|upholster|glazier|chimney|kaminkehrer|schornsteinfeger',
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
    sure: 'consulting|consultan|it[- ](?:services?|support|consulting|dienstleist|service|beratung|solutions|outsourc)|managed services|software (?:development|engineering) (?:company|services?|agency|studio|consult)|web (?:design|development) (?:agency|studio|services?|company)|webdesign|webentwicklung|webagentur|internetagentur|digitalagentur|custom software|bespoke software|individualsoftware|softwareentwicklung|digital agency|digital transformation|systemhaus|unternehmensberatung|it-beratung|edv-|agence (?:web|digitale)|création de sites?|développement (?:web|sur mesure|d.applications)|consultor[ií]a|desarrollo (?:web|de software|a medida)|diseño web|agencia (?:digital|web)|consulenz|sviluppo (?:web|software|siti)|siti web|realizzazione siti|web agency|consultoria|desenvolvimento (?:web|de sites|de software)|criação de sites|webbureau|maatwerk ?software|website laten maken|consultanță|dezvoltare (?:web|software)|creare site|danışmanlık|yazılım (?:geliştirme|çözüm|hizmet|şirket)|web tasarım|konsultav|svetainių kūrim|interneto svetain|programavimo paslaug|tworzenie stron|usługi it|doradztwo|software house|we build (?:software|apps|websites|digital|web)|app development (?:agency|company)|freelance (?:developer|web|software)|nearshore|offshore development|technology partner|tech consult',
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
  'Mobile Apps': {
    sure: 'mobile apps?|app store|google play|iphone|ipad|android app|ios app|ios (?:and|&|und|et|y|e) android|android (?:and|&|und) ios|apk$|f-droid|handy-?app|smartphone-?app|application mobile|aplicación móvil|app mobile|aplicativo|aplicație mobilă|mobil uygulama|mobil\\w+ (?:program|aplikacij)|aplikacj\\w+ mobiln|for android|for ios|your phone|für android|flutter app|android$',
    maybe: 'ios$|mobile|phone|smartphone|apps?$|widgets?$|handy',
    cjk: 'アプリ|手机应用|手机APP|安卓|スマホ|苹果手机',
  },
  'Monitoring & Observability': {
    sure: 'observab|uptime|status ?pages?$|website monitoring|server monitoring|network monitoring|monitoring (?:tool|platform|system|software|for|solution)|log (?:management|analysis|aggregat|viewer)|error track|crash report|incident (?:management|response)|prometheus|grafana|opentelemetry|apm$|distributed trac|alerting|system monitor|cron monitor|ping monitor|überwachung|monitoreo|monitoraggio|monitoramento|monitorizare|izleme (?:sistem|araç)|stebėsen',
    maybe: 'monitor|metrics|alerts?$|logs?$|tracing|real-time|health checks?|incident|performance',
    cjk: '監視|监控|モニタリング|可观测|告警|稼働状況',
  },
  'Note-taking & Writing': {
    sure: 'note-?taking|notes? app|taking notes|your notes|notebooks?$|markdown (?:editor|notes?)|markdown$|obsidian|journaling|journal app|diary|word processor|text editor|writing (?:app|tool|assistant|software|editor|prompts?)|writers?$|for writers|writing$|zettelkasten|second brain|knowledge (?:graph|management)|dictation|dictate|voice (?:input|typing|notes?)|voice[- ]to[- ]text|speech[- ]to[- ]text|transcri(?:be|ption|pt)|grammar|screenwriting|notizen|notiz-?app|schreibprogramm|tagebuch|diktier|prise de notes|écriture|escritura|toma de notas|tomar notas|appunti|scrittura|anotaç|escrita|notities|schrijf|notițe|not (?:alma|defteri)|užraš|rašym|notatk|outliner|stream-of-consciousness|proofread|wiki software|latex editor|blank page',
    maybe: 'notes?$|write$|writing|text$|ideas|words$|document|schreiben|écrire|escribir|scrivere|escrever|edit$|voice',
    cjk: '笔记|ノートアプリ|メモ|写作|日记|執筆|语音输入|输入法|备忘|文字起こし|编辑器',
  },
  'Open Source': {
    sure: 'open[- ]?source|foss$|free software|freie software|quelloffen|logiciel libre|software libre|código abierto|codice aperto|código aberto|cod sursă deschis|açık kaynak|atviro kodo|otwartym kodzie|gpl|mit licen[sc]e|apache licen[sc]e|libre software|community-driven project',
    maybe: 'github|community|contributors?$|self-host|fork$|licen[sc]e',
    cjk: 'オープンソース|开源|自由软件',
  },
  'Pets & Animals': {
    sure: 'dogs?$|cats?$|pets?$|puppy|puppies|kitten|veterinar|animals?$|horses?$|hunde?$|hundeschule|hundetrain|hundesalon|katzen?$|haustier|tierarzt|tierheim|tierschutz|tierpension|pferde?$|reitstall|züchter|zucht$|chiens?$|chiots?$|animaux|vétérinaire|toilettage|perros?$|gatos?$|mascotas?$|caballos?$|cani$|cane$|gatti$|gatto$|animali|allevamento|cachorr|animais|pet ?shop|honden?$|katten$|huisdier|dierenarts|paarden|câin|pisic|animale de companie|köpek|kedi$|evcil|šun(?:ų|ims|ys)|gyvūn|psów|zwierz|aquarium|birds?$|bird watch|beekeep|imker|dog (?:training|grooming|walk)|cat (?:sitter|cafe)|livestock|wildlife',
    maybe: 'pet$|owner|breed|groom|rescue|shelter|tiere?$|feeding',
    cjk: 'ペット|犬|猫|宠物|動物病院|动物|トリミング|ドッグ',
  },
  'Photo & Video': {
    sure: 'photograph|photos?$|photo (?:editor|galler|album|book|studio)|video (?:edit|record|player|production|sync|stream|convert|download|creat|maker|platform|hosting|compress|synchroni)|video$|videos$|videograph|camera|image (?:edit|compress|convert|upscal|galler|generat|optimi|host|viewer)|screen record|filmmak|film production|fotograf|fotostudio|photographe|vidéaste|vidéo|fotógraf|videoproduktion|filmproduktion|imagefilm|hochzeitsfoto|fotoğraf|nuotrauk|zdjęć|wallpapers?$|watermark|background remov|gifs?$|ffmpeg|timelapse|lightroom|livestream|drone footage|subtitle|screencast',
    maybe: 'images?$|pictures?$|youtube|film$|footage|bilder$|fotos?$|screenshots?$|visual|movie|recording',
    cjk: '写真|動画|摄影|照片|视频|映像制作|カメラ|图片|相机|剪辑|字幕',
  },
  Productivity: {
    sure: 'productiv|to-?do (?:list|app)|task (?:manag|list|track|automation)|time (?:tracking|tracker|management|blocking)|pomodoro|focus (?:app|timer|mode|tool)|habit(?:s|-)? ?(?:track|build)|habits?$|clipboard|bookmark manag|bookmarks?$|launcher|planner|reminders?$|aufgabenverwaltung|aufgaben$|produktiv|zeiterfassung|gestion du temps|gestion des tâches|productividad|gestión de tareas|produttivit|produtividade|productiviteit|productivitate|verimlilik|produktyvum|produktywno|save time|distract|screen time|block(?:s|ing)? (?:distracting|apps|websites|social)|keyboard shortcuts?|hotkeys?$|spreadsheet|excel (?:add-in|plugin|template)|pdf (?:editor|tool|merge|convert|reader)|file (?:manager|organi[sz]er|renam)|window manager|menu bar|personal workstation|workstation|workflow automation|unit converter|countdown|timer app|tab (?:manage|group|sav)|second monitor|utilitiesapplication|productivityapplication|read[- ]it[- ]later|voice input',
    maybe:
      'tasks?$|workflow|automat|organi[sz]|calendar|efficien|effizien|faster|goals?$|timer|pins?$|save$|search|shortcuts?|unlock|tabs$|desktop app|tareas|tâches|attività|tarefas|taken$|sarcini|görev|documenti|study|pin$|assistant',
    cjk: '效率|生産性|タスク管理|待办|仕事効率|时间管理|办公|ToDo|習慣|番茄钟|打卡|工具箱',
  },
  'Project Management & Collaboration': {
    sure: 'project (?:management|planning|tracking|manager|collab)|projektmanagement|projektplan|kanban|scrum|agile (?:team|board|retro)|gantt|team (?:collab|workspace|management)|collaborat(?:e|ion|ive) (?:platform|tool|software|workspace|editor|whiteboard|with your)|shared workspace|issue track|planning poker|retrospective|sprint (?:plan|board)|whiteboard|gestion de projet|travail collaboratif|gestión de proyectos|gestione (?:dei )?progetti|gestão de projetos|projectbeheer|samenwerkings|management de proiect|proje yönetimi|projektų valdym|zarządzani\\w+ projekt|stand-?up meetings?|okrs?$|intranet|remote teams?|pair programming',
    maybe: 'collaborat|teams?$|projects?$|teamwork|roadmap|planning|workspace|together|zusammenarbeit|share$',
    cjk: 'プロジェクト管理|项目管理|协作|コラボ|共同編集|看板',
  },
  'Real Estate': {
    sure: 'real estate|realtors?$|property (?:management|listing|search|valuation|invest)|properties for|apartments? (?:for|in)|house for sale|homes for sale|immobilien|makler|mietwohnung|wohnungs(?:suche|bau)|hausverwaltung|eigentumswohnung|grundstück|ferienimmobil|agence immobilière|immobilier|inmobiliari|pisos en|viviendas|immobiliare|immobili$|case in vendita|affitti|imobiliári|imóveis|imóvel|vastgoed|makelaar|woningen|imobiliar|apartamente|emlak|konut|gayrimenkul|nekilnojam|butų|nieruchomo|mieszkani|landlords?$|tenants?$|rental property|coworking|office space|tiny house|condo|student housing|villas? (?:for|in)',
    maybe: 'property|properties|apartment|wohnung|house$|homes?$|rent$|rental|miete|housing|agent|villa|appartement',
    cjk: '不動産|物件|賃貸|マンション|房地产|房产|租房|戸建|公寓',
  },
  'Sales & CRM': {
    sure: 'crm$|crm (?:software|system|platform|for)|sales (?:pipeline|team|automation|crm|outreach|platform|enablement|tool|force|funnel)|lead (?:management|scoring|track)|cold (?:call|outreach)|prospecting|customer relationship|vertriebs(?:software|team|tool)|kundenverwaltung|kundenmanagement|prospection|gestión de clientes|embudo de ventas|gestione clienti|gestão de clientes|klantenbeheer|relatiebeheer|gestiunea clienților|müşteri (?:yönetim|ilişki)|klientų valdym|proposal software|quote software|angebotssoftware|revenue (?:operations|intelligence)|b2b sales|deal (?:track|flow)|salesforce|hubspot',
    maybe: 'sales$|leads?$|pipeline|customers?$|clients?$|deals?$|vertrieb|kunden|ventas|vendite|vendas|revenue',
    cjk: '営業支援|顧客管理|销售|客户管理|商談',
  },
  'Scheduling & Booking': {
    sure: 'scheduling|scheduler|online booking|booking (?:system|software|platform|app|page|tool)|appointments?$|appointment (?:booking|schedul)|reservation (?:system|software)|book (?:a table|an appointment|online)|calendar (?:app|sync|tool|schedul|integration)|terminbuchung|terminplan|terminvereinbar|terminkalender|online-termin|buchungssystem|dienstplan|schichtplan|prise de rendez-vous|réservation en ligne|logiciel de planning|reservas online|cita previa|gestión de citas|sistema de reservas|prenotazioni|prenotazione online|gestione appuntamenti|agendamento|marcaç|afspraken|reserveringssysteem|programări online|rezervări|randevu|rezervasyon|rezervacij|registracijos sistem|rezerwacj|shift (?:planning|schedul)|roster|meeting (?:schedul|poll|planner)|time ?zone|availability poll|doodle|crontab|cron (?:job|expression)|class booking|room booking',
    maybe: 'schedule|booking|calendar|bookings|appointment|termin|kalender|agenda|reserv|calendario|meetings?$|slots?$',
    cjk: '予約システム|予約管理|スケジュール|预约|日程|排班|カレンダー|日历|シフト',
  },
  'Science & Research': {
    sure: 'research (?:group|project|institute|tool|lab|software|data|paper|network)|scientific|scientists?$|researchers?$|academic|laborator|bioinformatic|genom|biolog|chemistry|chemical|physics|astronom|mathematic|math (?:tool|engine|library|solver)|statistical (?:software|analysis|model)|molecul|neurosci|climate (?:data|model|science)|earthquake|geolog|forschung|wissenschaft|institut für|recherche scientifique|laboratoire|scientifique|investigación|científic|ricerca scientifica|scienza|pesquisa científica|ciência|wetenschap|onderzoeksgroep|cercetare|științ|bilimsel|araştırma|mokslin|tyrim|badani\\w+ naukow|naukow|citation|literature review|peer[- ]review|open science|preprint|simulation of|telescope|archaeolog|spectroscop|ecolog|species',
    maybe: 'research|science|data$|papers?$|model(?:ling|ing)|experiment|study|dataset|simulation|theory|lab$|statistics',
    cjk: '研究|科学|科研|学術|论文|天文|数学|物理|化学|生物',
  },
  'Storage & Backup': {
    sure: '(?:cloud|file|object|data|decentrali[sz]ed|photo|secure|distributed|encrypted) storage|backups?$|back up|file (?:sync|shar|transfer|hosting|recovery)|share files|send files|s3[- ]compatible|nas$|datensicherung|cloud-?speicher|online-?speicher|sauvegarde|stockage (?:cloud|en ligne|de)|copias? de seguridad|almacenamiento|archiviazione|armazenamento|opslag|stocare|depolama|yedekle|saugykl|atsargin\\w+ kopij|kopi\\w+ zapasow|data recovery|disaster recovery|archiving|document management|dokumentenmanagement|snapshot|deduplicat|cold storage|dms$|storage$',
    maybe: 'files?$|folders?$|archive|restore|sync|upload|drive$|dateien|speicher|store$',
    cjk: 'ストレージ|バックアップ|备份|存储|网盘|文件传输|ファイル共有|ファイル転送',
  },
  'Testing & QA': {
    sure: 'test(?:ing)? (?:framework|automation|tool|suite|runner|management|platform|cases?|coverage)|unit tests?|e2e|end-to-end test|load test|performance test|regression test|a/b test|quality assurance|qa (?:team|engineer|automation|tool|platform|testing)|qa$|automated test|selenium|playwright|cypress|bug (?:report|track)|mock (?:server|api|data)|test data|testautomatisier|softwaretest|qualitätssicherung|tests automatis|pruebas (?:de software|automat)|collaudo|test automatici|testes automat|usability test|user testing|fuzz|visual regression|accessibility test|api test|code coverage|benchmark(?:ing)? tool|penetration|test generator|beta test',
    maybe: 'tests?$|testing|testers?$|bugs?$|quality|qualität|assert|mock|benchmark',
    cjk: 'テスト自動化|测试|品質保証|ソフトウェアテスト|自动化测试',
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

/** schema.org types and application categories that name a category outright. */
const SCHEMA: Record<string, string> = {
  movingcompany: 'Transport & Logistics',
  restaurant: 'Food & Hospitality',
  foodestablishment: 'Food & Hospitality',
  bakery: 'Food & Hospitality',
  cafeorcoffeeshop: 'Food & Hospitality',
  barorpub: 'Food & Hospitality',
  hotel: 'Food & Hospitality',
  lodgingbusiness: 'Food & Hospitality',
  bedandbreakfast: 'Food & Hospitality',
  winery: 'Food & Hospitality',
  recipe: 'Food & Hospitality',
  dentist: 'Health & Medical',
  physician: 'Health & Medical',
  medicalbusiness: 'Health & Medical',
  medicalclinic: 'Health & Medical',
  hospital: 'Health & Medical',
  pharmacy: 'Health & Medical',
  physiotherapy: 'Health & Medical',
  psychologist: 'Health & Medical',
  legalservice: 'Government & Legal',
  attorney: 'Government & Legal',
  notary: 'Government & Legal',
  governmentoffice: 'Government & Legal',
  realestateagent: 'Real Estate',
  travelagency: 'Travel & Mobility',
  touristtrip: 'Travel & Mobility',
  touristattraction: 'Travel & Mobility',
  autorental: 'Travel & Mobility',
  exercisegym: 'Fitness & Sports',
  sportsactivitylocation: 'Fitness & Sports',
  sportsclub: 'Fitness & Sports',
  sportsteam: 'Fitness & Sports',
  healthclub: 'Fitness & Sports',
  onlinestore: 'E-commerce & Retail',
  clothingstore: 'E-commerce & Retail',
  jewelrystore: 'E-commerce & Retail',
  furniturestore: 'E-commerce & Retail',
  videogame: 'Games & Entertainment',
  course: 'Education & E-learning',
  educationalorganization: 'Education & E-learning',
  school: 'Education & E-learning',
  homeandconstructionbusiness: 'Home & Local Services',
  electrician: 'Home & Local Services',
  plumber: 'Home & Local Services',
  roofingcontractor: 'Home & Local Services',
  housepainter: 'Home & Local Services',
  locksmith: 'Home & Local Services',
  hvacbusiness: 'Home & Local Services',
  hairsalon: 'Home & Local Services',
  beautysalon: 'Home & Local Services',
  nailsalon: 'Home & Local Services',
  drycleaningorlaundry: 'Home & Local Services',
  autorepair: 'Home & Local Services',
  generalcontractor: 'Construction & Engineering',
  accountingservice: 'Finance & Accounting',
  financialservice: 'Finance & Accounting',
  insuranceagency: 'Finance & Accounting',
  employmentagency: 'HR & Recruiting',
  veterinarycare: 'Pets & Animals',
  animalshelter: 'Pets & Animals',
  petstore: 'Pets & Animals',
  musicgroup: 'Audio & Music',
  musicalbum: 'Audio & Music',
  podcastseries: 'Audio & Music',
  newsmediaorganization: 'Media & Publishing',
  book: 'Media & Publishing',
  developerapplication: 'Developer Tools',
  gameapplication: 'Games & Entertainment',
  financeapplication: 'Finance & Accounting',
  healthapplication: 'Health & Medical',
  educationalapplication: 'Education & E-learning',
  educationapplication: 'Education & E-learning',
  designapplication: 'Design & Creative',
  securityapplication: 'Cybersecurity & Privacy',
  travelapplication: 'Travel & Mobility',
  browserextension: 'Browser Extensions',
  browserapplication: 'Browser Extensions',
  communicationapplication: 'Communication & Messaging',
  shoppingapplication: 'E-commerce & Retail',
  sportsapplication: 'Fitness & Sports',
  lifestyleapplication: 'Health & Medical',
  productivityapplication: 'Productivity',
  musicapplication: 'Audio & Music',
}

type Matcher = { name: string; sure: RegExp; maybe: RegExp }

const latin = (terms: string) => terms.replace(/\$/g, '(?![\\p{L}\\p{N}])')
const MATCHERS: Matcher[] = Object.entries(TERMS).map(([name, terms]) => ({
  name,
  sure: new RegExp(`(?<![\\p{L}\\p{N}])(?:${latin(terms.sure)})|${terms.cjk}`, 'giu'),
  maybe: new RegExp(`(?<![\\p{L}\\p{N}])(?:${latin(terms.maybe)})`, 'giu'),
}))

/** For each category the distinct terms of a text that speak for it. */
export function categoryTerms(text: string): Map<string, { sure: Set<string>; maybe: Set<string> }> {
  const found = new Map<string, { sure: Set<string>; maybe: Set<string> }>()
  for (const { name, sure, maybe } of MATCHERS) {
    const terms = {
      sure: new Set((text.match(sure) ?? []).map((term) => term.toLowerCase())),
      maybe: new Set((text.match(maybe) ?? []).map((term) => term.toLowerCase())),
    }
    if (terms.sure.size + terms.maybe.size > 0) found.set(name, terms)
  }
  return found
}

/** The category that a schema.org type or application category names. */
export function categoryOfSchema(type: string): string | null {
  return (
    SCHEMA[
      type
        .toLowerCase()
        .replace(/^.*\//, '')
        .replace(/[^a-z]/g, '')
    ] ?? null
  )
}

/** Catalogue names that a text gives a reason for: by its words, or by a schema.org type in a stretch of JSON-LD. */
export function categoriesIn(text: string): Set<string> {
  const found = new Set(categoryTerms(text).keys())
  for (const match of text.matchAll(/"(?:@type|applicationCategory|applicationSubCategory)"\s*:\s*\[?\s*"([^"]+)"/g)) {
    const name = categoryOfSchema(match[1] ?? '')
    if (name) found.add(name)
  }
  return found
}
