import { said, wrong, type Case } from './cases.ts'
import { page } from './sites.ts'

export const italian_one: Case = {
  site: {
    name: 'Frantoiano',
    lang: 'it',
    pages: {
      '/': page(`= Il frantoio, dalla raccolta alla bottiglia
        Frantoiano registra le olive di ogni produttore, calcola la resa e prepara le fatture.
        Pensato per frantoi e cooperative con più di 40 produttori.
        # Cosa fa
        - Pesa le cassette con le bilance Pesaluce
        - Avvisa i produttori per messaggio quando l'olio è pronto
        - Confronta la resa con quella della campagna precedente
        - Esporta i registri per il consorzio
        Frantoiano funziona con bilance di 7 marche e non richiede un account per i produttori.
        Stiamo lavorando alla gestione delle bottiglie.
        # Clienti
        Il frantoio Colle Chiaro ha risparmiato 12 ore a settimana.
        > Il miglior programma che abbiamo usato. – Piero Nanni`),
      '/pricing': page(`# Prezzi
        Il canone è di 35 € al mese. La bilancia si vende a parte, per 240 €.
        Il piano Cooperativa comprende 15 utenti; il piano Frantoio, solo 3.`),
      '/about': page(`# Chi siamo
        Frantoiano è nato nel 2017 a Spoleto. Siamo una squadra di 6 persone.`),
      '/privacy': page(`# Fornitori
        I dati sono ospitati sui server di Nuvolara Srl, a Milano.
        Foro competente è il tribunale di Perugia.`),
    },
  },
  honest: [
    said('summary', 'Frantoiano registra le olive dei produttori, calcola la resa e prepara le fatture.', 'Frantoiano registra'),
    said('audience', 'Frantoi e cooperative con più di 40 produttori.', 'Pensato per'),
    said('description', 'Le cassette si pesano con le bilance Pesaluce.', 'Pesa le cassette'),
    said('description', 'Quando l’olio è pronto, i produttori ricevono un messaggio.', 'Avvisa i produttori'),
    said('description', 'La resa si può confrontare con quella della campagna precedente.', 'Confronta la resa'),
    said('description', 'I registri per il consorzio si possono esportare.', 'Esporta i registri'),
    said('description', 'Funziona con bilance di 7 marche, senza un account per i produttori.', 'Frantoiano funziona'),
    said('description', 'Il canone è di 35 € al mese e la bilancia si vende a parte per 240 €.', 'Il canone'),
    said('features', 'Avvisi ai produttori per messaggio', 'Avvisa i produttori'),
    said('features', 'Confronto della resa con la campagna precedente', 'Confronta la resa'),
    said('starting_price', '35 € al mese', 'Il canone'),
    said('founded_year', '2017', 'Frantoiano è nato'),
  ],
  invented: [
    wrong('wrong number', 'description', 'Frantoiano funziona con bilance di 70 marche.', 'Frantoiano funziona'),
    wrong('number of another', 'description', 'La bilancia si vende a parte, per 35 €.', 'Il canone'),
    wrong('negation dropped', 'description', 'Frantoiano richiede un account per i produttori.', 'Frantoiano funziona'),
    wrong('planned as present', 'features', 'Gestione delle bottiglie', 'Stiamo lavorando'),
    wrong('customer’s facts', 'description', 'Frantoiano ha risparmiato 12 ore a settimana.', 'Il frantoio Colle'),
    wrong('superlative', 'summary', 'Frantoiano è il miglior programma per frantoi.', 'Il miglior', 'Pensato per'),
    wrong('plan mixed', 'description', 'Il piano Frantoio comprende 15 utenti.', 'Il piano Cooperativa'),
    wrong('host as company', 'legal_name', 'Nuvolara Srl', 'I dati sono'),
    wrong('host’s city', 'hq_city', 'Milano', 'I dati sono'),
    wrong('court’s city', 'hq_city', 'Perugia', 'Foro competente'),
    wrong('translation that adds', 'description', 'Frantoiano prepara automaticamente le fatture.', 'Frantoiano registra'),
    wrong('certification never stated', 'description', 'Le bilance Pesaluce sono omologate.', 'Pesa le cassette'),
    wrong('praise', 'description', 'Frantoiano è una soluzione moderna e affidabile per frantoi.', 'Pensato per'),
    wrong('free', 'description', 'Frantoiano è gratuito per frantoi e cooperative.', 'Pensato per'),
  ],
}
