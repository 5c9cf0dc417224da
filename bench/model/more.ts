import { said, wrong, type Case } from './cases.ts'
import { page } from './sites.ts'

export const english_three: Case = {
  site: {
    name: 'Shelfmark',
    lang: 'en',
    pages: {
      '/': page(`= A catalogue for the library at home
        Shelfmark scans the barcode of a book, fetches its title and cover, and remembers to whom you lent it.
        Built for readers with more books than shelves.
        # Highlights
        - Finds doubles before you buy the same book twice
        - Reminders when a borrowed book is due
        - Prints labels for the spine
        - Search by author, series or shelf
        You can keep up to 3,000 books without an account.
        Shelfmark gets covers from OpenCover and writes lists to Notebird.
        The desktop app is for Windows and Linux; a Mac app is on the roadmap.
        Your catalogue never leaves your computer unless you turn on the backup.
        # In the press
        The Daily Reader called it the fastest catalogue of the year.
        # Customers
        Millfield School catalogued 12,000 books in two weeks.`),
      '/pricing': page(`# Price
        A licence costs $30 once and includes updates for two years. The backup is optional, at $1 a month.
        Unlike BookNest, Shelfmark has no subscription and shows no advertisements.`),
      '/about': page(`# Behind Shelfmark
        Shelfmark is written by Nora Bell, a librarian in Leeds, since 2014.
        The British Shelf Trust, our partner, was set up in 1961.`),
    },
  },
  honest: [
    said(
      'summary',
      'Shelfmark scans the barcodes of books, fetches titles and covers, and remembers who borrowed them.',
      'Shelfmark scans',
    ),
    said(
      'description',
      'By scanning a barcode, readers get the title and cover of a book in their catalogue.',
      'Shelfmark scans',
      'A catalogue for',
    ),
    said('description', 'It notices doubles before the same book is bought twice.', 'Finds doubles'),
    said('description', 'When a borrowed book is due, there is a reminder.', 'Reminders when'),
    said('description', 'Labels for the spine can be printed.', 'Prints labels'),
    said('description', 'Books can be searched by author, series or shelf.', 'Search by'),
    said('description', 'Up to 3,000 books can be kept without creating an account.', 'You can keep'),
    said('description', 'The desktop app runs on Windows and Linux; a Mac app is planned.', 'The desktop app'),
    said('description', 'The catalogue stays on the computer unless the backup is turned on.', 'Your catalogue never'),
    said(
      'description',
      'A licence is a one-time payment of $30 with two years of updates, and backup is an optional $1 a month.',
      'A licence costs',
    ),
    said('description', 'There is no subscription, and no advertisements are shown.', 'Unlike BookNest'),
    said('features', 'Label printing for book spines', 'Prints labels'),
    said('integrations', 'OpenCover', 'Shelfmark gets covers'),
  ],
  invented: [
    wrong('bound dropped', 'description', 'You can keep more than 3,000 books without an account.', 'You can keep'),
    wrong('negation dropped', 'description', 'Your catalogue leaves your computer.', 'Your catalogue never'),
    wrong('planned as present', 'platforms', 'Mac', 'The desktop app'),
    wrong('planned as present', 'description', 'The desktop app is for Windows, Linux and Mac.', 'The desktop app'),
    wrong('press’s words', 'description', 'Shelfmark is the fastest catalogue of the year.', 'The Daily Reader', 'A catalogue for'),
    wrong('customer’s facts', 'description', 'Shelfmark catalogued 12,000 books in two weeks.', 'Millfield School'),
    wrong('optional dropped', 'description', 'A licence includes the backup.', 'A licence costs'),
    wrong('competitor’s facts', 'description', 'Shelfmark has a subscription and shows advertisements.', 'Unlike BookNest'),
    wrong('partner’s year', 'founded_year', '1961', 'The British Shelf'),
    wrong('partner as maker', 'company_name', 'The British Shelf Trust', 'The British Shelf'),
    wrong('swapped direction', 'description', 'Shelfmark reads lists from Notebird.', 'Shelfmark gets covers'),
    wrong('value not carried', 'description', 'Shelfmark reminds authors to buy a shelf.', 'Reminders when', 'Search by'),
    wrong('number of another', 'description', 'The backup costs $30 a month.', 'A licence costs'),
  ],
}

