import { said, wrong, type Case } from './cases.ts'
import { page } from './sites.ts'

export const dutch_one: Case = {
  site: {
    name: 'Kaasrijp',
    lang: 'nl',
    pages: {
      '/': page(`= Elke kaas op tijd gekeerd
        Kaasrijp meet de vochtigheid in de kelder, plant het keren van de kazen en houdt de voorraad bij.
        Bedoeld voor kaasmakerijen en boerderijen met meer dan 200 kazen.
        # Wat het doet
        - Leest de sensoren van Kelderlicht
        - Stuurt een bericht wanneer de kelder te droog wordt
        - Vergelijkt de rijping met die van vorig jaar
        - Exporteert de voorraad naar een rekenblad
        Kaasrijp werkt met sensoren van 6 merken en heeft geen internet in de kelder nodig.
        We werken aan etiketten voor de winkel.
        # Klanten
        Boerderij De Hoogte bespaarde 9 uur per week.
        > Het beste programma dat we hebben gebruikt. – Wim Sanders`),
      '/pricing': page(`# Prijzen
        Een abonnement kost € 24 per maand. De sensor is apart te koop, voor € 75.
        Het pakket Coöperatie bevat 10 gebruikers; het pakket Boerderij slechts 2.`),
      '/about': page(`# Over ons
        Kaasrijp werd in 2016 opgericht in Gouda. We zijn een team van 4 mensen.`),
      '/privacy': page(`# Leveranciers
        De gegevens worden gehost op servers van Wolkveld BV, in Utrecht.
        Bevoegd is de rechtbank in Arnhem.`),
    },
  },
  honest: [
    said('summary', 'Kaasrijp meet de vochtigheid in de kelder, plant het keren van kazen en houdt de voorraad bij.', 'Kaasrijp meet'),
    said('audience', 'Kaasmakerijen en boerderijen met meer dan 200 kazen.', 'Bedoeld voor'),
    said('description', 'Het kan de sensoren van Kelderlicht lezen.', 'Leest de sensoren'),
    said('description', 'Wanneer de kelder te droog wordt, krijgt men een bericht.', 'Stuurt een bericht'),
    said('description', 'De rijping kan met die van vorig jaar worden vergeleken.', 'Vergelijkt de rijping'),
    said('description', 'De voorraad kan naar een rekenblad worden geëxporteerd.', 'Exporteert de voorraad'),
    said('description', 'Het werkt met sensoren van 6 merken, zonder internet in de kelder.', 'Kaasrijp werkt'),
    said('description', 'Een abonnement kost € 24 per maand en de sensor is apart te koop voor € 75.', 'Een abonnement'),
    said('features', 'Bericht wanneer de kelder te droog wordt', 'Stuurt een bericht'),
    said('features', 'Vergelijking van de rijping met vorig jaar', 'Vergelijkt de rijping'),
    said('founded_year', '2016', 'Kaasrijp werd'),
  ],
  invented: [
    wrong('wrong number', 'description', 'Kaasrijp werkt met sensoren van 60 merken.', 'Kaasrijp werkt'),
    wrong('number of another', 'description', 'De sensor is apart te koop, voor € 24.', 'Een abonnement'),
    wrong('negation dropped', 'description', 'Kaasrijp heeft internet in de kelder nodig.', 'Kaasrijp werkt'),
    wrong('planned as present', 'features', 'Etiketten voor de winkel', 'We werken aan'),
    wrong('customer’s facts', 'description', 'Kaasrijp bespaarde 9 uur per week.', 'Boerderij De Hoogte'),
    wrong('superlative', 'summary', 'Kaasrijp is het beste programma voor kaasmakerijen.', 'Het beste', 'Bedoeld voor'),
    wrong('plan mixed', 'description', 'Het pakket Boerderij bevat 10 gebruikers.', 'Het pakket'),
    wrong('host as company', 'legal_name', 'Wolkveld BV', 'De gegevens'),
    wrong('host’s city', 'hq_city', 'Utrecht', 'De gegevens'),
    wrong('court’s city', 'hq_city', 'Arnhem', 'Bevoegd is'),
    wrong('translation that adds', 'description', 'Kaasrijp plant automatisch het keren van de kazen.', 'Kaasrijp meet'),
    wrong('certification never stated', 'description', 'De sensoren van Kelderlicht zijn gecertificeerd.', 'Leest de sensoren'),
    wrong('praise', 'description', 'Kaasrijp is een moderne en betrouwbare oplossing voor boerderijen.', 'Bedoeld voor'),
    wrong('free', 'description', 'Kaasrijp is gratis voor kaasmakerijen en boerderijen.', 'Bedoeld voor'),
  ],
}
