/** Invented sites of trades, shops and other parts of life, lines as in `category_cases_software.ts`. */
export const TRADE_CASES = `
de ¦ Zimmerei Kolb ¦ Holzrahmenbau und Dachstühle im Bayerischen Wald. ¦ Wir bauen mit Holz ¦ Aufstockung; Carport ¦ Construction & Engineering, Home & Local Services
es ¦ Grupo Almena ¦ Construcción y obra civil en Aragón. ¦ Construimos futuro ¦ Naves industriales; Promociones ¦ Construction & Engineering
lt ¦ Rąstas – karkasiniai namai ¦ Projektuojame ir statome karkasinius namus. ¦ Namas per 90 dienų ¦ Projektai; Kainos ¦ Construction & Engineering
en ¦ Beamcheck ¦ Structural calculations for timber frames. ¦ Engineer with confidence ¦ Eurocode 5; PDF report ¦ Construction & Engineering
es ¦ Esparteña – alpargatas hechas a mano ¦ Alpargatas y sandalias de esparto cosidas en Murcia. ¦ Camina ligero ¦ Añadir al carrito; Envíos en 48 h ¦ E-commerce & Retail
en ¦ Thistle & Wren ¦ Hand-dyed yarn from the Borders. ¦ Wool with a story ¦ Add to basket; New arrivals; Free UK delivery ¦ E-commerce & Retail
fr ¦ Savonnerie des Embruns ¦ Savons artisanaux à froid, fabriqués en Bretagne. ¦ Le savon, simplement ¦ Panier; Livraison offerte dès 49 € ¦ E-commerce & Retail
pt ¦ Loja do Linho ¦ Roupa de cama em linho português. ¦ Durma melhor ¦ Adicionar ao carrinho; Portes grátis ¦ E-commerce & Retail
pl ¦ Gliniane Cuda – sklep z ceramiką ¦ Ręcznie robione kubki i miski. ¦ Ceramika z duszą ¦ Dodaj do koszyka ¦ E-commerce & Retail, Design & Creative
en ¦ Barkbeam ¦ LED collars so you see your dog at night. ¦ Walk safely after dark ¦ Add to cart; Free returns ¦ Pets & Animals, E-commerce & Retail, Hardware & IoT
tr ¦ Deri Atölyesi ¦ El yapımı deri çanta ve cüzdanlar. ¦ Ömürlük deri ¦ Sepete ekle ¦ E-commerce & Retail
en ¦ Lingopetal ¦ Learn Portuguese with short stories. ¦ Ten minutes a day ¦ Lessons; Flashcards ¦ Education & E-learning
de ¦ Fahrschule Nordring ¦ Führerschein Klasse B und A in Kiel. ¦ Sicher ans Steuer ¦ Theorie; Anmeldung ¦ Education & E-learning
fr ¦ Les P’tits Curieux ¦ Cours de soutien scolaire à domicile. ¦ Reprendre confiance ¦ Maths; Français ¦ Education & E-learning
ro ¦ Învață Ușor ¦ Meditații online la matematică pentru gimnaziu. ¦ Note mai bune ¦ Profesori; Orar ¦ Education & E-learning
zh ¦ 小树英语 ¦ 给孩子的英语启蒙课程。 ¦ 每天十五分钟 ¦ 试听课 ¦ Education & E-learning
en ¦ Ticketbarn ¦ Sell tickets for village festivals. ¦ Box office in a box ¦ Seating; Door scanning ¦ Events & Ticketing
it ¦ Sì per Sempre ¦ Wedding planner in Umbria. ¦ Il vostro giorno ¦ Matrimoni; Location ¦ Events & Ticketing
nl ¦ Feesttent Verhuur Twente ¦ Verhuur van tenten, tafels en stoelen voor uw feest. ¦ Uw feest, onze tent ¦ Bruiloften; Prijzen ¦ Events & Ticketing
de ¦ Rechnungsheld ¦ Rechnungen schreiben für Kleinunternehmer. ¦ In zwei Minuten zur Rechnung ¦ E-Rechnung; DATEV ¦ Finance & Accounting
en ¦ Pennyhen ¦ Envelope budgeting for couples. ¦ Money without arguments ¦ Bank sync; Shared budgets ¦ Finance & Accounting
ja ¦ ツキミ会計 ¦ フリーランスのための会計ソフト。 ¦ 確定申告をやさしく ¦ 請求書; 帳簿 ¦ Finance & Accounting
lt ¦ Skaičiukas ¦ Buhalterinės paslaugos mažoms įmonėms. ¦ Apskaita be rūpesčių ¦ Deklaracijos ¦ Finance & Accounting
en ¦ Cadence Club ¦ Training plans for triathletes. ¦ Swim, bike, run smarter ¦ Workouts; Garmin sync ¦ Fitness & Sports
es ¦ Box Indómito ¦ CrossFit y entrenamiento funcional en Gijón. ¦ Entrena con nosotros ¦ Horarios; Clase de prueba ¦ Fitness & Sports
de ¦ TSV Grünwinkel ¦ Turnen, Handball und Tischtennis im Verein. ¦ Sport für alle ¦ Abteilungen; Mitglied werden ¦ Fitness & Sports
fr ¦ Yoga du Canal ¦ Cours de yoga vinyasa à Toulouse. ¦ Respirer, bouger ¦ Planning; Tarifs ¦ Fitness & Sports
it ¦ Trattoria da Nives ¦ Cucina friulana e vini del Collio. ¦ A tavola ¦ Menù; Prenota un tavolo ¦ Food & Hospitality
en ¦ Ember & Oats ¦ Small-batch coffee roasted in Cork. ¦ Wake up kindly ¦ Beans; Subscriptions; Basket ¦ Food & Hospitality, E-commerce & Retail
de ¦ Pension Wiesengrund ¦ Zimmer mit Frühstück in der Eifel. ¦ Ankommen ¦ Preise; Anreise ¦ Food & Hospitality, Travel & Mobility
ja ¦ 山猫ベーカリー ¦ 自家製酵母のパン屋です。 ¦ 毎朝焼きたて ¦ 営業時間; アクセス ¦ Food & Hospitality
ro ¦ Pensiunea Brazilor ¦ Cazare și mic dejun în Apuseni. ¦ Liniște la munte ¦ Camere; Rezervări ¦ Food & Hospitality, Travel & Mobility
en ¦ Fridgewise ¦ Recipes from what you already have. ¦ Cook what is left ¦ Meal planner; Shopping list ¦ Food & Hospitality
en ¦ Hollow Lantern ¦ A hand-drawn puzzle adventure. ¦ Light the way ¦ Wishlist on Steam; Demo ¦ Games & Entertainment
de ¦ Würfelpech ¦ Ein Brettspiel für schlechte Verlierer. ¦ Zwei bis fünf Leute, 40 Minuten ¦ Spielregeln ¦ Games & Entertainment
zh ¦ 纸上江湖 ¦ 一款水墨武侠卡牌游戏。 ¦ 执笔走江湖 ¦ 立即下载 ¦ Games & Entertainment
fr ¦ Pixel Bocage ¦ Jeu de gestion de ferme en pixel art. ¦ Cultivez votre bocage ¦ Disponible sur Steam et Switch ¦ Games & Entertainment
de ¦ Kanzlei Dornbusch ¦ Fachanwältin für Arbeitsrecht in Mainz. ¦ Ihr gutes Recht ¦ Kündigung; Erstberatung ¦ Government & Legal
pt ¦ Ferraz & Leme Advogados ¦ Advocacia trabalhista em Curitiba. ¦ Defendemos você ¦ Consulta ¦ Government & Legal
en ¦ Clausewright ¦ Review contracts in minutes. ¦ Legal review without the wait ¦ Redlines; NDA templates ¦ Government & Legal, AI & Machine Learning
en ¦ Calmtide ¦ Guided breathing for panic attacks. ¦ Breathe with us ¦ Therapist approved; Offline ¦ Health & Medical
es ¦ Fisio Ribera ¦ Fisioterapia y osteopatía en Zaragoza. ¦ Vuelve a moverte ¦ Pide cita ¦ Health & Medical
tr ¦ Gülüş Diş Kliniği ¦ İmplant ve ortodonti tedavileri. ¦ Sağlıklı gülüşler ¦ Randevu ¦ Health & Medical
nl ¦ Praktijk De Linde ¦ Psychologische hulp voor jongeren. ¦ Je hoeft het niet alleen te doen ¦ Aanmelden; Vergoeding ¦ Health & Medical
lt ¦ Šilumėlė – šilumos siurbliai ¦ Šilumos siurblių montavimas ir priežiūra. ¦ Šiluma visus metus ¦ Garantija; Konsultacija ¦ Home & Local Services, Construction & Engineering
nl ¦ Dakzicht ¦ Dakinspectie met drone voor VvE’s. ¦ Lekkages gevonden ¦ Dakdekkers; Offerte ¦ Home & Local Services, Construction & Engineering
de ¦ Blitzblank Röder ¦ Gebäudereinigung und Fensterputzen in Fulda. ¦ Sauber ¦ Angebot anfordern ¦ Home & Local Services
fr ¦ Chaleur Douce ¦ Installation de pompes à chaleur et chaudières dans le Gers. ¦ Moins de facture, plus de confort ¦ Devis gratuit ¦ Home & Local Services, Construction & Engineering
it ¦ Salone Ginevra ¦ Parrucchiere per donna e uomo a Lecce. ¦ Bellezza quotidiana ¦ Taglio; Colore; Prenota ¦ Home & Local Services
pl ¦ Hydro-Max ¦ Usługi hydrauliczne w Krakowie, 24 h. ¦ Awaria? Dzwoń ¦ Cennik ¦ Home & Local Services
tr ¦ Parla Temizlik ¦ Ankara’da ev ve ofis temizliği. ¦ Tertemiz evler ¦ Teklif al ¦ Home & Local Services
ja ¦ みどり庭園 ¦ 庭木の剪定と草刈り。 ¦ お庭のお手入れ ¦ 無料見積もり ¦ Home & Local Services
en ¦ Hiremill ¦ Applicant tracking for restaurants. ¦ Fill shifts, not folders ¦ Job board; Interviews ¦ HR & Recruiting
fr ¦ Congéo ¦ Logiciel de gestion des congés et absences. ¦ Les RH sans papier ¦ Notes de frais; Planning ¦ HR & Recruiting
ja ¦ キンタイ日和 ¦ 勤怠管理をかんたんに。 ¦ 月末の集計を五分で ¦ 有給; シフト ¦ HR & Recruiting, Productivity, Scheduling & Booking
en ¦ tiny fern press ¦ A risograph press for zines and chapbooks. ¦ small books, loud ink ¦ Submissions; Shop ¦ Media & Publishing, Design & Creative
de ¦ Küstenblatt ¦ Nachrichten und Reportagen von der Nordsee. ¦ Unabhängiger Journalismus ¦ Abo; Podcast ¦ Media & Publishing
es ¦ Editorial Musgo ¦ Editorial independiente de poesía. ¦ Libros pequeños ¦ Catálogo; Autores ¦ Media & Publishing
en ¦ Purrfolio ¦ Cat sitting in Bristol while you are away. ¦ Happy cats, happy holidays ¦ Rates; Book a visit ¦ Pets & Animals
de ¦ Tierarztpraxis am Deich ¦ Kleintiere und Pferde in Husum. ¦ Für Ihr Tier ¦ Sprechzeiten; Notdienst ¦ Pets & Animals, Health & Medical
fr ¦ Pattes & Plumes ¦ Éducation canine et garde d’animaux. ¦ Un chien heureux ¦ Tarifs; Séances ¦ Pets & Animals
zh ¦ 喵记 ¦ 记录猫咪健康和喂食的小程序。 ¦ 养猫更轻松 ¦ 疫苗提醒 ¦ Pets & Animals
en ¦ Framewarden ¦ Edit 4K video in your browser. ¦ Cut faster ¦ Subtitles; Export MP4 ¦ Photo & Video
it ¦ Luce Ferma ¦ Fotografo di matrimonio in Puglia. ¦ Storie di luce ¦ Portfolio; Prezzi ¦ Photo & Video, Events & Ticketing
de ¦ Bildwerk Sommer ¦ Familienfotografin in Ulm. ¦ Echte Momente ¦ Shooting; Preise ¦ Photo & Video
es ¦ Pisos Levante ¦ Inmobiliaria en Castellón: venta y alquiler. ¦ Encuentra tu casa ¦ Valoración gratuita ¦ Real Estate
en ¦ Rentkeeper ¦ Rent collection for small landlords. ¦ Be a calm landlord ¦ Leases; Tenants ¦ Real Estate, Finance & Accounting
nl ¦ Huys & Haard ¦ Makelaar in Zwolle en omgeving. ¦ Uw huis verkopen ¦ Woningaanbod; Taxatie ¦ Real Estate
en ¦ Kelpsight ¦ Satellite maps of seaweed biomass for farmers. ¦ Know your kelp ¦ Daily passes; Water temperature ¦ Science & Research, Analytics & Business Intelligence, Data & Databases
de ¦ Institut für Moorforschung ¦ Wir erforschen die Klimawirkung von Mooren. ¦ Forschung im Moor ¦ Publikationen; Team ¦ Science & Research
en ¦ Citehare ¦ Find and cite papers for your thesis. ¦ Literature reviews made humane ¦ BibTeX; PubMed ¦ Science & Research, Education & E-learning, Note-taking & Writing
de ¦ Umzug Falkner ¦ Privat- und Firmenumzüge in ganz Österreich. ¦ Wir packen an ¦ Festpreis; Halteverbot ¦ Transport & Logistics, Home & Local Services
en ¦ Parcelhawk ¦ Route planning for courier fleets. ¦ More stops, fewer miles ¦ Driver app; Proof of delivery ¦ Transport & Logistics
pl ¦ Trans-Bór ¦ Transport krajowy i spedycja. ¦ Dowozimy na czas ¦ Flota; Wycena ¦ Transport & Logistics
pt ¦ Rota Leve ¦ Fretes e mudanças em Belo Horizonte. ¦ Sua mudança sem estresse ¦ Orçamento ¦ Transport & Logistics, Home & Local Services
en ¦ Wanderledger ¦ Plan road trips with friends. ¦ One map, many detours ¦ Itinerary; Budget; Offline ¦ Travel & Mobility
de ¦ Radwerk Speiche ¦ Fahrradwerkstatt und Leihräder in Münster. ¦ Läuft ¦ Inspektion; Termine ¦ Travel & Mobility, Home & Local Services, E-commerce & Retail, Fitness & Sports
it ¦ Vela Blu ¦ Escursioni in barca alle Eolie. ¦ Il mare lento ¦ Tour; Prenota ¦ Travel & Mobility
en ¦ Maple Ridge Moving Averages ¦ Charts and signals for swing traders. ¦ Trade the trend ¦ Stocks; ETFs; Backtests ¦ Finance & Accounting
en ¦ Trunkline ¦ A token-based design system for React. ¦ Components your designers recognise ¦ npm install trunkline; Storybook; GitHub ¦ Developer Tools, Design & Creative
en ¦ Minework ¦ Data mining for sociologists. ¦ Text corpora made searchable ¦ Citations; Universities ¦ Science & Research, Data & Databases, Analytics & Business Intelligence
en ¦ Chalkboard Café ¦ Brunch and board games in Hove. ¦ Roll for pancakes ¦ Menu; Book a table ¦ Food & Hospitality
en ¦ Dogfood ¦ Beta testing for mobile teams. ¦ Let your testers bite ¦ TestFlight; Bug reports ¦ Testing & QA
en ¦ Rocketform ¦ Surveys people finish. ¦ Ask better questions ¦ Forms; NPS; Exports ¦ Customer Support & Feedback
en ¦ Hotel Pineda ¦ Rooms by the sea with a free mobile app for guests. ¦ Sleep by the sea ¦ App Store; Google Play; Breakfast ¦ Food & Hospitality, Travel & Mobility
en ¦ Mulberry Dental ¦ Family dentistry in Leeds. Book by phone or WhatsApp. ¦ Gentle dentists ¦ Message us on WhatsApp; Chat with us ¦ Health & Medical
de ¦ Hof Ackermann ¦ Gemüse, Eier und Kartoffeln direkt vom Bauernhof. ¦ Frisch vom Feld ¦ Hofladen; Abokiste ¦ Food & Hospitality, E-commerce & Retail
en ¦ Kelvo ¦ The integration platform for makers of software. ¦ Own your connections ¦ Docs ¦ Developer Tools, Cloud & Hosting
hu ¦ Fókusz Stúdió ¦ Neurofeedback tréning gyerekeknek. ¦ Figyelem, játékosan ¦ Áraink ¦ Health & Medical
en ¦ Pickwise ¦ Picking lists and packing slips by zone. ¦ Fewer steps ¦ Pricing ¦ Transport & Logistics, E-commerce & Retail
pt ¦ Resolve Já ¦ Marido de aluguel para pequenos consertos. ¦ A casa em ordem ¦ Contato ¦ Home & Local Services
cs ¦ Pan Šikula ¦ Hodinový manžel pro celou rodinu. ¦ Opravím to ¦ Ceník ¦ Home & Local Services
ja ¦ 山辺たたみ店 ¦ 畳の表替えと障子の張替え。 ¦ 和室をきれいに ¦ 料金 ¦ Home & Local Services
vi ¦ Thông Nhanh ¦ Thông cống tại nhà, có mặt sau một giờ. ¦ Gọi là có ¦ Bảng giá ¦ Home & Local Services
fi ¦ Laatta ja Lista ¦ Lattia-asennukset avaimet käteen. ¦ Kaunis pohja ¦ Hinnasto ¦ Construction & Engineering, Home & Local Services
hu ¦ Tiszta Udvar ¦ Lomtalanítás egy nap alatt. ¦ Hely lesz ¦ Áraink ¦ Home & Local Services
tr ¦ Köpük ¦ Koltuk yıkama, evinizde. ¦ Tertemiz ¦ Fiyatlar ¦ Home & Local Services
ru ¦ Ровно ¦ Натяжные потолки за день. ¦ Без пыли ¦ Цены ¦ Construction & Engineering, Home & Local Services
`