export const german_three: Case = {
  site: {
    name: 'Kiesbett',
    lang: 'de',
    pages: {
      '/': page(`= Der Modellbahn-Planer für den Küchentisch
        Kiesbett zeichnet Gleispläne, prüft Steigungen und zählt die nötigen Gleise zusammen.
        Für Einsteiger und für Vereine mit großen Anlagen.
        # Das kann Kiesbett
        - Gleissysteme von 14 Herstellern
        - 3D-Ansicht der fertigen Anlage
        - Stückliste zum Ausdrucken
        - Fahrplan mit bis zu 24 Zügen
        Kiesbett läuft unter Windows; für den Mac gibt es bisher keine Version.
        Pläne lassen sich ohne Anmeldung im Browser ansehen.
        Stücklisten werden an den Händler Bahnladen geschickt, Bilder kommen von Gleisfoto.
        Die Steuerung echter Züge ist in Arbeit.
        # Referenzen
        Der Verein Spur Null baute damit 80 Meter Strecke.
        # Vergleich
        | | Kiesbett | PlanoRail
        | Einmalpreis | 39 € | 120 €
        | Steuerung | ✗ | ✓`),
      '/pricing': page(`# Preis
        39 € einmalig für eine Person mit bis zu 2 Geräten. Der Fahrplan ist eine Erweiterung für 12 €.
        Anders als bei PlanoRail fallen keine jährlichen Gebühren an.`),
      '/about': page(`# Über mich
        Ich bin Rolf Tanner und schreibe Kiesbett seit 2011 in Chemnitz. Davor habe ich 20 Jahre als Lokführer gearbeitet.`),
      '/faq': page(`# Ist Kiesbett TÜV-geprüft?
        Das ist bei Software nicht üblich.
        # Wie viele Gleise passen auf einen Plan?
        Höchstens 5000.`),
    },
  },
  honest: [
    said('summary', 'Kiesbett zeichnet Gleispläne, prüft die Steigungen und zählt, welche Gleise nötig sind.', 'Kiesbett zeichnet'),
    said('audience', 'Einsteiger und Vereine mit großen Anlagen.', 'Für Einsteiger'),
    said(
      'description',
      'Mit Kiesbett lassen sich Modellbahnen planen: Das Programm zeichnet Gleispläne und prüft Steigungen.',
      'Kiesbett zeichnet',
      'Der Modellbahn',
    ),
    said('description', 'Unterstützt werden die Gleissysteme von 14 Herstellern.', 'Gleissysteme von'),
    said('description', 'Die fertige Anlage kann man in 3D betrachten.', '3D-Ansicht'),
    said('description', 'Eine Stückliste lässt sich ausdrucken.', 'Stückliste zum'),
    said('description', 'Der Fahrplan umfasst bis zu 24 Züge.', 'Fahrplan mit'),
    said('description', 'Das Programm läuft unter Windows, aber noch nicht auf dem Mac.', 'Kiesbett läuft'),
    said('description', 'Zum Ansehen der Pläne im Browser ist keine Anmeldung erforderlich.', 'Pläne lassen'),
    said('description', 'Der Preis beträgt einmalig 39 €, der Fahrplan kostet als Erweiterung 12 €.', '39 € einmalig'),
    said('description', 'Auf einen Plan passen höchstens 5000 Gleise.', 'Höchstens 5000', 'Wie viele Gleise'),
    said('features', '3D-Ansicht', '3D-Ansicht'),
    said('founded_year', '2011', 'Ich bin Rolf'),
  ],
  invented: [
    wrong('negation dropped', 'description', 'Für den Mac gibt es eine Version.', 'Kiesbett läuft'),
    wrong('negation dropped', 'platforms', 'Mac', 'Kiesbett läuft'),
    wrong('wrong number', 'description', 'Es gibt Gleissysteme von vierzig Herstellern.', 'Gleissysteme von'),
    wrong('bound dropped', 'description', '39 € einmalig für eine Person mit 2 Geräten.', '39 € einmalig'),
    wrong('competitor’s facts', 'features', 'Steuerung', 'Steuerung'),
    wrong('competitor’s price', 'starting_price', '120 €', 'Einmalpreis'),
    wrong('certification never stated', 'description', 'Kiesbett ist TÜV-geprüft.', 'Ist Kiesbett', 'Kiesbett zeichnet'),
    wrong('optional dropped', 'description', 'Der Fahrplan ist im Preis von 39 € enthalten.', '39 € einmalig'),
    wrong('translation that adds', 'description', 'Kiesbett prüft Steigungen millimetergenau.', 'Kiesbett zeichnet'),
    wrong('translation that adds', 'description', 'Stücklisten werden verschlüsselt an den Händler geschickt.', 'Stücklisten werden'),
    wrong('wrong year', 'founded_year', '1991', 'Ich bin Rolf'),
    wrong('swapped subject', 'description', 'Bahnladen schickt Stücklisten an Kiesbett.', 'Stücklisten werden'),
    wrong('customer’s facts', 'description', 'Kiesbett baute 80 Meter Strecke.', 'Der Verein'),
    wrong('value not carried', 'description', 'Pläne lassen sich im Browser zeichnen.', 'Pläne lassen', 'Kiesbett zeichnet'),
  ],
}

