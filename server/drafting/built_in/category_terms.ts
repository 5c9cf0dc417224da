/**
 * What makes a text belong to a category: `sure` terms nearly settle it where a site describes itself, `maybe` terms only add up. Latin
 * terms match from the start of a word, `$` ends a word; terms in scripts without spaces match anywhere. Names are the catalogue's.
 */
export type Terms = { sure: string; maybe: string; cjk: string }

/** Software and what is made of it. */
export const SOFTWARE_TERMS: Record<string, Terms> = {
  'AI & Machine Learning': {
    sure: 'language models?|ai models?|ai-(?:first|native|driven|generated)|machine intelligence|computer vision|speech recognition|text-to-image|diffusion|embeddings|(?-i:AI|KI|IA|A\\.I\\.)$|ai (?:assistant|agent|chatbot|companion|model|platform|tool|copilot|voice|search|wrapper|engine|automation)|llms?$|chatgpt|gpt|machine learning|deep learning|neural|generative ai|prompt (?:engineer|librar|manag)|openai|künstliche[rn]? intelligenz|ki-(?:assistent|agent|modell|plattform)|intelligence artificielle|inteligencia artificial|intelligenza artificiale|inteligência artificial|inteligenț[aă] artificial|kunstmatige intelligentie|yapay zeka|dirbtin|sztuczn\\w+ inteligenc|assistente ai|personal ai|voice ai|text[- ]to[- ]speech|stable diffusion|ai agents?|llama|mistral|ki-agent|agent(?:s|es|i|en)? ia$|agenci ai$',
    maybe: 'ai-|agents?$|copilot|chatbot|claude|gemini|ollama|inference|assistant',
    cjk: 'AI助手|AI智能|AIチャット|AIアシスタント|智能助手|AI绘画|AI工具|生成式|人工智能|人工知能|生成AI|大模型|机器学习|機械学習|智能体',
  },
  'Analytics & Business Intelligence': {
    sure: 'analytics|business intelligence|data visuali|web statistics|data analysis|webanalyse|datenanalyse|analyse de données|análisis de datos|analisi dei dati|análise de dados|veri analiz|analiza danych|tableaux? de bord|inteligencia de negocio|cuadros? de mando|business analytics|analityk|analitik|cruscott|kennzahlen|(?-i:BI)$|web analytics|heatmaps?|session replay',
    maybe: 'dashboard|reporting|reports?$|kpi|metrics|insights?|charts?$|auswertung|berichte|tableau de bord|statisti|visuali[sz]',
    cjk: 'データ分析|アクセス解析|数据分析|报表|ダッシュボード',
  },
  'Blockchain & Crypto': {
    sure: 'blockchain|cryptocurrenc|crypto$|bitcoin|ethereum|web3|nfts?$|defi$|solana|smart contracts?|staking|kryptow|criptomoned|criptovalut|criptomoed|kripto|kriptovaliut|kryptowalut|meme ?coins?|altcoin|tokenomics|memecoin|on-?chain|stablecoin|self-custody|hardware wallet|crypto wallet|dex$|seed phrase|lightning network|hodl',
    maybe: 'tokens?$|wallet|mining|ledger|airdrop|decentrali[sz]ed|peer-to-peer|dao$',
    cjk: '区块链|ブロックチェーン|暗号資産|仮想通貨|加密货币|比特币',
  },
  'Browser Extensions': {
    sure: 'browser[- ]?extension|chrome[- ](?:extension|plugin|web store)|firefox (?:add-?on|extension)|web extension|browser-?erweiterung|chrome-erweiterung|extension (?:chrome|firefox|de navigateur|pour (?:chrome|votre navigateur))|extensión (?:de|para) (?:chrome|navegador)|extensión del navegador|estensione (?:per|chrome|del browser)|extensão (?:do|para)|browserextensie|extensie (?:de|pentru|chrome)|tarayıcı eklenti|chrome (?:eklenti|uzantı)|naršyklės (?:plėtin|įskiep)|rozszerzeni|userscript|browserextension|add to (?:chrome|firefox)|new tab page|browser tabs?$|tab manage|manage tabs|extensión para (?:el|tu) navegador|extensión (?:de|para)? ?(?:google )?chrome|wtyczk\\w+ do (?:przeglądark|chrome)|dodaj do (?:chrome|firefox)|aggiungi a (?:chrome|firefox)|añadir a (?:chrome|firefox)|ajouter à (?:chrome|firefox)|(?:zu|in) (?:chrome|firefox) hinzufügen|adicionar ao (?:chrome|firefox)|chrome’a ekle|pridėti prie (?:chrome|firefox)|module complémentaire|rozšíření|bővítmény',
    maybe: 'chrome|firefox|extension|erweiterung|add-?ons?$|tabs$',
    cjk: '拡張機能|浏览器扩展|浏览器插件|扩展程序|Chrome扩展|标签页',
  },
  'Cloud & Hosting': {
    sure: 'hosting|cloud (?:platform|servers?|infrastructure|hosting|provider|computing|storage|services|costs?)|vps$|dedicated servers?|serverless|web ?host|hébergement|alojamiento web|hospedagem|barındırma|talpinim|game servers?|managed (?:servers?|kubernetes|databases?)|găzduire (?:web)?|webhotell|webspace|servere vps|domeinnamen|nom de domaine|web ?hosting',
    maybe: 'cloud|servers?$|domains?$|datacenter|data center|rechenzentrum|uptime|aws|azure',
    cjk: '云服务|云计算|クラウド|ホスティング|服务器|レンタルサーバー|主机',
  },
  'Communication & Messaging': {
    sure: 'shared inbox|whatsapp (?:bot|api|chat|marketing|business)|push notifications?|forum software|community (?:platform|app|chat)|social network|mastodon|fediverse|matrix (?:client|server)|meeting(?:s)? (?:app|bot|notes)|phone system|telefonanlage|voicemail|radio chat|pen pal|stay in touch|group messag|translation chat|messag(?:ing|enger)|instant messag|chat (?:app|client|room|server)|group chat|video (?:call|conferenc|chat|meeting)|voip|team chat|sms (?:gateway|api)|walkie|voice chat|messagerie|mensajer[íi]a instant|messaggistica|mensagens|berichtenapp|mesajlaşma|watch (?:together|party)|telegram (?:bot|client)|discord (?:bot|client)|voice messages|encrypted chat|video calls?|phone calls? (?:with|for)|anrufbeantworter|phone number for|pen pals|sms (?:marketing|notification)',
    maybe:
      'chat$|whatsapp|telegram|signal$|conversation|calls?$|communicat|kommunikation|friends|sms$|broadcast|chat with|pager|intercom|dating|call center',
    cjk: 'チャット|メッセンジャー|聊天|即时通讯|通讯|ビデオ通話',
  },
  'Customer Support & Feedback': {
    sure: 'customer (?:support|service|feedback|success)|help ?desk|support tickets?|live chat|user feedback|surveys?$|feature requests?|feedback (?:tool|widget|board|form)|testimonials? (?:tool|widget|collect)|knowledge base software|kundenservice-|kundenfeedback|umfrage|kundenbewertung|sondages?$|encuesta|sondaggi|pesquisas de satisfa|anket$|apklaus|ankiet|form builder|review management|(?:feedback|opiniões|avis|opinie|opinión|opiniones) (?:de|od|von|der) (?:clientes?|clients?|klient|kunden)|nps surveys?|call answering|answering service|service client|atención al cliente|assistenza clienti|kundensupport|kundenservice|atendimento ao cliente|(?:beautiful|online|web) forms|forms that',
    maybe: 'contact form|kontaktformular|feedback|tickets?$|support team|nps$|forms?$|reviews?$',
    cjk: 'カスタマーサポート|アンケート|客服|问卷|反馈',
  },
  'Cybersecurity & Privacy': {
    sure: 'gdpr and security|security issues|security (?:headers|check|score|posture|vulnerab)|website security|backdoor|intrus|spyware|privacy (?:check|scan|score|policy generator)|tracking protection|private browsing|secure (?:messag|file|notes|vault|sharing)|sicher surfen|datenleck|api key(?:s)? leak|exposed (?:api )?keys|secrets? (?:scanner|detection)|security scan|website scan|phish|identity (?:theft|protection|verification)|consent (?:manage|banner)|cookie (?:banner|consent) (?:tool|manage|software)|metadata remov|steganograph|sandboxing|zero trust|siem|soc 2|iso 27001|compliance automation|bug bounty|ctf$|osint|ad[- ]block(?:ing|er)?|malicious|security engine|intrusion|antivirus|anti-?malware|privacy-first (?:browser|search|dns)|passkeys?|password (?:generator|vault|store)|web application firewall|spam (?:filter|protection)|cyber-?securit|cybers[ée]curité|ciberseguridad|cibersegurança|cyber$|vpn$|password manag|passwort-?manager|encrypt(?:ed|ion) (?:messag|storage|file|chat|vault|notes|email)|end-to-end encrypt|penetration test|pentest|vulnerabilit|malware|phishing|firewall|ad-?block|tracker block|it-sicherheit|informationssicherheit|sicurezza informatica|securitate cibernetic|siber güvenlik|kibernetin|cyberbezpiecz|security (?:scanner|audit|platform|tool|monitoring|testing|research)|privacy (?:tool|compliance|platform)|gdpr (?:tool|compliance)|dsgvo-tool|threat (?:detect|intel)|two-factor|2fa$|authenticator|anonymi[sz]|secrets? manag|cookie consent|dsgvo-konforme? cookie|password (?:sharing|manager)|gestionnaire de mots de passe|gestor de contraseñas|gestore di password|gerenciador de senhas',
    maybe:
      'securit|secure|privacy|private|encrypt|password|protect|sicherheit|datenschutz|sécurité|seguridad|sicurezza|segurança|attack|zero[- ]knowledge|chiffr|virus|fraud|scam|anonymous|vulnerable|exploit|breach|leaked|hacked|sso$|oauth|surveillance detect|hacking',
    cjk: 'セキュリティ|网络安全|信息安全|暗号化|隐私|密码管理|脆弱性',
  },
  'Data & Databases': {
    sure: 'crop data|data entry|data cleaning|data extraction|spreadsheet database|statistics portal|job queue for postgres|key-value|time series|graph database|data science|data set|api data|weather api|geocod|company data|lead database|public records|open dataset|databases?$|sql$|postgres|mysql|sqlite|mongodb|redis|duckdb|data (?:warehouse|pipeline|lake|catalog|model|engineer|platform|integration|quality)|etl$|datenbank|base de données|bases? de datos|basi di dati|banco de dados|bază de date|baze de date|veri ?taban|duomenų baz|baz[ay] danych|entity[- ]relationship|er diagram|data feed|web scrap|datasets?$|open data|vector store|data mining|time[- ]series database|schema migration',
    maybe:
      'data$|queries|query|schema|csv$|parquet|tables?$|daten$|scrap|directory of|annuaire|verzeichnis|directorio|knowledge base$|archive of|registry of|catalogue of',
    cjk: 'データベース|数据库|数据集|数据平台',
  },
  'Design & Creative': {
    sure: 'parametric|vector (?:graphics|editor)|3d (?:design|cad|modeler|modelling|modeling)|digital paint|visual identity|corporate design|architectural visuali|design (?:tool|platform|system|software|studio|resources)|prototyping|diagram(?:s|ming)? (?:tool|editor)|logo ?design|graphic|grafikdesigner|moodboard|graphic design|ui kit|ui/ux|ux/ui|ux design|product design|figma|icon (?:set|pack|librar)|icons? for|svg (?:editor|icons?)|colou?r (?:palette|picker|scheme)|typefaces?$|typograph|illustrat|logo (?:design|maker)|branding|motion design|drawing (?:app|tool)|3d (?:model|render)|art (?:studio|galler)|grafikdesign|mediengestalt|graphiste|graphisme|diseño gráfico|grafica|design gráfico|grafisch|grafik tasarım|dizain|interior design|innenarchitekt|creative (?:studio|agency)|wireframe|mockup|whiteboard|digital art|generative art|calligraph|farbpalette|paletas? de color|palettes? de couleurs|brand identit|identidad visual|identité visuelle|typefaces|type foundry|font (?:foundry|editor|pairing)|lettering|vector editor|illustrator',
    maybe:
      'design|designers?$|creative|creativ|kreativ|art$|artists?$|templates?$|canvas|sketch|animation|gestalt|tasarım|painting|kunst|ceramic|keramik|pixel art|tattoo|fonts?$',
    cjk: 'デザイン|设计|イラスト|插画|配色|字体|アート',
  },
  'Developer Tools': {
    sure: 'pull request|code ?base|api keys?|engine for developers|open-source library|git hooks|ci pipeline|merge conflict|\\.env|config(?:uration)? (?:file|manage)|log viewer|protobuf|openapi|swagger|schema validat|orm$|query builder|state management|animation library|chart(?:ing)? library|svg icons|markdown parser|static analysis|type-?safe|devtools|browser devtools|cheat ?sheet|learn to code|stack overflow|software engineers?|neovim|emacs|vim$|tmux|dotfiles|bash$|zsh$|powershell|api (?:development|design|mock)|software development|written in (?:rust|go|python|c\\+\\+|zig|typescript)|code quality|package manager|dev(?:eloper)? (?:environment|experience|portal)|apis for|backend (?:as a service|framework)|frontend framework|css framework|web components|database (?:client|gui|ide)|diagram editor|developers?$|developer tool|for developers|sdks?$|code (?:editor|review|generat|snippet|search|completion)|codebase|programmers?$|programming|command[- ]line|cli$|ides?$|vs ?code|javascript librar|python (?:librar|package|framework|module)|rust (?:crate|librar)|npm (?:package|install)|open[- ]source (?:librar|framework)|compilers?$|debugg|static site generator|rest api|graphql|typescript|api (?:client|documentation|gateway|testing|platform)|web framework|boilerplate|starter kit|entwicklerwerkzeug|für entwickler|développeurs?$|desarrolladores|sviluppatori|desenvolvedores|ontwikkelaars|dezvoltatori|geliştirici|kūrėjams|programist|component librar|ui component|code (?:sandbox|playground)|parser|linter|sql generator|git (?:client|gui)|pull requests?|developerapplication|terminal (?:emulator|app|ui)|markup language|(?:javascript|typescript|python|rust|go|golang|java|php|ruby|c\\+\\+|react|vue|svelte|logging|css|ui|open[- ]source|parsing|http|orm) (?:librar|framework|toolkit|package|module)|(?:javascript|python|java|php)-(?:bibliothek|framework)|bibliothèque (?:javascript|python|php|rust)|librer[íi]a (?:de )?(?:javascript|python)|framework web|library for (?:go|rust|python|javascript|typescript|node|java|react|c\\+\\+)|formatter for|linter for|parser for|compiler for|(?-i:API) (?:that|to|for|für|pour|para|per)|[a-z]+[- ]?(?:reading|conversion|extraction|generation|recognition|data) api$|ocr api|apis?$ (?:with|mit|for) sdk|message (?:bus|queue|broker)|pub/sub|event bus|feature flags?|code formatter|git$ (?:hook|history|workflow)|mcp server|build system|bundler|devcontainer|terminal (?:multiplexer|tool)|sdk for|npm i(?:nstall)?$|pip install|cargo (?:add|install)|go get|brew install|command[- ]line tool|build (?:caches|tool)|node_modules',
    maybe:
      'api$|apis$|code$|github|git$|library|framework|plugin|python|javascript|rust$|golang|node\\.js|react|runtime|syntax|terminal|install|json$|yaml$|repositor|build$|modules?$|packages?$|sandbox|hackers?$|shell$|low-code|no-code|environment variables|webhooks?$|source code|snippets|regex|jupyter|coding|repos?$',
    cjk: '開発者|开发者|プログラミング|编程|程序员|代码|エンジニア向け|开发工具|框架',
  },
  'DevOps & Infrastructure': {
    sure: 'devops|kubernetes|docker|ci/cd|continuous (?:integration|delivery|deployment)|terraform|infrastructure as code|helm charts?|ansible|gitops|platform engineering|container (?:orchestr|registr|runtime)|cloud (?:costs?|billing|native|infrastructure)|finops|server (?:management|administration|automation)|self-hosted (?:platform|paas)|deployment (?:tool|platform|automation)|load balanc|service mesh|reverse proxy|sysadmin|systemadministration|linux (?:server|distribution|kernel)|nixos|deploy containers?|deploy (?:your )?(?:apps?|containers?|docker)|clusters?$|server monitoring agent|self-hosted heroku|provisioning|on-call',
    maybe: 'deploy|infrastructure|infrastruktur|cluster|containers?$|aws|azure|gcp|self-host|servers?$|linux',
    cjk: 'インフラ|运维|容器|部署|集群',
  },
  Email: {
    sure: 'e-?mail (?:client|marketing|server|inbox|template|automation|campaign|newsletter|api|service|assistant|validation|verif|signature|tracking|provider|hosting|deliverab)|newsletter (?:tool|platform|software)|temp(?:orary)? ?mail|disposable e-?mail|mailbox|smtp (?:server|relay|service)|inbox zero|cold e-?mail|mail client|mailing list|e-mail-(?:programm|marketing)|email marketing|e-posta pazarlama|e-?mail-?marketing|(?:send|write) newsletters|(?:temporary|disposable) (?:e-?mail|inbox)|correo (?:temporal|masivo)|emailing|email addresses|courriel',
    maybe: 'e-?mails?$|inbox|newsletter|smtp|imap|gmail|outlook|mailing',
    cjk: 'メール配信|メールソフト|邮件|邮箱|メルマガ',
  },
  'Hardware & IoT': {
    sure: 'robotics?|robotic (?:arm|farm)|ham radio|amateur radio|gps track|synth(?:esizer)? kit|game console|iot$|internet of things|arduino|raspberry pi|esp32|esp8266|sensors?$|firmware|smart ?home|home automation|home assistant|pcbs?$|robot(?:s|ics)?$|robotik|3d[- ]print|embedded (?:system|software|device)|électronique|electrónica|elettronica|microcontroller|zigbee|mqtt|lorawan|mechanical keyboard|fpga|single[- ]board|bluetooth (?:device|low energy)|led (?:strip|matrix|lighting)|oscilloscope|soldering|rfid|nfc (?:tag|card)|plc$|industrial automation|automatisierungstechnik|mikrocontroller|bausatz|bausätze|platinen?$|open hardware|hardware kit|sensori$|capteurs?|sensores|czujnik|jutikli|edge device|gateway(?:s)? for|e-?ink|macropad|oscillos|fahrzeugdaten|telemetry device',
    maybe:
      'devices?$|geräte|keyboard|bluetooth|usb$|wifi|battery|circuit|chip$|gps$|controller|hardware|handheld|elektronik|electronics|wearable|smartwatch',
    cjk: 'ハードウェア|物联网|电子|ロボット|机器人|センサー|智能家居|硬件|単片機|基板|3Dプリン',
  },
  'Mobile Apps': {
    sure: 'mobile apps?|app store|google play|iphone|ipad|android app|ios app|ios (?:and|&|und|et|y|e) android|android (?:and|&|und) ios|apk$|f-droid|handy-?app|smartphone-?app|application mobile|aplicación móvil|app mobile|aplicativo|aplicație mobilă|mobil uygulama|mobil\\w+ (?:program|aplikacij)|aplikacj\\w+ mobiln|for android|for ios|für android|flutter app|android$|app (?:for|für|pour|para|per) (?:iphone|ios|android)|(?:iphone|ios|android)[- ]apps?$|home screen widgets?|programėl|for iphone',
    maybe: 'ios$|mobile|phone|smartphone|apps?$|widgets?$|handy|your phone',
    cjk: 'アプリ|手机应用|手机APP|安卓|スマホ|苹果手机',
  },
  'Monitoring & Observability': {
    sure: 'monitor (?:your |the )?(?:servers?|websites?|services|applications|infrastructure|health|systems?|network)|monitoring for|observab|uptime|status ?pages?$|website monitoring|server monitoring|network monitoring|monitoring (?:tool|platform|system|software|for|solution)|log (?:management|analysis|aggregat|viewer)|error track|crash report|incident (?:management|response)|prometheus|grafana|opentelemetry|apm$|distributed trac|alerting|system monitor|cron monitor|ping monitor|überwachung|monitoreo|monitoraggio|monitoramento|monitorizare|izleme (?:sistem|araç)|stebėsen|uptime (?:check|monitor)|status page|cron(?:job)? monitoring|monitoramento de (?:sites|servidores)|surveillance de (?:sites|serveurs)|heartbeat monitor|website down|monitor(?:ing|s)? (?:service|app)',
    maybe: 'monitor|metrics|alerts?$|logs?$|tracing|real-time|health checks?|incident|performance',
    cjk: '可用性|告警|監視|监控|モニタリング|可观测|告警|稼働状況',
  },
  'Note-taking & Writing': {
    sure: 'note-?taking|notes? app|taking notes|your notes|notebooks?$|markdown (?:editor|notes?)|markdown$|obsidian|journaling|journal app|diary|word processor|text editor|writing (?:app|tool|assistant|software|editor|prompts?)|writers?$|for writers|writing$|zettelkasten|second brain|knowledge (?:graph|management)|dictation|dictate|voice (?:input|typing|notes?)|voice[- ]to[- ]text|speech[- ]to[- ]text|transcri(?:be|ption|pt)|grammar|screenwriting|notizen|notiz-?app|schreibprogramm|tagebuch|diktier|prise de notes|écriture|escritura|toma de notas|tomar notas|appunti|scrittura|anotaç|escrita|notities|schrijf|notițe|not (?:alma|defteri)|užraš|rašym|notatk|outliner|proofread|wiki software|latex editor|anotações|plain text notes|notities-?app|blocs? de notas|bloc-notes|novel[- ]writing|novelists?|screenplay|note app|meeting notes|bullet journal|notatnik|užrašin',
    maybe: 'notes?$|write$|writing|text$|ideas|words$|document|schreiben|écrire|escribir|scrivere|escrever|edit$|voice',
    cjk: '笔记|ノートアプリ|メモ|写作|日记|執筆|语音输入|输入法|备忘|文字起こし|编辑器',
  },
  'Open Source': {
    sure: 'open[- ]?source|foss$|free software|freie software|quelloffen|logiciel libre|software libre|código abierto|codice aperto|código aberto|cod sursă deschis|açık kaynak|atviro kodo|otwartym kodzie|gpl|mit licen[sc]e|apache licen[sc]e|libre software|community-driven project',
    maybe: 'github|community|contributors?$|self-host|fork$|licen[sc]e',
    cjk: 'オープンソース|开源|自由软件',
  },
  Productivity: {
    sure: 'stay focused|block sites|self-control|family (?:dashboard|organi[sz]er)|dashboard for (?:your|chores|home)|übersetz|vertal|overview of your day|to-dos?|screenshot tool|qr ?code (?:generator|scanner)|calculadora|text expander|voice assistant|daily planner|quick launch|read(?:ing)? list|second brain|inventory (?:system|management|app)|organi[sz]e your (?:life|day|files|work)|read (?:them |it )?later|personal (?:organi[sz]er|dashboard)|document management|get things done|gtd$|second screen|mind ?map|notifications? manager|productiv|to-?do (?:list|app)|task (?:manag|list|track|automation)|time (?:tracking|tracker|management|blocking)|pomodoro|focus (?:app|timer|mode|tool)|habit(?:s|-)? ?(?:track|build)|habits?$|clipboard|bookmark manag|bookmarks?$|launcher|planner|aufgabenverwaltung|aufgaben$|produktiv|zeiterfassung|gestion du temps|gestion des tâches|productividad|gestión de tareas|produttivit|produtividade|productiviteit|productivitate|verimlilik|produktyvum|produktywno|screen time|block(?:s|ing)? (?:distracting|apps|websites|social)|keyboard shortcuts?|hotkeys?$|excel (?:add-in|plugin|template)|pdf (?:editor|tool|merge|convert|reader)|file (?:manager|organi[sz]er|renam)|window manager|menu bar|workflow automation|unit converter|timer app|tab (?:manage|group|sav)|utilitiesapplication|productivityapplication|read[- ]it[- ]later|voice input|pdf (?:online|en ligne)|vos pdf|to-?do-?(?:list|liste)|to-?dos|lista de tareas|liste de tâches|lista de tarefas|lista zadań|yapılacaklar|darbų sąraš|image converter|file converter|unit conversion|vocal notes|focus timer|qr code|calculators?$ (?:for|and)|online calculator|daily planning|pdf (?:needs|tools?|files?|documents?)|your outfits|inventory (?:and|&)|slides$|document scanner',
    maybe:
      'tasks?$|workflow|automat|organi[sz]|calendar|efficien|effizien|faster|goals?$|timer|save$|search|shortcuts?|tabs$|desktop app|tareas|tâches|attività|tarefas|taken$|sarcini|görev|assistant|convert(?:er|ir)|sidebar|save time|presentations?$|outfits?|barcode|countdown|pdfs?$|ocr$|spreadsheet|distract|checklists?|translat(?:e|ion|or)|calculator|rechner|tradu(?:ct|cteur)|reminders?$|second monitor|macro',
    cjk: '翻译|翻訳|変換|圧縮|一括|转换|计算器|提醒|工具|ツール|效率|生産性|タスク管理|待办|仕事効率|时间管理|办公|習慣|番茄钟|打卡|工具箱',
  },
  'Project Management & Collaboration': {
    sure: 'project (?:management|planning|tracking|manager|collab)|projektmanagement|projektplan|kanban|scrum|agile (?:team|board|retro)|gantt|team (?:collab|workspace|management)|collaborat(?:e|ion|ive) (?:platform|tool|software|workspace|editor|whiteboard|with your)|shared workspace|issue track|planning poker|retrospective|sprint (?:plan|board)|whiteboard|gestion de projet|travail collaboratif|gestión de proyectos|gestione (?:dei )?progetti|gestão de projetos|projectbeheer|samenwerkings|management de proiect|proje yönetimi|projektų valdym|zarządzani\\w+ projekt|stand-?up meetings?|okrs?$|intranet|remote teams?|pair programming|projectmanagement|projektverwaltung|projekt(?:steuerung|planung)|task boards?|team boards?|suivi de projet|stand-?ups?$',
    maybe: 'collaborat|teams?$|projects?$|teamwork|roadmap|planning|workspace|together|zusammenarbeit|share$',
    cjk: 'プロジェクト管理|项目管理|协作|コラボ|共同編集|看板',
  },
  'Sales & CRM': {
    sure: 'crm$|crm (?:software|system|platform|for)|sales (?:pipeline|team|automation|crm|outreach|platform|enablement|tool|force|funnel)|lead (?:management|scoring|track)|cold (?:call|outreach)|prospecting|customer relationship|vertriebs(?:software|team|tool)|kundenverwaltung|kundenmanagement|prospection|gestión de clientes|embudo de ventas|gestione clienti|gestão de clientes|klantenbeheer|relatiebeheer|gestiunea clienților|müşteri (?:yönetim|ilişki)|klientų valdym|proposal software|quote software|angebotssoftware|revenue (?:operations|intelligence)|b2b sales|deal (?:track|flow)|salesforce|hubspot|crm|crm-|sales (?:reps|calls|proposals)|proposals and contracts|klienci i oferty|verkaufschancen|angebote schreiben|equipos de ventas|suivi commercial|force de vente',
    maybe: 'sales$|leads?$|pipeline|customers?$|clients?$|deals?$|vertrieb|kunden|ventas|vendite|vendas|revenue',
    cjk: '営業支援|顧客管理|销售|客户管理|商談',
  },
  'Scheduling & Booking': {
    sure: 'schichtplan|einsatzplan|shared calendar|family calendar|dienste planen|queue management|scheduling|scheduler|online booking|booking (?:system|software|platform|app|page|tool)|appointment (?:booking|schedul)|reservation (?:system|software)|calendar (?:app|sync|tool|schedul|integration)|terminbuchung|terminplan|terminkalender|buchungssystem|dienstplan|logiciel de planning|gestión de citas|sistema de reservas|gestione appuntamenti|reserveringssysteem|registracijos sistem|shift (?:planning|schedul)|roster|meeting (?:schedul|poll|planner)|availability poll|doodle|crontab|cron (?:job|expression)|class booking|room booking|online booking (?:for|system)|gestionale appuntamenti|gestione prenotazioni|logiciel de réservation|agenda en ligne pour|agenda online para|appointment (?:book|remind|software)|randevu (?:sistemi|programı|yazılımı)|rezervacijų sistem|system rezerwacji|buchungssoftware|buchungstool|terminsoftware|booking (?:widget|link|calendar)|sistema de (?:agendamento|citas)|shift plann|no-shows?|rezerwacje online|rendez-vous en ligne pour|prenotazioni online per|reservas (?:online|en línea) para|online-termine für|online bookings? for|online randevu sistem',
    maybe:
      'schedule|booking|calendar|bookings|appointment|termin|kalender|agenda|reserv|calendario|meetings?$|slots?$|waitlist|appointments?$|cita previa|prenotazioni|prenotazione online|afspraken|randevu|rezervasyon|rezervacij|rezerwacj|rezervări|termine$|rezervare|planificare|agendamento|marcaç|online-termin|terminvereinbar|prise de rendez-vous|reservas online|book (?:a table|an appointment|online)|book(?:ing)? (?:your|a) (?:slot|session|appointment)|time ?zone|réservation en ligne|programări online|schichten',
    cjk: '予約システム|予約管理|スケジュール|预约|日程|排班|カレンダー|日历|シフト',
  },
  'Storage & Backup': {
    sure: 'file (?:server|synchroni[sz])|document (?:archiv|scan|storage)|archive (?:all|your)|files,|cloud drive|(?:cloud|file|object|data|decentrali[sz]ed|photo|secure|distributed|encrypted) storage|backups?$|back up|file (?:sync|shar|transfer|hosting|recovery)|send files|s3[- ]compatible|datensicherung|cloud-?speicher|online-?speicher|sauvegarde|stockage (?:cloud|en ligne|de)|copias? de seguridad|almacenamiento|archiviazione|armazenamento|depolama|yedekle|saugykl|atsargin\\w+ kopij|kopi\\w+ zapasow|data recovery|disaster recovery|document management|dokumentenmanagement|deduplicat|dms$|(?-i:NAS)$|offsite backup|encrypted backups?|online storage|file storage|almacenamiento en la nube|armazenamento em nuvem|photo backup|dateien (?:sicher )?(?:teilen|speichern)|synology|onlinespeicher',
    maybe:
      'files?$|folders?$|archive|restore|sync|upload|drive$|dateien|speicher|store$|storage$|snapshot|archiving|opslag|cold storage|share files|stocare',
    cjk: 'ストレージ|バックアップ|备份|存储|网盘|文件传输|ファイル共有|ファイル転送',
  },
  'Testing & QA': {
    sure: 'accessibility (?:scan|check|audit|test)|wcag|page speed|website audit|seo audit|broken links?|link check|regex tester|json validator|cross-browser|device lab|screenshot testing|stress test|chaos engineering|dummy data|fake data|faker|test(?:ing)? (?:framework|automation|tool|suite|runner|management|platform|cases?|coverage)|unit tests?|e2e|end-to-end test|load test|performance test|regression test|a/b test|quality assurance|qa (?:team|engineer|automation|tool|platform|testing)|qa$|automated test|selenium|playwright|cypress|bug (?:report|track)|mock (?:server|api|data)|test data|testautomatisier|softwaretest|qualitätssicherung|tests automatis|pruebas (?:de software|automat)|test automatici|testes automat|usability test|user testing|visual regression|accessibility test|api test|code coverage|benchmark(?:ing)? tool|test generator|beta test|tests? fonctionnels?|recette logicielle|beta testing|beta testers?|testflight|test(?:y|ów) automatyczn|mobile testing|load testing|testy oprogramowania|teste de software|yazılım testi',
    maybe: 'tests?$|testing|testers?$|bugs?$|quality|qualität|assert|mock|benchmark|lighthouse|collaudo|postman|fuzz|browser test',
    cjk: 'テスト自動化|测试|品質保証|ソフトウェアテスト|自动化测试',
  },
}
