/** Invented sites in the languages of the drafter's lexicons, lines as in `category_cases_software.ts`. */
export const LANGUAGE_CASES = `
tr ¦ Mineli ¦ Tek hekimli muayenehaneler için randevu, hatırlatma ve tahsilat. ¦ Muayenehane cebinizde ¦ Fiyatlar ¦ Health & Medical, Finance & Accounting
fr ¦ Fortuneo Vue ¦ Le cockpit de ton patrimoine: immobilier, actions, non coté. ¦ Tout voir ¦ Tarifs ¦ Finance & Accounting, Real Estate
fr ¦ Triéo ¦ Organisez vos emails Outlook avec l'IA. ¦ Boîte vide ¦ Tarifs ¦ Email, AI & Machine Learning
de ¦ Maßwerk ¦ Baukalkulation und Mengenermittlung in einem Programm, mit KI. ¦ Schneller zum Angebot ¦ Preise ¦ Construction & Engineering, AI & Machine Learning
fi ¦ Rivi ¦ Kirjoitusalusta kirjailijoille ja käsikirjoitusten muokkaukseen. ¦ Teksti kasvaa ¦ Hinnat ¦ Note-taking & Writing
da ¦ Samling ¦ Arrangementskoordination for værter og køkkener. ¦ Gæster i hus ¦ Priser ¦ Events & Ticketing
no ¦ Fjellro Hundehotell ¦ Trygg overnatting for hunden i rolige omgivelser. ¦ Gode dager borte ¦ Bestill opphold ¦ Pets & Animals
fr ¦ Les Quatre Pattes ¦ Pension canine et garderie pour chiens en Touraine. ¦ Des vacances pour lui ¦ Tarifs ¦ Pets & Animals
ja ¦ クスリミル ¦ 採用薬や代替薬を検索できる薬局向けアプリ。 ¦ その薬、すぐわかる ¦ 薬価; 添付文書 ¦ Health & Medical, Mobile Apps
ja ¦ ツクリテ ¦ 医療・介護・薬局向けホームページ制作とLP制作。 ¦ 想いを届けるサイトを ¦ 制作の流れ; 料金 ¦ IT Services & Consulting
ja ¦ アワイズミ ¦ 湧水で作るスパークリング飲料。 ¦ 静かな夜の一杯 ¦ 味わい; お届け ¦ Food & Hospitality
ja ¦ ヒトノワ ¦ 中途採用と採用管理を助けるサービス。 ¦ 良い出会いを ¦ 求人; 面接 ¦ HR & Recruiting
ja ¦ ミハリ番 ¦ 機器の syslog を集めるログ管理サーバ。 ¦ ログを失わない ¦ 受信; 検索 ¦ Monitoring & Observability
vi ¦ Mực In An Khang ¦ Hộp mực và linh kiện máy in chính hãng tại TP.HCM. ¦ Giao nhanh ¦ Bảng giá ¦ E-commerce & Retail, Hardware & IoT
id ¦ Rangka Jaya ¦ Pemasangan baja ringan, plafon dan kanopi. ¦ Rumah kokoh ¦ Kontak ¦ Construction & Engineering, Home & Local Services
es ¦ Martillo ¦ Subastas judiciales y del BOE ordenadas por oportunidad. ¦ Sepa cuánto pujar ¦ Lotes; Inmuebles ¦ Real Estate
es ¦ Puja Viva ¦ Subasta de relojes y joyas cada semana. ¦ Puje desde casa ¦ Lotes ¦ E-commerce & Retail
en ¦ Tern ¦ Tern is an AI technology company that reads drawings. ¦ AI for drawings ¦ Machine learning ¦ AI & Machine Learning
cs ¦ Pěnol – stříkaná izolace ¦ Zateplení půd a střech stříkanou pěnou. ¦ Teplo zůstane doma ¦ Reference; Poptávka ¦ Construction & Engineering, Home & Local Services
sk ¦ Zámočníctvo Hrivnák ¦ Otváranie dverí a výmena zámkov v Trnave. ¦ Zámočník do hodiny ¦ Cenník; Kontakt ¦ Home & Local Services
pl ¦ Studio Asana ¦ Zajęcia jogi dla początkujących w Sopocie. ¦ Joga nad morzem ¦ Grafik; Cennik ¦ Fitness & Sports
pl ¦ Alarmex ¦ Instalacje alarmowe i kontrola dostępu dla firm. ¦ Spokój przez całą dobę ¦ Realizacje; Kontakt ¦ Home & Local Services, Cybersecurity & Privacy
uk ¦ Ремонт ноутбуків у Ковелі ¦ Чистка та ремонт комп'ютерів з виїздом додому. ¦ Повернемо до життя ¦ Ціни; Контакти ¦ IT Services & Consulting, Home & Local Services
uk ¦ Робота в Чехії ¦ Агенція з працевлаштування, офіційні вакансії. ¦ Ваш шлях до роботи ¦ Вакансії; Питання ¦ HR & Recruiting
ru ¦ Срубград ¦ Строительство деревянных домов под ключ. ¦ Дома на века ¦ Проекты; Цены ¦ Construction & Engineering
bg ¦ Пекарна Зорница ¦ Хлебарски изделия и баници всяка сутрин. ¦ Топъл хляб ¦ Меню; Контакти ¦ Food & Hospitality
el ¦ Κτηνιατρείο Αλκυών ¦ Κτηνίατρος για σκύλους και γάτες. ¦ Φροντίδα με αγάπη ¦ Ωράριο; Επικοινωνία ¦ Pets & Animals, Health & Medical
tr ¦ Yıldız Nakliyat ¦ Evden eve nakliyat ve lojistik. ¦ Güvenle taşıyoruz ¦ Hizmetler; İletişim ¦ Transport & Logistics
hu ¦ Kovács Cukrászda ¦ Házi fagylalt és torta Egerben. ¦ Édes percek ¦ Étlap; Kapcsolat ¦ Food & Hospitality
ro ¦ Cabinet Dr. Enache ¦ Medic stomatolog în Bacău. ¦ Zâmbete sănătoase ¦ Tarife; Contact ¦ Health & Medical
hr ¦ Odvjetnički ured Marić ¦ Odvjetnik za pravne savjete u Osijeku. ¦ Na vašoj strani ¦ Usluge; Kontakt ¦ Government & Legal
sl ¦ Kmetija Vrh ¦ Turistična kmetija z domačim sirom. ¦ Dobrodošli ¦ Cenik; Galerija ¦ Food & Hospitality, Travel & Mobility
lt ¦ Baltasis dantis ¦ Odontologijos klinika Kaune. ¦ Šypsokitės ¦ Kainos; Kontaktai ¦ Health & Medical
lv ¦ Grāmatvedis Plus ¦ Grāmatvedības pakalpojumi maziem uzņēmumiem. ¦ Skaitļi kārtībā ¦ Cenas; Kontakti ¦ Finance & Accounting
et ¦ Korstnapühkija Tamm ¦ Korstnapühkimine ja küttekollete kontroll. ¦ Ohutu kodu ¦ Hinnad; Kontakt ¦ Home & Local Services
fi ¦ Lumon jäätelö ¦ Käsintehtyä jäätelöä Porvoossa. ¦ Maista kesä ¦ Makuja; Yhteystiedot ¦ Food & Hospitality
sv ¦ Sotarna i Kalix ¦ Sotning och brandskydd för villor. ¦ Trygg eldstad ¦ Priser; Kontakt ¦ Home & Local Services
da ¦ Vaffelkrogen ¦ Isbutik med gammeldags is ved havnen. ¦ Sommer hele året ¦ Smage; Åbningstider ¦ Food & Hospitality
no ¦ Fjellhest ¦ Rideskole og hester i Valdres. ¦ Kom og ri ¦ Kurs; Priser ¦ Pets & Animals, Fitness & Sports
nl ¦ Vogelvlucht ¦ Luchtfoto’s en dronebeelden van woningen. ¦ Van boven gezien ¦ Werk; Contact ¦ Photo & Video
ca ¦ Forn Can Bonet ¦ Fleca i pastisseria artesana a Girona. ¦ Pa de debò ¦ Botigues; Contacte ¦ Food & Hospitality
pt ¦ Gelados da Ria ¦ Sorvetes e picolés artesanais. ¦ Doce verão ¦ Sabores; Contacto ¦ Food & Hospitality
es ¦ Asociación Recuerda ¦ Asociación de cuidadores de personas mayores. ¦ Nadie solo ¦ Actividades; Voluntariado ¦ Health & Medical
it ¦ Selleria Bassi ¦ Pelletteria e borse fatte in bottega. ¦ Cuoio e pazienza ¦ Storia; Contatti ¦ E-commerce & Retail
fr ¦ Les Toisons du Mercantour ¦ Élevage de brebis et race ovine de montagne. ¦ La race ¦ Éleveurs; Concours ¦ Pets & Animals
de ¦ Schornsteinfeger Rabe ¦ Kehrarbeiten und Feuerstättenschau in Lübben. ¦ Sicher heizen ¦ Leistungen; Termin ¦ Home & Local Services
de ¦ Tafelsilber ¦ Catering für die Gastronomie. ¦ Genuss ohne Stress ¦ Menüs; Anfrage ¦ Food & Hospitality
id ¦ Bengkel Jaya ¦ Servis AC dan bengkel mobil di Malang. ¦ Cepat dan rapi ¦ Harga; Kontak ¦ Home & Local Services
vi ¦ Nha khoa Sen ¦ Phòng khám nha khoa tại Huế. ¦ Nụ cười mới ¦ Bảng giá; Liên hệ ¦ Health & Medical
ko ¦ 한빛치과 ¦ 부산 해운대의 치과 의원입니다. ¦ 편안한 진료 ¦ 진료 안내; 오시는 길 ¦ Health & Medical
th ¦ ครัวริมน้ำ ¦ ร้านอาหารไทยริมแม่น้ำ ¦ อร่อยทุกวัน ¦ เมนู; ติดต่อ ¦ Food & Hospitality
ar ¦ مطعم الياسمين ¦ مطعم ومقهى في عمان. ¦ أهلا بكم ¦ القائمة; اتصل بنا ¦ Food & Hospitality
he ¦ מאפיית לוי ¦ מאפייה ובית קפה בחיפה. ¦ לחם חם ¦ תפריט; צור קשר ¦ Food & Hospitality
ja ¦ みなと動物病院 ¦ 犬と猫のための動物病院です。 ¦ ご予約はお電話で ¦ 診療時間; アクセス ¦ Pets & Animals, Health & Medical
zh ¦ 云速 ¦ 静态资源 CDN 加速服务。 ¦ 让网站更快 ¦ 文档; 状态 ¦ Cloud & Hosting
en ¦ Fenwick Recoveries ¦ A debt collection agency. Schools, medical practices and businesses. ¦ Paid what you are owed ¦ How it works; Contact ¦ Finance & Accounting
fi ¦ Lumbrio – Putkityöt Virtanen ¦ Viemärin avaukset, vesihanojen vaihdot ja putkiremontit Tampereella. ¦ Lumbrio ¦ Lumbrio ¦ Home & Local Services
fi ¦ Lumbrio – Kylän VPK ¦ Vapaaehtoinen palokunta toimii sammutus- ja pelastustehtävissä. ¦ Lumbrio ¦ Lumbrio ¦ Government & Legal
fi ¦ Lumbrio – Selainlaajennus ¦ Lisäosa, joka piilottaa evästebannerit selaimessa. ¦ Lumbrio ¦ Lumbrio ¦ Browser Extensions
sv ¦ Lumbrio – Frivilliga brandkåren ¦ Brandvärn och räddningstjänst i byn. ¦ Lumbrio ¦ Lumbrio ¦ Government & Legal
sv ¦ Lumbrio – Lär dig italienska ¦ Glosor och språkövningar varje dag. ¦ Lumbrio ¦ Lumbrio ¦ Education & E-learning
sv ¦ Lumbrio – Enkätverktyg ¦ Skapa enkäter och kundundersökningar. ¦ Lumbrio ¦ Lumbrio ¦ Customer Support & Feedback
da ¦ Lumbrio – Tidsregistrering ¦ Registrer timer på farten. ¦ Lumbrio ¦ Lumbrio ¦ Productivity, HR & Recruiting
da ¦ Lumbrio – Kundekartotek og salg ¦ Sælgere følger leads og tilbud. ¦ Lumbrio ¦ Lumbrio ¦ Sales & CRM
da ¦ Lumbrio – Beskedapp ¦ Send beskeder og opkald til familien. ¦ Lumbrio ¦ Lumbrio ¦ Communication & Messaging
no ¦ Lumbrio – Begravelsesbyrå ¦ Gravferd og gravsteiner. ¦ Lumbrio ¦ Lumbrio ¦ Home & Local Services
no ¦ Lumbrio – Meldingsapp ¦ Send meldinger og ring familien. ¦ Lumbrio ¦ Lumbrio ¦ Communication & Messaging
no ¦ Lumbrio – Optiker og synstest ¦ Briller og kontaktlinser. ¦ Lumbrio ¦ Lumbrio ¦ Health & Medical
nl ¦ Lumbrio – Webstatistieken ¦ Bezoekers meten zonder cookies. ¦ Lumbrio ¦ Lumbrio ¦ Analytics & Business Intelligence
nl ¦ Lumbrio – Opticien ¦ Brillen, contactlenzen en oogmeting. ¦ Lumbrio ¦ Lumbrio ¦ Health & Medical
nl ¦ Lumbrio – Notitieblok ¦ Maak aantekeningen en dagboeken. ¦ Lumbrio ¦ Lumbrio ¦ Note-taking & Writing
et ¦ Lumbrio – Küsitlused ¦ Koosta küsimustik ja kogu tagasisidet. ¦ Lumbrio ¦ Lumbrio ¦ Customer Support & Feedback
et ¦ Lumbrio – Koertehotell ¦ Hoiame sinu koera puhkuse ajal. ¦ Lumbrio ¦ Lumbrio ¦ Pets & Animals
et ¦ Lumbrio – Arveprogramm ¦ Saada arved ja jälgi makseid. ¦ Lumbrio ¦ Lumbrio ¦ Finance & Accounting
lv ¦ Lumbrio – Izlaušanās istaba ¦ Atrisini mīklas 60 minūtēs. ¦ Lumbrio ¦ Lumbrio ¦ Games & Entertainment, Events & Ticketing
lv ¦ Lumbrio – Rezervācijas sistēma ¦ Klienti pierakstās vizītei tiešsaistē. ¦ Lumbrio ¦ Lumbrio ¦ Scheduling & Booking
lv ¦ Lumbrio – Klientu pārvaldība ¦ Pārdošanas darījumi vienuviet. ¦ Lumbrio ¦ Lumbrio ¦ Sales & CRM
lt ¦ Lumbrio – Savanoriai ugniagesiai ¦ Ugniagesių draugija kaime. ¦ Lumbrio ¦ Lumbrio ¦ Government & Legal
lt ¦ Lumbrio – Akušerė ¦ Nėštumas ir echoskopija. ¦ Lumbrio ¦ Lumbrio ¦ Health & Medical
lt ¦ Lumbrio – Svečių namai ¦ Kambariai su pusryčiais prie ežero. ¦ Lumbrio ¦ Lumbrio ¦ Food & Hospitality, Travel & Mobility
sl ¦ Lumbrio – Upravitelj gesel ¦ Shranite gesla šifrirano. ¦ Lumbrio ¦ Lumbrio ¦ Cybersecurity & Privacy
sl ¦ Lumbrio – Babica ¦ Nosečnost in ultrazvok. ¦ Lumbrio ¦ Lumbrio ¦ Health & Medical
sl ¦ Lumbrio – Vodoinštalater ¦ Odmašitev odtokov in menjava pip. ¦ Lumbrio ¦ Lumbrio ¦ Home & Local Services
hr ¦ Lumbrio – Newsletteri ¦ Slanje newslettera i e-pošte. ¦ Lumbrio ¦ Lumbrio ¦ Email, Marketing & Advertising
hr ¦ Lumbrio – Sigurnosne kopije ¦ Pohrana datoteka u oblaku. ¦ Lumbrio ¦ Lumbrio ¦ Storage & Backup
hr ¦ Lumbrio – Soba bijega ¦ Riješite zagonetke u 60 minuta. ¦ Lumbrio ¦ Lumbrio ¦ Games & Entertainment, Events & Ticketing
cs ¦ Lumbrio – Řidičský průkaz ¦ Jízdy a teorie, skupina B. ¦ Lumbrio ¦ Lumbrio ¦ Education & E-learning
cs ¦ Lumbrio – Správce hesel ¦ Uložte hesla šifrovaně. ¦ Lumbrio ¦ Lumbrio ¦ Cybersecurity & Privacy
cs ¦ Lumbrio – Městské muzeum ¦ Výstavy a prohlídky. ¦ Lumbrio ¦ Lumbrio ¦ Education & E-learning, Events & Ticketing, Media & Publishing
sk ¦ Lumbrio – Správca hesiel ¦ Uložte heslá šifrovane. ¦ Lumbrio ¦ Lumbrio ¦ Cybersecurity & Privacy
sk ¦ Lumbrio – Pôrodná asistentka ¦ Tehotenstvo a ultrazvuk. ¦ Lumbrio ¦ Lumbrio ¦ Health & Medical
sk ¦ Lumbrio – Vodoinštalácie a kúrenie ¦ Čistenie odpadov a havarijná služba. ¦ Lumbrio ¦ Lumbrio ¦ Home & Local Services
pl ¦ Lumbrio – Zapisy online ¦ Klienci sami rezerwują termin wizyty. ¦ Lumbrio ¦ Lumbrio ¦ Scheduling & Booking
pl ¦ Lumbrio – Zakład kamieniarski ¦ Parapety i schody z granitu. ¦ Lumbrio ¦ Lumbrio ¦ Home & Local Services, E-commerce & Retail, Construction & Engineering
pl ¦ Lumbrio – Ochotnicza Straż Pożarna ¦ Strażacy z naszej gminy. ¦ Lumbrio ¦ Lumbrio ¦ Government & Legal
hu ¦ Lumbrio – Kenuzás ¦ Kenutúrák és kajakok a Tiszán. ¦ Lumbrio ¦ Lumbrio ¦ Travel & Mobility, E-commerce & Retail
hu ¦ Lumbrio – Munkaidő-nyilvántartás ¦ Rögzítsd az órákat mobilon. ¦ Lumbrio ¦ Lumbrio ¦ Productivity, HR & Recruiting
hu ¦ Lumbrio – Szülésznő ¦ Várandósság és ultrahang. ¦ Lumbrio ¦ Lumbrio ¦ Health & Medical
ro ¦ Lumbrio – Gestionare clienți ¦ Oportunități de vânzări. ¦ Lumbrio ¦ Lumbrio ¦ Sales & CRM
ro ¦ Lumbrio – Chestionare ¦ Sondaje și păreri ale clienților. ¦ Lumbrio ¦ Lumbrio ¦ Customer Support & Feedback
ro ¦ Lumbrio – Utilaje agricole ¦ Tractoare și cositori. ¦ Lumbrio ¦ Lumbrio ¦ E-commerce & Retail, Construction & Engineering
bg ¦ Lumbrio – Резервни копия ¦ Съхранение на файлове в облака. ¦ Lumbrio ¦ Lumbrio ¦ Storage & Backup
bg ¦ Lumbrio – Нотариална кантора ¦ Заверки и наследства. ¦ Lumbrio ¦ Lumbrio ¦ Government & Legal
bg ¦ Lumbrio – Отчитане на работното време ¦ Записвайте часове на телефона. ¦ Lumbrio ¦ Lumbrio ¦ Productivity, HR & Recruiting
el ¦ Lumbrio – Επισκεψιμότητα ¦ Στατιστικά χωρίς cookies. ¦ Lumbrio ¦ Lumbrio ¦ Analytics & Business Intelligence
el ¦ Lumbrio – Δωμάτιο απόδρασης ¦ Λύστε γρίφους σε 60 λεπτά. ¦ Lumbrio ¦ Lumbrio ¦ Games & Entertainment, Events & Ticketing
el ¦ Lumbrio – Φτιάξε ιστοσελίδα ¦ Δημιουργία ιστότοπου χωρίς κώδικα. ¦ Lumbrio ¦ Lumbrio ¦ IT Services & Consulting, Cloud & Hosting, Design & Creative
uk ¦ Lumbrio – Резервні копії ¦ Зберігання файлів у хмарі. ¦ Lumbrio ¦ Lumbrio ¦ Storage & Backup
uk ¦ Lumbrio – Водійські права ¦ Водіння та теорія, категорія B. ¦ Lumbrio ¦ Lumbrio ¦ Education & E-learning
uk ¦ Lumbrio – Програма для рахунків ¦ Виставляйте рахунки та стежте за оплатами. ¦ Lumbrio ¦ Lumbrio ¦ Finance & Accounting
ru ¦ Lumbrio – Посещаемость сайта ¦ Аналитика без cookies. ¦ Lumbrio ¦ Lumbrio ¦ Analytics & Business Intelligence
ru ¦ Lumbrio – Передержка питомцев ¦ Гостиница для собак. ¦ Lumbrio ¦ Lumbrio ¦ Pets & Animals
ru ¦ Lumbrio – Учёт рабочего времени ¦ Записывайте часы в телефоне. ¦ Lumbrio ¦ Lumbrio ¦ Productivity, HR & Recruiting
tr ¦ Lumbrio – Kent müzesi ¦ Sergiler ve rehberli gezi. ¦ Lumbrio ¦ Lumbrio ¦ Education & E-learning, Events & Ticketing, Media & Publishing
tr ¦ Lumbrio – Optik ¦ Gözlük, lens ve göz muayenesi. ¦ Lumbrio ¦ Lumbrio ¦ Health & Medical
tr ¦ Lumbrio – İspanyolca öğren ¦ Kelime ezberle, yabancı dil. ¦ Lumbrio ¦ Lumbrio ¦ Education & E-learning
id ¦ Lumbrio – Pencadangan ¦ Simpan berkas di awan. ¦ Lumbrio ¦ Lumbrio ¦ Storage & Backup
id ¦ Lumbrio – Optik ¦ Kacamata, lensa dan periksa mata. ¦ Lumbrio ¦ Lumbrio ¦ Health & Medical
id ¦ Lumbrio – Pengelola kata sandi ¦ Simpan kata sandi terenkripsi. ¦ Lumbrio ¦ Lumbrio ¦ Cybersecurity & Privacy
vi ¦ Lumbrio – Dịch vụ tang lễ ¦ Mai táng và bia mộ. ¦ Lumbrio ¦ Lumbrio ¦ Home & Local Services
vi ¦ Lumbrio – Khảo sát ¦ Bảng hỏi và phản hồi. ¦ Lumbrio ¦ Lumbrio ¦ Customer Support & Feedback
vi ¦ Lumbrio – Khách sạn thú cưng ¦ Trông chó khi bạn đi xa. ¦ Lumbrio ¦ Lumbrio ¦ Pets & Animals
ja ¦ Lumbrio – 水漏れ修理 ¦ 蛇口交換と配管工事に即日対応。 ¦ Lumbrio ¦ Lumbrio ¦ Home & Local Services
ja ¦ Lumbrio – 工数管理 ¦ 勤務時間をスマホで記録。 ¦ Lumbrio ¦ Lumbrio ¦ Productivity, HR & Recruiting
ja ¦ Lumbrio – 顧客リスト ¦ 案件と営業を一か所で。 ¦ Lumbrio ¦ Lumbrio ¦ Sales & CRM
zh ¦ Lumbrio – 网站制作 ¦ 为企业建站。 ¦ Lumbrio ¦ Lumbrio ¦ IT Services & Consulting, Design & Creative
zh ¦ Lumbrio – 合唱团 ¦ 每周二歌唱。 ¦ Lumbrio ¦ Lumbrio ¦ Audio & Music
zh ¦ Lumbrio – 湖边客栈 ¦ 含早餐的客房。 ¦ Lumbrio ¦ Lumbrio ¦ Food & Hospitality, Travel & Mobility
ko ¦ Lumbrio – 스페인어 배우기 ¦ 단어와 외국어. ¦ Lumbrio ¦ Lumbrio ¦ Education & E-learning
ko ¦ Lumbrio – 혼성 합창단 ¦ 함께 노래합니다. ¦ Lumbrio ¦ Lumbrio ¦ Audio & Music
ko ¦ Lumbrio – 석재 ¦ 대리석과 화강암. ¦ Lumbrio ¦ Lumbrio ¦ Home & Local Services, E-commerce & Retail, Construction & Engineering
ca ¦ Lumbrio – Control horari ¦ Fitxa les hores amb el mòbil. ¦ Lumbrio ¦ Lumbrio ¦ Productivity, HR & Recruiting
ca ¦ Lumbrio – Extensió del navegador ¦ Complement que amaga finestres. ¦ Lumbrio ¦ Lumbrio ¦ Browser Extensions
ca ¦ Lumbrio – Gestió de projectes ¦ Tasques per a equips. ¦ Lumbrio ¦ Lumbrio ¦ Project Management & Collaboration
pt ¦ Lumbrio – Ótica ¦ Óculos, lentes e exame de visão. ¦ Lumbrio ¦ Lumbrio ¦ Health & Medical
pt ¦ Lumbrio – Bloco de notas ¦ Escreva notas e diário. ¦ Lumbrio ¦ Lumbrio ¦ Note-taking & Writing
pt ¦ Lumbrio – Estatísticas de visitas ¦ Análise web sem cookies. ¦ Lumbrio ¦ Lumbrio ¦ Analytics & Business Intelligence
it ¦ Lumbrio – Prenotazione online ¦ I clienti scelgono l'orario. ¦ Lumbrio ¦ Lumbrio ¦ Scheduling & Booking
it ¦ Lumbrio – Corale mista ¦ Cantiamo insieme. ¦ Lumbrio ¦ Lumbrio ¦ Audio & Music
it ¦ Lumbrio – Stanza della fuga ¦ Risolvi enigmi in 60 minuti. ¦ Lumbrio ¦ Lumbrio ¦ Games & Entertainment, Events & Ticketing
fr ¦ Clésenmain | Logiciel de conciergerie, facturation et ménage ¦ Calendriers, ménage et facturation des propriétaires. ¦ Le système des conciergeries modernes ¦ Essai gratuit ¦ Real Estate, Travel & Mobility
it ¦ Provaci, corsi di intelligenza artificiale per ragazzi ¦ Impari a usare l'intelligenza artificiale con la testa. ¦ L'intelligenza artificiale, spiegata ¦ Lezioni in piccoli gruppi ¦ Education & E-learning
it ¦ Nuvola Bianca ¦ ¦ Nuvola Bianca ¦ Nuvola Bianca è la lavanderia che ritira e consegna i tuoi abiti a casa in due giorni ¦ Home & Local Services
es ¦ Nortia – soluciones tecnológicas ¦ Desarrollo web, hosting, cloud, ciberseguridad e IA a medida. ¦ Soluciones tecnológicas ¦ Hosting; Ciberseguridad; IA ¦ IT Services & Consulting
ja ¦ ミルバー ¦ CPUとメモリの使用率を画面の端に表示します。 ¦ いまの余裕 ¦ はじめる ¦ Monitoring & Observability
ru ¦ Тихая Бухта ¦ IT-аутсорсинг для малого бизнеса. ¦ Всё под контролем ¦ Тарифы ¦ IT Services & Consulting
tr ¦ Kıyı POS ¦ Bakkallar için barkodlu satış programı, otomatik yedekleme ile. ¦ Kasada sıra yok ¦ Ekranlar; Yedekleme ¦ E-commerce & Retail
`