export const french_three: Case = {
  site: {
    name: 'Marchelle',
    lang: 'fr',
    pages: {
      '/': page(`= La caisse des marchés de plein air
        Marchelle encaisse les ventes au marché, tient le stock à jour et prépare la déclaration du mois.
        Pour les maraîchers, les fromagers et les fleuristes qui vendent sur les marchés.
        # Sur l'étal
        - Une balance Bluetooth remplit le poids toute seule
        - Les prix du jour se changent d'un geste
        - Ticket par SMS ou sur papier
        - Bilan de chaque marché en fin de matinée
        Marchelle continue d'encaisser quand le réseau tombe et envoie les ventes plus tard.
        Le terminal de PayVite transmet les paiements par carte à Marchelle.
        Les ventes ne peuvent pas être modifiées après coup.
        Une version pour tablette Android est à l'étude.
        # Ils en parlent
        > Je gagne une heure par marché. – Sophie, fleuriste`),
      '/pricing': page(`# Prix
        Gratuit pour un marché par semaine. Au-delà, 15 € par mois. Deux vendeurs au plus.
        À la différence de CaissePlus, qui demande 250 € d'installation, tout se fait en ligne.`),
      '/about': page(`# À propos
        Marchelle est née en 2019 à Nantes, sous la plume de Paul Guérin, ancien maraîcher.
        La chambre d'agriculture, créée en 1924, nous soutient.`),
      '/faq': page(`# Marchelle est-elle certifiée NF525 ?
        La demande est en cours.
        # Peut-on vendre au poids ?
        Oui, au kilo ou à la pièce.`),
    },
  },
  honest: [
    said(
      'summary',
      'Marchelle encaisse les ventes au marché, tient le stock à jour et prépare la déclaration mensuelle.',
      'Marchelle encaisse',
    ),
    said('audience', 'Maraîchers, fromagers et fleuristes qui vendent sur les marchés.', 'Pour les maraîchers'),
    said('description', 'Marchelle est une caisse pour les marchés de plein air.', 'La caisse des'),
    said('description', 'Elle enregistre les ventes, met à jour le stock et prépare la déclaration du mois.', 'Marchelle encaisse'),
    said('description', 'Grâce à une balance Bluetooth, le poids se remplit tout seul.', 'Une balance'),
    said('description', 'Un geste suffit pour changer les prix du jour.', 'Les prix du jour'),
    said('description', 'Le ticket est remis sur papier ou envoyé par SMS.', 'Ticket par'),
    said('description', 'Un bilan est établi pour chaque marché à la fin de la matinée.', 'Bilan de chaque'),
    said(
      'description',
      "En cas de coupure du réseau, l'encaissement continue et les ventes sont envoyées plus tard.",
      'Marchelle continue',
    ),
    said('description', 'Les paiements par carte sont transmis par le terminal de PayVite.', 'Le terminal'),
    said('description', 'Après coup, aucune vente ne peut être modifiée.', 'Les ventes ne'),
    said('description', "C'est gratuit pour un marché par semaine, puis 15 € par mois.", 'Gratuit pour'),
    said('description', 'La vente se fait au kilo ou à la pièce.', 'Oui, au kilo', 'Peut-on vendre'),
    said('features', 'Ticket par SMS', 'Ticket par'),
    said('integrations', 'PayVite', 'Le terminal'),
  ],
  invented: [
    wrong('bound dropped', 'description', 'Il y a deux vendeurs ou plus.', 'Gratuit pour'),
    wrong('wrong number', 'description', "C'est gratuit pour cinq marchés par semaine.", 'Gratuit pour'),
    wrong('negation dropped', 'description', 'Les ventes peuvent être modifiées après coup.', 'Les ventes ne'),
    wrong('planned as present', 'platforms', 'Tablette Android', 'Une version pour'),
    wrong('customer’s words', 'description', 'On gagne une heure par marché.', 'Je gagne'),
    wrong('competitor’s facts', 'description', "Marchelle demande 250 € d'installation.", 'À la différence'),
    wrong('supporter’s year', 'founded_year', '1924', 'La chambre'),
    wrong('supporter as maker', 'company_name', "La chambre d'agriculture", 'La chambre'),
    wrong('certification never stated', 'description', 'Marchelle est certifiée NF525.', 'Marchelle est-elle', 'Marchelle encaisse'),
    wrong('swapped direction', 'description', 'Marchelle transmet les paiements par carte au terminal de PayVite.', 'Le terminal'),
    wrong('translation that adds', 'description', 'Une balance Bluetooth certifiée remplit le poids.', 'Une balance'),
    wrong('value not carried', 'description', 'Le ticket par SMS donne les prix du prochain marché.', 'Ticket par', 'Les prix du jour'),
    wrong('superlative', 'description', 'Marchelle est la première caisse des marchés.', 'La caisse des'),
    wrong('value not carried', 'description', 'Une balance Bluetooth imprime le ticket.', 'Une balance', 'Ticket par'),
  ],
}

