import { said, wrong, type Case } from './cases.ts'
import { page } from './sites.ts'

export const portuguese_one: Case = {
  site: {
    name: 'Salineiro',
    lang: 'pt',
    pages: {
      '/': page(`= A salina, da maré ao saco
        O Salineiro regista o nível da água de cada talho, calcula a colheita e prepara as guias de transporte.
        Pensado para salinas e cooperativas com mais de 20 talhos.
        # O que faz
        - Lê as sondas da marca Mareluz
        - Avisa por mensagem quando a água sobe
        - Compara a colheita com a do ano anterior
        - Exporta os registos para a cooperativa
        O Salineiro funciona com sondas de 5 fabricantes e não exige internet na salina.
        Estamos a trabalhar em mapas de evaporação.
        # Clientes
        A salina Monte Branco poupou 18 horas por semana.
        > É o melhor programa que já usámos. – Rui Teles`),
      '/pricing': page(`# Preços
        A mensalidade é de 29 €. A sonda vende-se à parte, por 110 €.
        O plano Cooperativa inclui 12 utilizadores; o plano Salina, apenas 2.`),
      '/about': page(`# Quem somos
        O Salineiro nasceu em 2018 em Aveiro. Somos uma equipa de 5 pessoas.`),
      '/privacy': page(`# Fornecedores
        Os dados ficam alojados nos servidores da Nuvemar Lda, em Lisboa.
        Para qualquer litígio é competente o tribunal de Coimbra.`),
    },
  },
  honest: [
    said('summary', 'O Salineiro regista a água de cada talho, calcula a colheita e prepara guias de transporte.', 'O Salineiro regista'),
    said('audience', 'Salinas e cooperativas com mais de 20 talhos.', 'Pensado para'),
    said('description', 'Pode ler as sondas da marca Mareluz.', 'Lê as sondas'),
    said('description', 'Quando a água sobe, avisa por mensagem.', 'Avisa por mensagem'),
    said('description', 'A colheita pode ser comparada com a do ano anterior.', 'Compara a colheita'),
    said('description', 'Os registos para a cooperativa podem ser exportados.', 'Exporta os registos'),
    said('description', 'Funciona com sondas de 5 fabricantes, sem internet na salina.', 'O Salineiro funciona'),
    said('description', 'A mensalidade é de 29 € e a sonda vende-se à parte por 110 €.', 'A mensalidade'),
    said('features', 'Avisos por mensagem quando a água sobe', 'Avisa por mensagem'),
    said('features', 'Comparação da colheita com a do ano anterior', 'Compara a colheita'),
    said('founded_year', '2018', 'O Salineiro nasceu'),
  ],
  invented: [
    wrong('wrong number', 'description', 'O Salineiro funciona com sondas de 50 fabricantes.', 'O Salineiro funciona'),
    wrong('number of another', 'description', 'A sonda vende-se à parte, por 29 €.', 'A mensalidade'),
    wrong('negation dropped', 'description', 'O Salineiro exige internet na salina.', 'O Salineiro funciona'),
    wrong('planned as present', 'features', 'Mapas de evaporação', 'Estamos a trabalhar'),
    wrong('customer’s facts', 'description', 'O Salineiro poupou 18 horas por semana.', 'A salina Monte'),
    wrong('superlative', 'summary', 'O Salineiro é o melhor programa para salinas.', 'É o melhor', 'Pensado para'),
    wrong('plan mixed', 'description', 'O plano Salina inclui 12 utilizadores.', 'O plano Cooperativa'),
    wrong('host as company', 'legal_name', 'Nuvemar Lda', 'Os dados ficam'),
    wrong('host’s city', 'hq_city', 'Lisboa', 'Os dados ficam'),
    wrong('court’s city', 'hq_city', 'Coimbra', 'Para qualquer'),
    wrong('translation that adds', 'description', 'O Salineiro prepara automaticamente as guias de transporte.', 'O Salineiro regista'),
    wrong('certification never stated', 'description', 'As sondas da marca Mareluz são certificadas.', 'Lê as sondas'),
    wrong('praise', 'description', 'O Salineiro é uma solução moderna e fiável para salinas.', 'Pensado para'),
    wrong('free', 'description', 'O Salineiro é gratuito para salinas e cooperativas.', 'Pensado para'),
  ],
}
