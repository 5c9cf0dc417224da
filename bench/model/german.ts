import { said, wrong, type Case } from './cases.ts'
import { page } from './sites.ts'

export const german_one: Case = {
  site: {
    name: 'Schichtweise',
    lang: 'de',
    pages: {
      '/': page(`= Dienstpläne, mit denen alle leben können
        Schichtweise erstellt Dienstpläne für Pflegedienste und beachtet dabei Ruhezeiten, Wünsche und Qualifikationen.
        Gemacht für ambulante Pflegedienste mit 5 bis 80 Beschäftigten.
        # Funktionen
        - Mitarbeitende tragen Wünsche und Urlaub selbst in der App ein
        - Bei Krankmeldungen schlägt Schichtweise passende Vertretungen vor
        - Übergabe der Stunden an DATEV Lohn und Gehalt
        - Dienstpläne lassen sich als PDF drucken
        Die Daten liegen auf Servern in Deutschland und werden nicht an Dritte weitergegeben.
        Für die Einrichtung ist keine Installation nötig; ein Browser genügt.
        Die Routenplanung ist für das nächste Jahr geplant.
        # Das sagen unsere Kunden
        > Wir sparen jede Woche zehn Stunden. – Pflegedienst Sonnenhof
        Die Caritas Musterstadt plant damit 400 Schichten.`),
      '/pricing': page(`# Preise
        Schichtweise kostet 3,50 € pro Person und Monat, im Jahresvertrag 2,90 €.
        Die Schnittstelle zu DATEV ist nur im Tarif Plus enthalten.
        Sie können 30 Tage kostenlos testen. Die Kündigung ist monatlich möglich.`),
      '/about': page(`# Über uns
        Schichtweise wurde 2017 von der Krankenpflegerin Eva Lindner gegründet.
        Wir arbeiten mit 9 Personen in Kassel.`),
      '/imprint': page(`# Impressum
        Schichtweise GmbH, Wilhelmshöher Allee 12, 34117 Kassel
        # Hosting
        Nordrack AG, Hafenstraße 3, 20457 Hamburg
        # Verbraucherstreitbeilegung
        Gerichtsstand ist Frankfurt am Main.`),
    },
  },
  honest: [
    said(
      'summary',
      'Schichtweise plant Dienste für Pflegedienste und berücksichtigt Ruhezeiten, Wünsche und Qualifikationen.',
      'Schichtweise erstellt',
    ),
    said('audience', 'Ambulante Pflegedienste mit 5 bis 80 Beschäftigten.', 'Gemacht für ambulante'),
    said('description', 'Schichtweise ist eine Software, die Dienstpläne für Pflegedienste erstellt.', 'Schichtweise erstellt'),
    said(
      'description',
      'Dabei werden Ruhezeiten, Wünsche und Qualifikationen der Mitarbeitenden beachtet.',
      'Schichtweise erstellt',
      'Mitarbeitende tragen',
    ),
    said('description', 'Mitarbeitende können ihre Wünsche und ihren Urlaub selbst in der App eintragen.', 'Mitarbeitende tragen'),
    said('description', 'Meldet sich jemand krank, werden passende Vertretungen vorgeschlagen.', 'Bei Krankmeldungen'),
    said(
      'description',
      'Die Stunden lassen sich an DATEV Lohn und Gehalt übergeben; die Schnittstelle gehört nur zum Tarif Plus.',
      'Übergabe der Stunden',
      'Die Schnittstelle',
    ),
    said('description', 'Dienstpläne können als PDF ausgedruckt werden.', 'Dienstpläne lassen'),
    said('description', 'Die Daten liegen auf deutschen Servern und gehen nicht an Dritte.', 'Die Daten liegen'),
    said('description', 'Es ist keine Installation nötig, ein Browser reicht.', 'Für die Einrichtung'),
    said('description', 'Der Preis beträgt 3,50 € pro Person und Monat, mit Jahresvertrag 2,90 €.', 'Schichtweise kostet'),
    said('description', 'Ein kostenloser Test von 30 Tagen ist möglich, die Kündigung monatlich.', 'Sie können 30'),
    said('features', 'Wünsche und Urlaub in der App eintragen', 'Mitarbeitende tragen'),
    said('features', 'Vorschläge für Vertretungen bei Krankmeldungen', 'Bei Krankmeldungen'),
    said('features', 'Dienstpläne als PDF', 'Dienstpläne lassen'),
    said('integrations', 'DATEV Lohn und Gehalt', 'Übergabe der Stunden'),
    said('founded_year', '2017', 'Schichtweise wurde'),
    said('legal_name', 'Schichtweise GmbH', 'Schichtweise GmbH'),
    said('hq_city', 'Kassel', 'Schichtweise GmbH'),
  ],
  invented: [
    wrong('wrong number', 'audience', 'Ambulante Pflegedienste mit 5 bis 800 Beschäftigten.', 'Gemacht für ambulante'),
    wrong('negation dropped', 'description', 'Die Daten werden an Dritte weitergegeben.', 'Die Daten liegen'),
    wrong('negation dropped', 'description', 'Für die Einrichtung ist eine Installation nötig.', 'Für die Einrichtung'),
    wrong('planned as present', 'features', 'Routenplanung', 'Die Routenplanung'),
    wrong('planned as present', 'description', 'Schichtweise hat eine Routenplanung.', 'Die Routenplanung'),
    wrong('only dropped', 'description', 'Die Schnittstelle zu DATEV ist enthalten.', 'Die Schnittstelle'),
    wrong('superlative', 'summary', 'Schichtweise ist die führende Software für Dienstpläne in Pflegediensten.', 'Schichtweise erstellt'),
    wrong('customer’s words', 'description', 'Pflegedienste sparen jede Woche zehn Stunden.', 'Wir sparen'),
    wrong('customer’s facts', 'description', 'Schichtweise plant 400 Schichten.', 'Die Caritas'),
    wrong(
      'certification never stated',
      'description',
      'Die Daten liegen auf ISO-zertifizierten Servern in Deutschland.',
      'Die Daten liegen',
    ),
    wrong('praise', 'description', 'Schichtweise erstellt einfach und zuverlässig Dienstpläne.', 'Schichtweise erstellt'),
    wrong('host as company', 'legal_name', 'Nordrack AG', 'Nordrack AG'),
    wrong('host’s city', 'hq_city', 'Hamburg', 'Nordrack AG'),
    wrong('court’s city', 'hq_city', 'Frankfurt am Main', 'Gerichtsstand'),
    wrong('swapped subject', 'description', 'DATEV übergibt die Stunden an Schichtweise.', 'Übergabe der Stunden'),
    wrong('value not carried', 'description', 'Vertretungen werden per SMS benachrichtigt.', 'Bei Krankmeldungen'),
  ],
}