export const spanish_three: Case = {
  site: {
    name: 'Molineta',
    lang: 'es',
    pages: {
      '/': page(`= El obrador, sin hojas de cálculo
        Molineta calcula las cantidades de cada masa, ordena el horno y descuenta la harina del almacén.
        Para panaderías de barrio y obradores de hasta 12 personas.
        # En el obrador
        - Recetas que se ajustan al número de piezas
        - Etiquetas con alérgenos
        - Pedidos de los bares por la noche
        - Turnos del horno en una pantalla
        Molineta recibe los pedidos de TiendaPan y manda las facturas a Contafácil.
        No hace falta internet durante la noche.
        Las etiquetas en color son opcionales y cuestan 5 € al mes.
        Muy pronto: control de temperatura de las cámaras.
        # Opiniones
        > Tiramos un 30 % menos de pan. – Horno San Telmo
        La panadería Espiga lo usa en 9 tiendas.`),
      '/pricing': page(`# Precio
        18 € al mes por obrador, con un máximo de 4 dispositivos.
        A diferencia de PanSoft, que cobra 2 € por pedido, aquí los pedidos no se cobran.`),
      '/about': page(`# Nosotros
        Molineta la fundaron en 2021 dos panaderos de Cádiz, Ana Ríos y Juan Soto.
        El Gremio de Panaderos, fundado en 1952, nos presta su recetario.`),
    },
  },
  honest: [
    said(
      'summary',
      'Molineta calcula las cantidades de cada masa, organiza el horno y descuenta la harina del almacén.',
      'Molineta calcula',
    ),
    said('audience', 'Panaderías de barrio y obradores de hasta 12 personas.', 'Para panaderías'),
    said('description', 'Con Molineta, el obrador sabe qué cantidades lleva cada masa.', 'Molineta calcula', 'El obrador, sin'),
    said('description', 'Las recetas se adaptan al número de piezas.', 'Recetas que'),
    said('description', 'Se pueden imprimir etiquetas con los alérgenos.', 'Etiquetas con'),
    said('description', 'Los bares hacen sus pedidos por la noche.', 'Pedidos de los'),
    said('description', 'Los turnos del horno se ven en una pantalla.', 'Turnos del'),
    said('description', 'Los pedidos llegan de TiendaPan y las facturas se envían a Contafácil.', 'Molineta recibe'),
    said('description', 'Durante la noche no se necesita internet.', 'No hace falta'),
    said('description', 'Cuesta 18 € al mes por obrador, con un máximo de 4 dispositivos.', '18 € al mes'),
    said('features', 'Etiquetas con alérgenos', 'Etiquetas con'),
    said('features', 'Recetas ajustadas al número de piezas', 'Recetas que'),
    said('integrations', 'Contafácil', 'Molineta recibe'),
    said('founded_year', '2021', 'Molineta la fundaron'),
  ],
  invented: [
    wrong('bound dropped', 'description', '18 € al mes por obrador, con más de 4 dispositivos.', '18 € al mes'),
    wrong('negation dropped', 'description', 'Hace falta internet durante la noche.', 'No hace falta'),
    wrong('planned as present', 'features', 'Control de temperatura de las cámaras', 'Muy pronto'),
    wrong('customer’s words', 'description', 'Las panaderías tiran un 30 % menos de pan.', 'Tiramos un'),
    wrong('customer’s facts', 'description', 'Molineta tiene 9 tiendas.', 'La panadería Espiga'),
    wrong('customer as maker', 'company_name', 'La panadería Espiga', 'La panadería Espiga'),
    wrong(
      'optional dropped',
      'description',
      'Las etiquetas en color se incluyen por 18 € al mes.',
      'Las etiquetas en color',
      '18 € al mes',
    ),
    wrong('competitor’s facts', 'description', 'Molineta cobra 2 € por pedido.', 'A diferencia'),
    wrong('supporter’s year', 'founded_year', '1952', 'El Gremio'),
    wrong('swapped direction', 'description', 'Molineta manda los pedidos a TiendaPan.', 'Molineta recibe'),
    wrong('superlative', 'summary', 'Molineta es el programa número uno para panaderías de barrio.', 'Para panaderías'),
    wrong('value not carried', 'description', 'Las recetas llevan el precio de la harina.', 'Recetas que', 'Molineta calcula'),
    wrong('value not carried', 'description', 'Los bares ven los turnos del horno.', 'Turnos del', 'Pedidos de los'),
  ],
}

