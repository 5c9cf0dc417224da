/** Invented sites in the languages of the drafter's lexicons, lines as in `category_cases_software.ts`. */
export const LANGUAGE_CASES = `
no ¦ Fjellro Hundehotell ¦ Trygg overnatting for hunden i rolige omgivelser. ¦ Gode dager borte ¦ Bestill opphold ¦ Pets & Animals
fr ¦ Les Quatre Pattes ¦ Pension canine et garderie pour chiens en Touraine. ¦ Des vacances pour lui ¦ Tarifs ¦ Pets & Animals
ja ¦ クスリミル ¦ 採用薬や代替薬を検索できる薬局向けアプリ。 ¦ その薬、すぐわかる ¦ 薬価; 添付文書 ¦ Health & Medical, Mobile Apps
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
`