export const german_two: Case = {
  site: {
    name: 'Angebotsheft',
    lang: 'de',
    pages: {
      '/': page(`= Angebote schreiben, solange der Kunde noch daneben steht
        Mit Angebotsheft schreiben Handwerksbetriebe Angebote und Rechnungen direkt auf der Baustelle.
        Für Maler, Fliesenleger und Elektriker, die abends keine Büroarbeit mehr machen wollen.
        # Was drin ist
        - Aufmaß per Sprache erfassen, auch mit Handschuhen
        - Preise aus den Katalogen von drei Großhändlern
        - E-Rechnung im Format XRechnung und ZUGFeRD
        - Fotos der Baustelle zum Auftrag ablegen
        Angebotsheft läuft auf Android-Tablets und im Browser; eine Version für das iPad gibt es noch nicht.
        Ihre Kunden unterschreiben auf dem Bildschirm, ganz ohne Papier.
        Angebote werden an sevDesk und an Lexware weitergereicht.
        # Referenzen
        Malerbetrieb Kunze schreibt damit 60 Angebote im Monat.
        # Im Vergleich
        | | Angebotsheft | Bauprofi
        | Preis | 24 € | 79 €
        | Zeiterfassung | ✗ | ✓`),
      '/pricing': page(`# Preise
        24 € im Monat für einen Betrieb mit bis zu 3 Nutzern. Jeder weitere Nutzer kostet 6 €.
        Die Sprachaufnahme ist eine Zusatzoption gegen Aufpreis.
        14 Tage kostenlos, ohne Angabe von Zahlungsdaten.`),
      '/about': page(`# Wer wir sind
        Hinter Angebotsheft stehen die Brüder Jonas und Felix Brandt aus Erfurt.
        Unsere Firma gibt es seit 2020. Vorher haben wir 12 Jahre als Maler gearbeitet.`),
      '/imprint': page(`# Impressum
        Brandt & Brandt Software UG (haftungsbeschränkt), Anger 5, 99084 Erfurt
        # Zahlungsdienstleister
        Zahlwerk SE, Taunusanlage 1, 60329 Frankfurt`),
      '/faq': page(`# Ist Angebotsheft GoBD-konform?
        Die Prüfung läuft noch.
        # Kann ich meine Daten mitnehmen?
        Ja, alles lässt sich als CSV ausgeben.`),
    },
  },
  honest: [
    said(
      'summary',
      'Handwerksbetriebe schreiben mit Angebotsheft Angebote und Rechnungen direkt auf der Baustelle.',
      'Mit Angebotsheft schreiben',
    ),
    said('audience', 'Maler, Fliesenleger und Elektriker, die abends keine Büroarbeit mehr machen wollen.', 'Für Maler'),
    said(
      'description',
      'Angebotsheft ist eine App, mit der Handwerker noch auf der Baustelle Angebote und Rechnungen erstellen.',
      'Mit Angebotsheft schreiben',
    ),
    said('description', 'Das Aufmaß lässt sich per Sprache erfassen, sogar mit Handschuhen.', 'Aufmaß per Sprache'),
    said('description', 'Die Preise stammen aus den Katalogen dreier Großhändler.', 'Preise aus den'),
    said('description', 'E-Rechnungen werden als XRechnung und ZUGFeRD ausgegeben.', 'E-Rechnung im Format'),
    said('description', 'Fotos von der Baustelle können beim Auftrag abgelegt werden.', 'Fotos der Baustelle'),
    said('description', 'Die Anwendung läuft im Browser und auf Android-Tablets, aber noch nicht auf dem iPad.', 'Angebotsheft läuft'),
    said('description', 'Kunden unterschreiben ohne Papier auf dem Bildschirm.', 'Ihre Kunden'),
    said('description', 'Angebote lassen sich an sevDesk und Lexware weiterreichen.', 'Angebote werden an'),
    said('description', 'Der Preis liegt bei 24 € im Monat für bis zu 3 Nutzer, jeder weitere kostet 6 €.', '24 € im Monat'),
    said('description', 'Alle Daten lassen sich als CSV ausgeben.', 'Ja, alles'),
    said('features', 'Aufmaß per Sprache', 'Aufmaß per Sprache'),
    said('features', 'E-Rechnung (XRechnung, ZUGFeRD)', 'E-Rechnung im Format'),
    said('features', 'Unterschrift auf dem Bildschirm', 'Ihre Kunden'),
    said('integrations', 'sevDesk', 'Angebote werden an'),
    said('integrations', 'Lexware', 'Angebote werden an'),
    said('founded_year', '2020', 'Unsere Firma gibt'),
    said('hq_city', 'Erfurt', 'Brandt & Brandt'),
  ],
  invented: [
    wrong('negation dropped', 'description', 'Eine Version für das iPad gibt es.', 'Angebotsheft läuft'),
    wrong('negation dropped', 'platforms', 'iPad', 'Angebotsheft läuft'),
    wrong('wrong number', 'description', 'Die Preise stammen aus den Katalogen von dreizehn Großhändlern.', 'Preise aus den'),
    wrong('bound dropped', 'description', '24 € im Monat für einen Betrieb mit 3 Nutzern.', '24 € im Monat'),
    wrong('competitor’s facts', 'features', 'Zeiterfassung', 'Zeiterfassung'),
    wrong('competitor’s price', 'starting_price', '79 €', 'Preis'),
    wrong('customer’s facts', 'description', 'Angebotsheft schreibt 60 Angebote im Monat.', 'Malerbetrieb Kunze'),
    wrong('certification never stated', 'description', 'Angebotsheft ist GoBD-konform.', 'Ist Angebotsheft', 'Mit Angebotsheft'),
    wrong('optional dropped', 'description', 'Die Sprachaufnahme ist im Preis enthalten.', 'Die Sprachaufnahme'),
    wrong('processor as company', 'legal_name', 'Zahlwerk SE', 'Zahlwerk SE'),
    wrong('processor’s city', 'hq_city', 'Frankfurt', 'Zahlwerk SE'),
    wrong('translation that adds', 'description', 'Kunden unterschreiben rechtssicher auf dem Bildschirm.', 'Ihre Kunden'),
    wrong('superlative', 'description', 'Angebotsheft ist die beliebteste App für Maler.', 'Für Maler'),
    wrong('wrong year', 'founded_year', '2012', 'Unsere Firma gibt'),
    wrong('swapped subject', 'description', 'Lexware reicht Angebote an Angebotsheft weiter.', 'Angebote werden an'),
  ],
}
