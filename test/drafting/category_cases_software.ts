/**
 * Invented software sites, one per line: language ¦ title ¦ meta description ¦ main heading ¦ further lines ¦ categories that a careful
 * reader accepts first; a dash where nothing should be said.
 */
export const SOFTWARE_CASES = `
en ¦ Brightmuse – your private writing partner ¦ Chat with open models on your own laptop. ¦ An AI that stays at home ¦ Runs Llama and Mistral locally; No account ¦ AI & Machine Learning, Note-taking & Writing
en ¦ Voxelmint ¦ Generate product pictures from a text prompt. ¦ Text to image for shops ¦ Stable Diffusion under the hood; Pay per image ¦ AI & Machine Learning, Photo & Video, Design & Creative
de ¦ Klugwerk – KI-Agenten für den Mittelstand ¦ Wir automatisieren Ihre Abläufe mit künstlicher Intelligenz. ¦ Ihr digitaler Kollege ¦ DSGVO-konform; Hosting in Deutschland ¦ AI & Machine Learning
zh ¦ 墨智 - 大模型应用平台 ¦ 几分钟搭建你自己的智能体。 ¦ 人人都能用的 AI ¦ 支持知识库 ¦ AI & Machine Learning
en ¦ Tallywell | Know what visitors do ¦ Cookie-free web analytics for small sites. ¦ Traffic numbers without the creepiness ¦ Live dashboard; Import from Google Analytics ¦ Analytics & Business Intelligence
fr ¦ Chiffralis ¦ Tableaux de bord et reporting pour dirigeants de PME. ¦ Pilotez votre activité en un coup d’œil ¦ Indicateurs; Analyse des ventes ¦ Analytics & Business Intelligence
es ¦ Mirador BI ¦ Plataforma de inteligencia de negocio para cadenas de tiendas. ¦ Todos tus datos en un panel ¦ Informes automáticos ¦ Analytics & Business Intelligence
en ¦ Patchbay ¦ A browser-based modular synth. ¦ Make noise in a tab ¦ Export WAV; MIDI in ¦ Audio & Music
de ¦ Klangkiste – Proberaum-App für Bands ¦ Songs, Setlisten und Noten an einem Ort. ¦ Eure Band, gut sortiert ¦ Offline auf der Bühne ¦ Audio & Music
ja ¦ オトノハ｜作曲アプリ ¦ スマホで曲が作れる音楽制作アプリ。 ¦ 鼻歌から一曲に ¦ 無料ダウンロード ¦ Audio & Music
en ¦ Glacier Wallet ¦ Self-custody wallet for Bitcoin and Lightning. ¦ Your keys, your coins ¦ Hardware signer support; Swap tokens ¦ Blockchain & Crypto
en ¦ Moonpaw ($PAW) ¦ The friendliest meme coin on Solana. ¦ Much paw, very wow ¦ Tokenomics; Buy on Raydium; Roadmap ¦ Blockchain & Crypto
tr ¦ Kripto Takip – portföy ve vergi ¦ Bitcoin ve altcoin portföyünüzü tek yerden izleyin. ¦ Coinleriniz kontrol altında ¦ Borsa bağlantıları ¦ Blockchain & Crypto, Finance & Accounting
pt ¦ Cadeia – plataforma de contratos inteligentes ¦ Crie e audite contratos na blockchain sem programar. ¦ Blockchain para todos ¦ Rede de testes ¦ Blockchain & Crypto
en ¦ Tidyshelf for Chrome ¦ A Chrome extension that groups your open tabs by project. ¦ Close 90 tabs without fear ¦ Add to Chrome – it is free ¦ Browser Extensions
es ¦ Lupa Precios – extensión para el navegador ¦ Compara precios mientras compras. ¦ Nunca pagues de más ¦ Disponible en Chrome y Firefox ¦ Browser Extensions
lt ¦ Skirtukas – naršyklės plėtinys ¦ Išsaugokite skirtukus vienu paspaudimu. ¦ Tvarka jūsų naršyklėje ¦ Chrome ir Firefox ¦ Browser Extensions
pl ¦ Czytnik+ ¦ Wtyczka do przeglądarki, która czyta artykuły na głos. ¦ Słuchaj internetu ¦ Dodaj do Chrome ¦ Browser Extensions
it ¦ Taglia ¦ L’estensione per Chrome che riassume ogni pagina con l’IA. ¦ Leggi meno, capisci di più ¦ Aggiungi a Chrome ¦ Browser Extensions, AI & Machine Learning
en ¦ Nimbuslot ¦ Managed WordPress hosting on green energy. ¦ Hosting that does not keep you awake ¦ Free SSL; Daily backups; 24/7 support ¦ Cloud & Hosting
nl ¦ Hostkade – webhosting en domeinnamen ¦ Snelle webhosting uit Groningen. ¦ Je website in goede handen ¦ Domein registreren; VPS ¦ Cloud & Hosting
ro ¦ NorServer ¦ Servere VPS și găzduire web în București. ¦ Găzduire rapidă ¦ Panou de control; SSL gratuit ¦ Cloud & Hosting
en ¦ Banterbox ¦ Group chat for families, without ads. ¦ Talk to the people you love ¦ Voice messages; Video calls ¦ Communication & Messaging
fr ¦ Colibri, la messagerie chiffrée ¦ Discutez et appelez en toute confidentialité. ¦ Vos conversations restent privées ¦ Appels vidéo; Sans numéro de téléphone ¦ Communication & Messaging, Cybersecurity & Privacy
en ¦ Hellodesk ¦ The help desk that answers before your customers ask. ¦ Support without ticket ping-pong ¦ Live chat; Knowledge base; Macros ¦ Customer Support & Feedback
de ¦ Rückenwind Feedback ¦ Kundenumfragen und NPS für Hotels. ¦ Wissen, was Gäste denken ¦ Auswertung in Echtzeit ¦ Customer Support & Feedback
pt ¦ Ouvir+ ¦ Colete feedback de clientes com um widget simples. ¦ Seus clientes têm ideias ¦ Pesquisas; Pedidos de funcionalidades ¦ Customer Support & Feedback
en ¦ Lockwell ¦ A password manager for small teams. ¦ Stop sharing passwords in chat ¦ Passkeys; Audit log ¦ Cybersecurity & Privacy
de ¦ Schirmer IT-Sicherheit ¦ Penetrationstests und Sicherheitsanalysen für Unternehmen. ¦ Wir finden die Lücke zuerst ¦ Pentest; Schulungen ¦ Cybersecurity & Privacy
it ¦ Scudo VPN ¦ Naviga in modo anonimo e sicuro. ¦ La tua privacy, ovunque ¦ Server in 40 paesi; Nessun log ¦ Cybersecurity & Privacy
en ¦ Plaintable ¦ Turn Postgres into a spreadsheet your team can edit. ¦ A friendly face for your database ¦ Queries; Roles ¦ Data & Databases
zh ¦ 数栖 - 云原生时序数据库 ¦ 面向工业场景的高性能数据库。 ¦ 写得快，查得更快 ¦ 兼容 SQL ¦ Data & Databases
en ¦ Crumbtrail – clean company records by API ¦ Datasets of 40 million European companies. ¦ Company data you can trust ¦ CSV export; Daily refresh ¦ Data & Databases, Developer Tools, Sales & CRM
en ¦ Halden Aero ¦ Autonomous reconnaissance drones for allied armed forces. ¦ Eyes beyond the front line ¦ ISR; Loitering; NATO ¦ Defense & Aerospace
fr ¦ Orbitea ¦ Lanceur léger pour petits satellites. ¦ L’espace, chaque semaine ¦ Propulsion; Essais moteurs ¦ Defense & Aerospace
de ¦ Farbfuchs – Farbpaletten für Gestalter ¦ Harmonische Farben finden und exportieren. ¦ Farben, die sich vertragen ¦ Figma-Plugin; Kontrastprüfung ¦ Design & Creative
en ¦ Ottoline Studio ¦ Brand identities and illustration for kind companies. ¦ We draw how you sound ¦ Logo; Packaging; Portfolio ¦ Design & Creative
es ¦ Trazo Vivo – estudio de diseño gráfico ¦ Identidad visual, packaging y carteles. ¦ Diseño con intención ¦ Proyectos ¦ Design & Creative
en ¦ Siltfox for Windows - File manager ¦ For Windows, a file manager. Cloud storage opens beside your folders. ¦ Every folder in two panes ¦ Dark mode; Keyboard first ¦ Productivity, Storage & Backup
en ¦ quillfmt ¦ An opinionated formatter for YAML. ¦ quillfmt ¦ npm install -g quillfmt; Documentation; GitHub ¦ Developer Tools, Open Source
en ¦ catbus ¦ A command line tool to tail many files at once. ¦ Like cat, but for a hundred logs ¦ brew install catbus; MIT licence ¦ Developer Tools, Open Source
en ¦ Shutterly API ¦ Photo and PDF conversion API with SDKs for Node and Python. ¦ Convert any file with one request ¦ curl https://api.shutterly.example/v1/convert; Pricing; Docs ¦ Developer Tools
de ¦ Zahnrad.js ¦ Eine kleine JavaScript-Bibliothek für Formulare. ¦ Formulare ohne Ballast ¦ npm i zahnrad; Dokumentation ¦ Developer Tools, Open Source
ja ¦ KumoAPI 開発者ポータル ¦ 天気データを返すREST API。 ¦ 数行のコードで天気を ¦ SDK; ドキュメント ¦ Developer Tools, Data & Databases
fr ¦ Ferraille ¦ Framework web en Rust, typé de bout en bout. ¦ Le web sans surprise ¦ cargo add ferraille; Documentation ¦ Developer Tools, Open Source
en ¦ pawlog ¦ Structured logging library for Go. ¦ Logs with claws ¦ go get pawlog; Zero dependencies ¦ Developer Tools, Open Source, Monitoring & Observability
en ¦ Gantrybase ¦ Deploy containers to your own servers with one push. ¦ Your own Heroku ¦ Docker; Zero downtime; Rollbacks ¦ DevOps & Infrastructure, Cloud & Hosting, Developer Tools
de ¦ Stapelwerk – Kubernetes im Griff ¦ Plattform für den Betrieb von Clustern. ¦ Cluster ohne Schmerzen ¦ GitOps; Helm ¦ DevOps & Infrastructure
en ¦ Postwren ¦ Send newsletters from plain text. ¦ Email marketing for people who hate email marketing ¦ Lists; Campaigns; Deliverability ¦ Email, Marketing & Advertising
en ¦ Burnerbox – temporary email addresses ¦ Disposable inboxes that vanish in an hour. ¦ Keep spam out ¦ No sign-up ¦ Email, Cybersecurity & Privacy
tr ¦ Güvercin Posta ¦ E-posta pazarlama ve otomasyon yazılımı. ¦ Bültenleriniz yerine ulaşsın ¦ Şablonlar ¦ Email, Marketing & Advertising
en ¦ Emberleaf ¦ A soil moisture sensor for balcony gardens. ¦ Plants that text you ¦ Bluetooth; Two years of battery; Firmware updates ¦ Hardware & IoT
de ¦ Lötstelle – Mikrocontroller-Bausätze ¦ ESP32-Bausätze für Makerinnen und Maker. ¦ Selber löten ¦ Platinen; Sensoren ¦ Hardware & IoT, E-commerce & Retail
en ¦ Ridgecom ¦ Managed IT support for dental practices. ¦ Your IT department, next door ¦ Helpdesk; Microsoft 365; Backups ¦ IT Services & Consulting
es ¦ Nodo Siete ¦ Desarrollo de software a medida y consultoría tecnológica. ¦ Software que encaja ¦ Aplicaciones web; Equipos dedicados ¦ IT Services & Consulting
pl ¦ Kodlinia ¦ Tworzymy strony internetowe i aplikacje na zamówienie. ¦ Software house z Poznania ¦ Portfolio; Wycena ¦ IT Services & Consulting
de ¦ Webwerk Allgäu ¦ Webdesign und Programmierung für Handwerker. ¦ Websites, die Kunden bringen ¦ WordPress; Wartung ¦ IT Services & Consulting, Design & Creative, Marketing & Advertising
en ¦ Loudlark ¦ Schedule posts for Instagram and LinkedIn. ¦ Social media on autopilot ¦ Content calendar; Hashtags ¦ Marketing & Advertising
fr ¦ Agence Pivoine ¦ Référencement naturel et publicité en ligne à Lille. ¦ Soyez trouvés ¦ SEO; Google Ads ¦ Marketing & Advertising
en ¦ Rankpebble ¦ Keyword research and rank tracking for bloggers. ¦ SEO for the rest of us ¦ Backlinks; SERP checks ¦ Marketing & Advertising
en ¦ Steppie ¦ An iPhone app that counts your puffin sightings. ¦ Puffins in your pocket ¦ Download on the App Store; iOS 17 ¦ Mobile Apps, Pets & Animals, Science & Research
en ¦ Widgetsmyth ¦ Home screen widgets for Android and iOS. ¦ Make your phone yours ¦ Google Play; App Store ¦ Mobile Apps
en ¦ Pulsewarden ¦ Uptime checks from eight regions and a public status page. ¦ Hear about it before Twitter does ¦ Alerts by SMS; Cron jobs ¦ Monitoring & Observability
pt ¦ VigiaNet – monitoramento de sites ¦ Receba alertas quando seu site cair. ¦ Seu site sempre no ar ¦ Página de status ¦ Monitoring & Observability
en ¦ Inkwell Notes ¦ Plain text notes that sync between your devices. ¦ Think in plain text ¦ Markdown; Backlinks ¦ Note-taking & Writing
lt ¦ Mintis – užrašų programėlė ¦ Užsirašykite mintis greitai ir tvarkingai. ¦ Visos mintys vienoje vietoje ¦ Sinchronizacija ¦ Note-taking & Writing
pt ¦ Caderneta ¦ Aplicativo de anotações para estudantes. ¦ Suas notas, sempre com você ¦ Pastas; Busca ¦ Note-taking & Writing, Education & E-learning, Mobile Apps
en ¦ Draftsmith ¦ Distraction-free novel writing software. ¦ Finish the book ¦ Chapters; Word goals ¦ Note-taking & Writing
en ¦ Heronwiki ¦ Free software for community wikis. ¦ An open source wiki anyone can run ¦ GPLv3; Contributors ¦ Open Source, Note-taking & Writing, Project Management & Collaboration
de ¦ Ablage ¦ Aufgaben und Termine für Leute mit wenig Zeit. ¦ Heute nur drei Dinge ¦ To-do-Liste; Erinnerungen ¦ Productivity, Scheduling & Booking
en ¦ Focusfern ¦ A pomodoro timer that grows ferns. ¦ Work now, water later ¦ Block distracting sites; Streaks ¦ Productivity
zh ¦ 拾光待办 ¦ 简单好用的待办清单与番茄钟。 ¦ 把今天过好 ¦ 多端同步 ¦ Productivity
fr ¦ Pliage PDF ¦ Fusionnez, compressez et convertissez vos PDF en ligne. ¦ Tous les outils PDF ¦ Gratuit; Sans inscription ¦ Productivity
en ¦ Gatherplan ¦ Kanban boards for volunteer groups. ¦ Projects that actually finish ¦ Teams; Milestones ¦ Project Management & Collaboration
nl ¦ Samenbord ¦ Projectmanagement voor kleine teams. ¦ Samen op koers ¦ Taken; Planning ¦ Project Management & Collaboration
en ¦ Leadloom ¦ The CRM for one-person agencies. ¦ Follow up without a spreadsheet ¦ Pipeline; Proposals ¦ Sales & CRM
es ¦ Embudo ¦ CRM sencillo para equipos de ventas. ¦ Vende más sin hojas de cálculo ¦ Contactos; Oportunidades ¦ Sales & CRM
en ¦ Slotwise ¦ Online booking for barbers and salons. ¦ Fewer no-shows ¦ Calendar sync; Reminders ¦ Scheduling & Booking
it ¦ Agendina ¦ Il gestionale appuntamenti per parrucchieri ed estetiste. ¦ Prenotazioni senza telefono ¦ Promemoria SMS ¦ Scheduling & Booking
ja ¦ よやくん｜予約システム ¦ 美容室向けの予約管理システム。 ¦ 電話なしで予約を ¦ リマインド ¦ Scheduling & Booking
en ¦ Coldvault ¦ Encrypted offsite backups for your NAS. ¦ Sleep through a disk failure ¦ Versioning; Restore ¦ Storage & Backup
de ¦ Ablagefach ¦ Dateien sicher teilen und speichern. ¦ Der Online-Speicher aus Norwegen ¦ 1 TB; Ordner freigeben ¦ Storage & Backup
en ¦ Snapdiff ¦ Visual regression tests for your web app. ¦ Catch the pixel that moved ¦ Playwright; CI ¦ Testing & QA, Developer Tools
fr ¦ Vérifio ¦ Automatisez vos tests fonctionnels sans code. ¦ La recette logicielle, enfin simple ¦ Campagnes de test; Anomalies ¦ Testing & QA
en ¦ Cloudberry Farm ¦ Jams and juices from the far north. ¦ Taste the midnight sun ¦ Shop; Recipes ¦ Food & Hospitality, E-commerce & Retail
en ¦ Flowline ¦ Automate your invoices. ¦ Get paid without chasing ¦ Integrations; API; Open API docs ¦ Finance & Accounting
en ¦ Orbit ¦ The calm workspace. ¦ Hello ¦ Coming soon ¦ –
en ¦ Nordlys ¦ Something new is on its way. ¦ Stay tuned ¦ Leave your address ¦ –
de ¦ Halvorsen ¦ Wir freuen uns auf Sie. ¦ Willkommen ¦ Kontakt; Anfahrt ¦ –
en ¦ Forecourtly – the dealer system ¦ CRM, inventory, accounting and tax for car dealerships. ¦ Run the whole dealership ¦ CRM, deals, accounting ¦ Sales & CRM, E-commerce & Retail
en ¦ Mowly ¦ Scheduling, invoicing and tax in one app for lawn care. ¦ Run your round ¦ Prices ¦ Scheduling & Booking, Home & Local Services
en ¦ Wraybuilt – websites and web apps with AI built in ¦ We build custom software and websites, with AI designed in. ¦ AI that fits your business ¦ Get in touch ¦ IT Services & Consulting, Design & Creative
en ¦ Fernpage ¦ A small flat-file CMS. ¦ Pages without a database ¦ Themes ¦ Media & Publishing, Developer Tools
en ¦ Mossbook ¦ A wiki for your household. ¦ Everything in one place ¦ Try it ¦ Note-taking & Writing
en ¦ Chirrup ¦ A bouncer and client for IRC. ¦ Stay in the room ¦ Try it ¦ Communication & Messaging
en ¦ Appforge ¦ Build internal apps without writing code. ¦ Apps by drag and drop ¦ Try it ¦ Developer Tools, Productivity
en ¦ Tillbridge ¦ Accept payments from everywhere in Africa. ¦ Get paid anywhere ¦ One contract ¦ Finance & Accounting
`