export const japanese_three: Case = {
  site: {
    name: 'Hatakeno',
    lang: 'ja',
    pages: {
      '/': page(`= 家庭菜園の一年を、ひと目で
        Hatakenoは、畑の区画ごとに種まきと収穫の時期を示し、水やりを知らせるアプリです。
        市民農園の利用者と、庭で野菜を育てる人に向いています。
        # 機能
        - 野菜180種の栽培暦を見られます
        - 区画の写真を月ごとに並べて比べられます
        - 家族3人まで同じ畑を編集できます
        - 収穫量を表計算ソフトに渡せます
        天気予報は「そらよみ」から受け取ります。
        農薬の使用量の計算はできません。
        土の状態を写真で調べる機能は準備中です。
        # お客様の声
        > 収穫が二倍になりました。――高橋さん
        ひまわり農園では会員300人が使っています。`),
      '/pricing': page(`# 料金
        無料で使えるのは1区画までです。2区画目からは年額1,200円です。
        他社のアプリは年額4,800円です。`),
      '/about': page(`# 会社概要
        会社名 はたけの株式会社
        所在地 〒950-0901 新潟県新潟市中央区3-4
        2017年設立`),
    },
  },
  honest: [
    said('summary', 'Hatakenoは畑の区画ごとに種まきと収穫の時期を示し、水やりを知らせるアプリです。', 'Hatakenoは、畑'),
    said('audience', '市民農園の利用者と庭で野菜を育てる人。', '市民農園の'),
    said('description', '種まきや収穫の時期が区画ごとに分かり、水やりの通知も届きます。', 'Hatakenoは、畑'),
    said('description', '180種の野菜の栽培暦を見ることができます。', '野菜180種'),
    said('description', '区画の写真を月ごとに並べて比較できます。', '区画の写真'),
    said('description', '同じ畑を家族3人まで編集できます。', '家族3人'),
    said('description', '収穫量は表計算ソフトに渡すことができます。', '収穫量を'),
    said('description', '天気予報は「そらよみ」のものを利用しています。', '天気予報は'),
    said('description', '1区画までは無料で、2区画目からは年額1,200円です。', '無料で使える'),
    said('features', '野菜180種の栽培暦', '野菜180種'),
    said('features', '月ごとの写真の比較', '区画の写真'),
    said('integrations', 'そらよみ', '天気予報は'),
    said('founded_year', '2017', '2017年'),
    said('legal_name', 'はたけの株式会社', '会社名'),
    said('starting_price', '年額1,200円', '無料で使える'),
  ],
  invented: [
    wrong('bound dropped', 'description', '家族3人以上で同じ畑を編集できます。', '家族3人'),
    wrong('negation dropped', 'description', '農薬の使用量を計算できます。', '農薬の'),
    wrong('planned as present', 'features', '土の状態を写真で調べる', '土の状態'),
    wrong('customer’s words', 'description', '収穫が二倍になります。', '収穫が'),
    wrong('customer’s facts', 'description', 'Hatakenoは会員300人が使っています。', 'ひまわり農園'),
    wrong('competitor’s price', 'starting_price', '年額4,800円', '他社の'),
    wrong('swapped direction', 'description', 'Hatakenoは天気予報を「そらよみ」に渡します。', '天気予報は'),
    wrong('translation that adds', 'description', '水やりを自動で行うアプリです。', 'Hatakenoは、畑'),
    wrong('praise', 'description', 'Hatakenoは初心者に最適な人気アプリです。', 'Hatakenoは、畑'),
    wrong('value not carried', 'description', '収穫した野菜を販売できます。', '収穫量を', '野菜180種'),
    wrong('number of another', 'description', '1区画の料金は年額1,200円です。', '無料で使える'),
  ],
}
