/** Invented sites whose texts wander, as real ones do: slogans, side offers, words of other trades; lines as in `category_cases_software.ts`. */
export const MIXED_CASES = `
en ¦ Hollyhock – Your meetings, summarised ¦ Hollyhock joins your calls, writes the minutes and sends action items to your team. Works with Zoom, Meet and Teams. ¦ Never take minutes again ¦ Trusted by 400 teams; Integrates with Slack and Notion; Privacy first ¦ AI & Machine Learning, Productivity, Note-taking & Writing, Communication & Messaging, Project Management & Collaboration
en ¦ Stackpenny – cloud bills explained ¦ See what every service costs on AWS, Azure and Google Cloud, and get alerts before the bill explodes. ¦ Your cloud bill, without the surprise ¦ Kubernetes cost allocation; Budgets; Reports ¦ DevOps & Infrastructure, Cloud & Hosting, Finance & Accounting
en ¦ Mockingbee ¦ Mock REST and GraphQL APIs in seconds so that your frontend team never waits for the backend. ¦ Ship before the backend does ¦ npx mockingbee; OpenAPI import; Self-host or cloud ¦ Developer Tools, Testing & QA
en ¦ Tabby Road – save your session ¦ One click saves all your open tabs and restores them tomorrow. For Chrome, Edge and Firefox. ¦ Close everything. Lose nothing. ¦ Add to Chrome; Sync between devices ¦ Browser Extensions, Productivity
en ¦ Greyfinch Electrical ¦ NICEIC registered electricians covering Surrey and Hampshire. Rewiring, consumer units and EV chargers. ¦ Sparks you can trust ¦ Free quotes; Testimonials; Call us ¦ Home & Local Services
en ¦ Pine & Petal ¦ Letterbox flowers and plants, delivered next day across the UK. ¦ Send something lovely ¦ Add to basket; Subscriptions; Gift cards ¦ E-commerce & Retail
en ¦ Satchel Protocol ¦ Earn yield on stablecoins across twelve chains. ¦ DeFi without the spreadsheets ¦ Launch app; Audits; Governance ¦ Blockchain & Crypto
en ¦ Mendwell ¦ Online physiotherapy with a real therapist, from home. ¦ Feel better in your body ¦ Book a first call; Exercises; Insurance ¦ Health & Medical
en ¦ Letterloft ¦ A letter-by-letter word puzzle you can finish over coffee. ¦ One puzzle a day ¦ Play today; Streaks; Archive ¦ Games & Entertainment
en ¦ Northbound Trails ¦ Guided walks and huts in the Lofoten islands. ¦ Walk where the road ends ¦ Tours; Prices; Book ¦ Travel & Mobility
en ¦ Sourdough Stories ¦ Classes and loaves from a tiny bakery in Galway. ¦ Bread takes time ¦ Opening hours; Workshops; Order ¦ Food & Hospitality
en ¦ Quizzle for Teachers ¦ Build quizzes in minutes and see who needs help. ¦ Less marking, more teaching ¦ Google Classroom; Reports; Free for schools ¦ Education & E-learning
en ¦ Redwire ¦ Find the secrets you committed by accident. Scans Git history in CI. ¦ Stop leaking keys ¦ GitHub Action; Docker; Open source ¦ Cybersecurity & Privacy, Developer Tools
en ¦ Dovetail Joinery ¦ Bespoke staircases, windows and kitchens made in our Devon workshop. ¦ Made of oak, made by hand ¦ Our work; Get in touch ¦ Home & Local Services, Construction & Engineering
en ¦ Ferrybase ¦ Sync data from your SaaS tools into Snowflake and Postgres. ¦ Pipelines that do not page you ¦ 120 connectors; dbt; SOC 2 ¦ Data & Databases
en ¦ Clipwright – captions that convert ¦ Add subtitles to your short videos automatically. ¦ Captions in one click ¦ TikTok; Reels; 40 languages ¦ Photo & Video, AI & Machine Learning, Marketing & Advertising
en ¦ Hearthside Realty ¦ Homes for sale around Lake Champlain. ¦ Find your way home ¦ Listings; Sell; Agents ¦ Real Estate
en ¦ Windvane ¦ Marine weather forecasts for small boats. ¦ Know before you cast off ¦ GRIB files; Tides; iPad app ¦ Travel & Mobility, Science & Research, Mobile Apps, Fitness & Sports
en ¦ Brassica ¦ Grow more veg with a planting calendar made for your postcode. ¦ What to sow this week ¦ Android and iOS; Reminders ¦ Home & Local Services, Mobile Apps, Productivity, Food & Hospitality, Education & E-learning
en ¦ Ledgerline ¦ Bookkeeping and VAT returns for cafés and restaurants. ¦ Numbers, served weekly ¦ Fixed monthly fee; Xero certified ¦ Finance & Accounting
en ¦ Shiftlark ¦ Rotas for cafés, bars and hotels. ¦ Build next week’s rota in five minutes ¦ Time off; Payroll export ¦ Scheduling & Booking, HR & Recruiting
en ¦ Corkboard CRM ¦ Keep track of wine buyers, tastings and follow-ups. ¦ The CRM made for vineyards ¦ Contacts; Email; Reports ¦ Sales & CRM
en ¦ Dropkick ¦ Send large files without an account. ¦ Up to 20 GB, gone in a week ¦ End-to-end encrypted; Link expiry ¦ Storage & Backup, Cybersecurity & Privacy
en ¦ Hushline ¦ A whistleblowing channel that meets the EU directive. ¦ Speak up safely ¦ Anonymous reports; Case management ¦ Government & Legal, HR & Recruiting, Cybersecurity & Privacy
en ¦ Pixelorchard ¦ Free icons for developers and designers. ¦ 3,000 icons, one style ¦ SVG; React; Figma ¦ Design & Creative, Developer Tools
en ¦ Rainshadow ¦ A synth-pop duo from Tacoma. ¦ New album out now ¦ Tour dates; Merch; Bandcamp ¦ Audio & Music
en ¦ Parishpost ¦ Newsletter and events for village halls. ¦ Bring the village together ¦ Ticketing; Bookings; Mailing list ¦ Events & Ticketing, Communication & Messaging, Email, Scheduling & Booking
en ¦ Cuttlefish Labs ¦ We design and build web apps for startups. ¦ Your product team on demand ¦ React; Elixir; Case studies ¦ IT Services & Consulting
en ¦ Bluebell Childcare ¦ A nursery and preschool in the heart of Exeter. ¦ Where little ones bloom ¦ Fees; Ofsted; Visit us ¦ Education & E-learning, Home & Local Services
en ¦ Treadwell Shoes Repair ¦ Heels, soles and keys while you wait. ¦ Good shoes deserve a second life ¦ Prices; Post us your shoes ¦ Home & Local Services, E-commerce & Retail
en ¦ Mossbot ¦ A Discord bot that runs giveaways and polls. ¦ Keep your server alive ¦ Add to Discord; Commands; Premium ¦ Communication & Messaging, Games & Entertainment
en ¦ Grainfield ¦ A film emulation app for iPhone photographers. ¦ The look of film, in your pocket ¦ Presets; App Store ¦ Photo & Video, Mobile Apps
en ¦ Lampwick ¦ Read-it-later for newsletters and PDFs. ¦ Read calmly ¦ Highlights; Kindle; RSS ¦ Productivity, Media & Publishing, Note-taking & Writing
en ¦ Tallow ¦ A modern replacement for du, written in Rust. ¦ See what eats your disk ¦ cargo install tallow; Benchmarks ¦ Developer Tools, Open Source
en ¦ Vinehill Clinic for Cats ¦ A feline-only veterinary practice in Bath. ¦ Calm care for cats ¦ Vaccinations; Register ¦ Pets & Animals
en ¦ Birchbox Storage ¦ Clean, dry storage units in Aberdeen. ¦ Room for everything ¦ Unit sizes; Prices; Packing materials ¦ Transport & Logistics, Home & Local Services, Real Estate, Storage & Backup
en ¦ Outpost ¦ Transactional email with an API developers love. ¦ Email that arrives ¦ SMTP; Webhooks; SDKs ¦ Email, Developer Tools
en ¦ Crestline Robotics ¦ Warehouse robots that learn new shelves overnight. ¦ Pick faster, safely ¦ Cameras; Fleet software ¦ Hardware & IoT, Transport & Logistics
de ¦ Tischlerei Hagedorn – Möbel nach Maß ¦ Einbauschränke, Küchen und Türen aus eigener Werkstatt in Oldenburg. ¦ Holz mit Charakter ¦ Referenzen; Anfrage ¦ Home & Local Services, Construction & Engineering, E-commerce & Retail
de ¦ Lernfuchs ¦ Vokabeln und Mathe spielerisch üben, von der 3. bis zur 8. Klasse. ¦ Üben, das Spaß macht ¦ App Store; Für Schulen; Kostenlos testen ¦ Education & E-learning
de ¦ Stromfreund ¦ Wir planen und montieren Photovoltaik und Speicher in Südbaden. ¦ Sonne vom eigenen Dach ¦ Rechner; Förderung ¦ Home & Local Services, Construction & Engineering
de ¦ Wachtmeister ¦ Überwacht Ihre Webseiten und meldet Ausfälle per SMS. ¦ Ausfall? Wir wecken Sie ¦ API; Statusseite; 14 Tage kostenlos ¦ Monitoring & Observability
de ¦ Bürokrat ¦ Formulare der Ausländerbehörde in einfacher Sprache ausfüllen. ¦ Behörde ohne Angst ¦ Kostenlos; Zwölf Sprachen ¦ Government & Legal
de ¦ Gasthof Zur Linde ¦ Fränkische Küche, eigene Metzgerei und Fremdenzimmer. ¦ Grüß Gott ¦ Speisekarte; Zimmer; Anfahrt ¦ Food & Hospitality
de ¦ Kassandra – Kassensystem für Hofläden ¦ Kasse, Warenwirtschaft und Preisschilder in einem Gerät. ¦ Kassieren ohne Kopfweh ¦ TSE; Waage; Support ¦ E-commerce & Retail, Finance & Accounting
de ¦ Pflegedienst Morgentau ¦ Ambulante Pflege in Chemnitz. ¦ Zuhause gut umsorgt ¦ Leistungen; Karriere; Kontakt ¦ Health & Medical
de ¦ Zeitlos Zeiterfassung ¦ Arbeitszeiten gesetzeskonform erfassen, auch auf der Baustelle. ¦ Stempeluhr im Handy ¦ Lohnexport; Urlaub ¦ HR & Recruiting, Productivity
de ¦ Druckerei Vollmond ¦ Plakate, Flyer und Visitenkarten auf Recyclingpapier. ¦ Gedrucktes mit Haltung ¦ Kalkulator; Versand ¦ Marketing & Advertising, Design & Creative, E-commerce & Retail, Media & Publishing
fr ¦ Plombart – dépannage à Rennes ¦ Fuite d’eau, chauffe-eau, salle de bains : un plombier chez vous en une heure. ¦ Une fuite ? On arrive ¦ Devis gratuit; Avis clients ¦ Home & Local Services
fr ¦ Tisane & Cie ¦ Infusions bio cueillies dans le Vercors. ¦ La montagne en tasse ¦ Ajouter au panier; Livraison offerte ¦ Food & Hospitality, E-commerce & Retail
fr ¦ Facturette ¦ Le logiciel de devis et factures pour artisans. ¦ Facturez depuis le chantier ¦ TVA; Relances; Essai gratuit ¦ Finance & Accounting
fr ¦ Cartable ¦ L’application qui relie l’école et les parents. ¦ Moins de papiers, plus d’échanges ¦ Cahier de texte; Messagerie; Cantine ¦ Education & E-learning, Communication & Messaging
fr ¦ Refuge des Crêtes ¦ Nuitées, repas et randonnées dans le Queyras. ¦ Dormir près des étoiles ¦ Réserver; Accès ¦ Travel & Mobility, Food & Hospitality
fr ¦ Studio Lagune ¦ Identités visuelles et sites internet pour la culture. ¦ Des images qui parlent ¦ Projets; Contact ¦ Design & Creative, IT Services & Consulting
fr ¦ Juridix ¦ Générez vos statuts et contrats en ligne. ¦ Le droit sans jargon ¦ SASU; SARL; Avocats partenaires ¦ Government & Legal
es ¦ Taller Hermanos Pinto ¦ Mecánica, chapa y neumáticos en Cádiz. ¦ Tu coche, como nuevo ¦ Cita previa; Presupuesto ¦ Home & Local Services, Travel & Mobility
es ¦ Aula Viva ¦ Clases particulares de piano y guitarra en Vigo. ¦ La música se aprende tocando ¦ Profesores; Precios ¦ Education & E-learning, Audio & Music
es ¦ Huerta Alta ¦ Cestas de verdura ecológica a domicilio en Granada. ¦ De la tierra a tu mesa ¦ Pedir cesta; Recetas ¦ Food & Hospitality, E-commerce & Retail
es ¦ Turnero ¦ Software de citas para clínicas y peluquerías. ¦ Agenda llena, sin llamadas ¦ WhatsApp; Recordatorios; Prueba gratis ¦ Scheduling & Booking
es ¦ Gestoría Olmo ¦ Asesoría fiscal y laboral para autónomos en León. ¦ Impuestos sin sustos ¦ Declaraciones; Nóminas ¦ Finance & Accounting, Government & Legal
it ¦ Bottega Rame ¦ Pentole e oggetti in rame battuti a mano. ¦ Il rame che dura ¦ Aggiungi al carrello; Spedizione ¦ E-commerce & Retail
it ¦ Studio Dentistico Alba ¦ Dentista ad Ancona: igiene, ortodonzia, implantologia. ¦ Sorridere senza paura ¦ Prenota una visita ¦ Health & Medical
it ¦ Contolieve ¦ Fatture elettroniche per partite IVA forfettarie. ¦ La fattura in un minuto ¦ App; Commercialista; Prezzi ¦ Finance & Accounting
it ¦ Cascina Lupo ¦ Agriturismo con camere e cucina nelle Langhe. ¦ Colline, vino e silenzio ¦ Camere; Ristorante; Piscina ¦ Food & Hospitality, Travel & Mobility
pt ¦ Clínica Aurora Fisioterapia ¦ Fisioterapia e pilates clínico no Porto. ¦ Movimento sem dor ¦ Marcar consulta ¦ Health & Medical, Fitness & Sports
pt ¦ Estudamais ¦ Plataforma de simulados para o ENEM. ¦ Estude no seu ritmo ¦ Questões; Redação; Planos ¦ Education & E-learning
pt ¦ Brisa Pousada ¦ Pousada pé na areia em Jericoacoara. ¦ Acorde com o mar ¦ Quartos; Reservas ¦ Food & Hospitality, Travel & Mobility
nl ¦ Schildersbedrijf Verf & Co ¦ Binnen- en buitenschilderwerk in Amersfoort. ¦ Strak in de verf ¦ Offerte; Referenties ¦ Home & Local Services
nl ¦ Facturo ¦ Factureren en btw-aangifte voor zzp’ers. ¦ Je administratie in tien minuten ¦ Bankkoppeling; Probeer gratis ¦ Finance & Accounting
nl ¦ Hondenschool Vrolijk ¦ Puppycursus en gedragstraining in Breda. ¦ Samen leren ¦ Aanmelden; Tarieven ¦ Pets & Animals
pl ¦ Gabinet Psychologiczny Latarnia ¦ Psychoterapia dorosłych i młodzieży w Gdańsku. ¦ Nie musisz być sam ¦ Cennik; Umów wizytę ¦ Health & Medical
pl ¦ Planszownia ¦ Sklep z grami planszowymi i puzzlami. ¦ Zagrajmy ¦ Koszyk; Nowości ¦ E-commerce & Retail, Games & Entertainment
pl ¦ Salonik – rezerwacje dla fryzjerów ¦ Kalendarz online i przypomnienia SMS dla salonów. ¦ Mniej telefonów, więcej klientów ¦ Cennik; Wypróbuj ¦ Scheduling & Booking
lt ¦ Dantukas – odontologijos klinika ¦ Dantų gydymas ir implantai Kaune. ¦ Šypsokitės drąsiai ¦ Registracija; Kainos ¦ Health & Medical
lt ¦ Švarūs namai ¦ Namų ir biurų valymas Vilniuje. ¦ Grįžkite į švarą ¦ Kainos; Užsakyti ¦ Home & Local Services
lt ¦ Sąskaita123 ¦ Sąskaitų išrašymo programa smulkiam verslui. ¦ Sąskaita per minutę ¦ Išbandyti nemokamai ¦ Finance & Accounting
lt ¦ Pušynas – sodyba prie ežero ¦ Sodybos nuoma šventėms ir poilsiui Molėtuose. ¦ Poilsis gamtoje ¦ Kainos; Pirtis ¦ Travel & Mobility, Food & Hospitality, Events & Ticketing, Real Estate
ro ¦ Cabinet Stomatologic Zâmbet ¦ Stomatologie generală și implanturi în Cluj. ¦ Zâmbește din nou ¦ Programări; Prețuri ¦ Health & Medical
ro ¦ Mobila Ta ¦ Mobilier la comandă pentru bucătării și dressinguri. ¦ Mobilă făcută pentru tine ¦ Portofoliu; Ofertă ¦ Home & Local Services, E-commerce & Retail
ro ¦ Transbrad ¦ Transport marfă și mutări în toată țara. ¦ Ajungem la timp ¦ Flotă; Cere ofertă ¦ Transport & Logistics
tr ¦ Yol Arkadaşı ¦ Kapadokya balon turları ve günlük geziler. ¦ Gökyüzünden Kapadokya ¦ Turlar; Rezervasyon ¦ Travel & Mobility
tr ¦ Fatura Kolay ¦ E-fatura ve ön muhasebe programı. ¦ Faturanız bir dakikada hazır ¦ Ücretsiz deneyin ¦ Finance & Accounting
tr ¦ Minik Adımlar Anaokulu ¦ Bursa’da oyun temelli anaokulu. ¦ Birlikte büyüyoruz ¦ Kayıt; İletişim ¦ Education & E-learning
ja ¦ あおば整体院 ¦ 肩こり・腰痛でお悩みの方へ。 ¦ 痛みのない毎日を ¦ 料金; 予約 ¦ Health & Medical
ja ¦ タビログ｜旅の記録アプリ ¦ 写真と地図で旅行の思い出を残せます。 ¦ 旅を、もう一度 ¦ App Store ¦ Travel & Mobility, Mobile Apps, Photo & Video
ja ¦ 株式会社ミライト工房 ¦ 中小企業のシステム開発とWeb制作。 ¦ ITの困りごとを解決 ¦ 実績; 採用情報 ¦ IT Services & Consulting
ja ¦ コードの森 ¦ 小学生のためのプログラミング教室。 ¦ つくる楽しさを ¦ 体験会; 料金 ¦ Education & E-learning
zh ¦ 云雀监控 ¦ 服务器与网站的实时监控告警平台。 ¦ 故障早知道 ¦ 免费试用 ¦ Monitoring & Observability
zh ¦ 木心手作 ¦ 手工实木家具与餐具。 ¦ 一木一器 ¦ 加入购物车; 定制 ¦ E-commerce & Retail
zh ¦ 译桥浏览器插件 ¦ 双语对照网页翻译扩展。 ¦ 外文网页，轻松读 ¦ 支持 Chrome ¦ Browser Extensions, Productivity, AI & Machine Learning
sv ¦ Norrgård Bygg ¦ Vi bygger villor och altaner i Uppsala. ¦ Byggt för att hålla ¦ Projekt; Offert ¦ Construction & Engineering, Home & Local Services
sv ¦ Fikarum ¦ Kafé och bageri på Södermalm. ¦ Bullar varje morgon ¦ Meny; Öppettider ¦ Food & Hospitality
da ¦ Regnefix ¦ Regnskabsprogram til små virksomheder. ¦ Bogføring på fem minutter ¦ Moms; Faktura ¦ Finance & Accounting
cs ¦ Zámečnictví Novotný ¦ Otevírání dveří a výměna zámků v Brně. ¦ Zabouchli jste si? ¦ Ceník; Nonstop ¦ Home & Local Services
fi ¦ Tilikaveri ¦ Kirjanpito-ohjelma pienyrittäjille. ¦ Kirjanpito ilman päänsärkyä ¦ Hinnasto ¦ Finance & Accounting
en ¦ Larkspur ¦ Built by people who care, for people who care. ¦ Do more of what you love ¦ Our story; Careers ¦ –
en ¦ Juno & Co. ¦ We help companies grow. ¦ Let us talk ¦ Services; Clients; Team ¦ –
en ¦ Ferrowick ¦ Neobank for nomads. ¦ Spend without borders ¦ Try it ¦ Finance & Accounting
en ¦ Palladine ¦ Personalization for big brands. ¦ Say the right thing ¦ Try it ¦ Marketing & Advertising
en ¦ Quillgate ¦ Authentication in an afternoon. ¦ Let people in ¦ Try it ¦ Cybersecurity & Privacy
en ¦ Hazelroot ¦ Anycast DNS, everywhere. ¦ Names that resolve ¦ Try it ¦ DevOps & Infrastructure, Cloud & Hosting
en ¦ Dr. Ida Marwick ¦ Neurologist in Leeds. ¦ Take a seat ¦ Find us ¦ Health & Medical
es ¦ Dra. Vera Sotillo ¦ Reumatóloga en Vigo. ¦ Bienvenidos ¦ Cómo llegar ¦ Health & Medical
pl ¦ Adam Wierny ¦ Urolog w Gdyni. ¦ Dzień dobry ¦ Dojazd ¦ Health & Medical
de ¦ Brandt & Kern ¦ Zimmerer im Allgäu. ¦ Mit Holz ¦ Anfahrt ¦ Construction & Engineering, Home & Local Services
it ¦ Lumetto ¦ Negozio di lampade a Bari. ¦ Luce ¦ Dove siamo ¦ E-commerce & Retail, Home & Local Services
en ¦ Canopette — Plant care, on time. ¦ A quiet companion for iPhone with photos and an extensive plant database. ¦ Plant care, on time. ¦ Hundreds of plants in its database; Reminders ¦ Mobile Apps
en ¦ Vectoria ¦ An open vector database for search by meaning. ¦ The vector database that scales down ¦ Runs in one binary ¦ Data & Databases
en ¦ Portlet tiny proxy server: SOCKS, HTTP, FTP ¦ A tiny proxy server for Windows and Unix. ¦ Portlet proxy server ¦ SOCKS, HTTP and FTP ¦ DevOps & Infrastructure
en ¦ Export Doctor ¦ Export Doctor turns a file into a readout. ¦ Export Doctor ¦ Works on your phone ¦ –
zh ¦ 券宝 - 购物返利机器人 ¦ 微信里的返利机器人，网购查优惠券。 ¦ 网购更省钱 ¦ 电商返利 ¦ E-commerce & Retail
pt ¦ Balcão – sistema de gestão para loja ¦ PDV, estoque e crediário no mesmo sistema. ¦ Tudo da sua loja num sistema só ¦ Financeiro; Fiscal completo ¦ E-commerce & Retail
en ¦ Notewell CLI ¦ Turns clinical notes into structured SOAP formats. ¦ Clinical notes in SOAP form ¦ For hospitals; Export to JSON ¦ Health & Medical, Note-taking & Writing
`
