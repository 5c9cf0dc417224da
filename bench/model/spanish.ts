import { said, wrong, type Case } from './cases.ts'
import { page } from './sites.ts'

export const spanish_one: Case = {
  site: {
    name: 'Acequia',
    lang: 'es',
    pages: {
      '/': page(`= Riega lo justo, cuando toca
        Acequia calcula cuánta agua necesita cada parcela de olivar y abre las válvulas a la hora más barata.
        Pensado para cooperativas y agricultores con más de 3 hectáreas.
        # Qué hace
        - Lee los sensores de humedad de las marcas Terralec e Hidros
        - Avisa por mensaje cuando una tubería pierde presión
        - Compara el consumo con el de la campaña anterior
        - Descarga de informes para la comunidad de regantes
        Acequia funciona con válvulas de 9 fabricantes y no exige cambiar las que ya tienes.
        Los datos de la parcela son tuyos y nunca se comparten sin permiso.
        Estamos trabajando en la previsión de plagas.
        # Nuestros clientes
        La cooperativa Sierra Clara ahorró un 22 % de agua el primer año.
        > Es el mejor sistema de riego que he visto. – Paco Luna`),
      '/pricing': page(`# Precios
        La cuota es de 4 € por hectárea y mes. El sensor se vende aparte, por 89 €.
        El plan Cooperativa incluye 20 usuarios; el plan Finca, solo 2.
        Prueba gratuita de 30 días sin tarjeta.`),
      '/about': page(`# Quiénes somos
        Acequia nació en 2016 en Jaén, de la mano de la ingeniera Rosa Medina.
        Somos un equipo de 8 personas.`),
      '/privacy': page(`# Proveedores
        Los datos se alojan en servidores de Nubelia SL, en Madrid.
        Para cualquier litigio son competentes los tribunales de Sevilla.`),
    },
  },
  honest: [
    said(
      'summary',
      'Acequia calcula el agua que necesita cada parcela de olivar y abre las válvulas a la hora más barata.',
      'Acequia calcula',
    ),
    said('audience', 'Cooperativas y agricultores con más de 3 hectáreas.', 'Pensado para'),
    said('description', 'Acequia es un sistema que calcula cuánta agua hace falta en cada parcela de olivar.', 'Acequia calcula'),
    said('description', 'Las válvulas se abren a la hora más barata.', 'Acequia calcula'),
    said('description', 'Puede leer los sensores de humedad de Terralec e Hidros.', 'Lee los sensores'),
    said('description', 'Si una tubería pierde presión, avisa mediante un mensaje.', 'Avisa por mensaje'),
    said('description', 'El consumo se puede comparar con el de la campaña anterior.', 'Compara el consumo'),
    said('description', 'Los informes para la comunidad de regantes se pueden descargar.', 'Descarga de informes'),
    said('description', 'Es compatible con las válvulas de 9 fabricantes, sin necesidad de cambiar las que ya hay.', 'Acequia funciona'),
    said(
      'description',
      'Los datos de la parcela pertenecen al agricultor y no se comparten nunca sin su permiso.',
      'Los datos de la parcela',
    ),
    said('description', 'La cuota es de 4 € al mes por hectárea, y el sensor se vende aparte por 89 €.', 'La cuota es'),
    said('description', 'Se puede probar gratis durante 30 días sin tarjeta.', 'Prueba gratuita'),
    said('features', 'Lectura de sensores de humedad', 'Lee los sensores'),
    said('features', 'Avisos de pérdida de presión', 'Avisa por mensaje'),
    said('features', 'Informes para la comunidad de regantes', 'Descarga de informes'),
    said('features', 'Comparación del consumo con la campaña anterior', 'Compara el consumo'),
    said('founded_year', '2016', 'Acequia nació'),
    said('starting_price', '4 € por hectárea y mes', 'La cuota es'),
  ],
  invented: [
    wrong('wrong number', 'description', 'Acequia funciona con válvulas de 90 fabricantes.', 'Acequia funciona'),
    wrong('number of another', 'description', 'El sensor se vende aparte, por 4 €.', 'La cuota es'),
    wrong('negation dropped', 'description', 'Acequia exige cambiar las válvulas que ya tienes.', 'Acequia funciona'),
    wrong('negation dropped', 'description', 'Los datos de la parcela se comparten sin permiso.', 'Los datos de la parcela'),
    wrong('planned as present', 'features', 'Previsión de plagas', 'Estamos trabajando'),
    wrong('customer’s facts', 'description', 'Acequia ahorró un 22 % de agua el primer año.', 'La cooperativa Sierra'),
    wrong('superlative', 'summary', 'Acequia es el mejor sistema de riego para olivar.', 'Es el mejor sistema', 'Acequia calcula'),
    wrong('plan mixed', 'description', 'El plan Finca incluye 20 usuarios.', 'El plan Cooperativa'),
    wrong('host as company', 'legal_name', 'Nubelia SL', 'Los datos se alojan'),
    wrong('host’s city', 'hq_city', 'Madrid', 'Los datos se alojan'),
    wrong('court’s city', 'hq_city', 'Sevilla', 'Para cualquier litigio'),
    wrong('translation that adds', 'description', 'Acequia calcula automáticamente el agua de cada parcela.', 'Acequia calcula'),
    wrong('certification never stated', 'description', 'Los sensores de humedad de Terralec están homologados.', 'Lee los sensores'),
    wrong('value not carried', 'description', 'Avisa por mensaje cuando va a llover.', 'Avisa por mensaje'),
    wrong('praise', 'description', 'Acequia es una solución innovadora y sencilla para cooperativas.', 'Pensado para'),
  ],
}

export const spanish_two: Case = {
  site: {
    name: 'Corolario',
    lang: 'es',
    pages: {
      '/': page(`= Las partituras de tu coro, en un solo sitio
        Corolario guarda las partituras del coro, marca cada voz con un color y lleva la asistencia a los ensayos.
        Para coros de aficionados y escuelas de música.
        # Para los ensayos
        - Escucha tu voz sola o junto a las demás
        - Anotaciones del director que todos ven al momento
        - Lista de asistencia con un toque
        - Programa del concierto listo para imprimir
        Corolario se usa en el navegador y en tabletas Android. No hay versión para ordenadores sin conexión.
        Importa partituras de MuseScore y envía los avisos por correo.
        Las grabaciones son opcionales y cuestan 2 € al mes.
        Próximamente: préstamo de vestuario.
        # Opiniones
        > Nuestro coro ha crecido un 50 %. – Coro Mirambel
        El Orfeón de Abades lo usa con 120 cantantes.`),
      '/pricing': page(`# Tarifas
        Gratis para coros de hasta 15 voces. A partir de ahí, 8 € al mes por coro.
        A diferencia de CantaPro, no cobramos por cantante.`),
      '/about': page(`# Sobre nosotros
        Corolario lo hacemos Inés Pardo y Luis Vega en Zaragoza desde 2019.
        El Festival de Aragón, creado en 1987, nos cede su archivo.`),
      '/faq': page(`# ¿Puedo subir partituras con derechos?
        Solo las que tu coro haya comprado.
        # ¿Se puede exportar la asistencia?
        Sí, a una hoja de cálculo.`),
    },
  },
  honest: [
    said(
      'summary',
      'Corolario guarda las partituras del coro, marca las voces con colores y lleva la asistencia a los ensayos.',
      'Corolario guarda',
    ),
    said('audience', 'Coros de aficionados y escuelas de música.', 'Para coros'),
    said(
      'description',
      'Corolario es una herramienta que reúne las partituras de un coro en un solo sitio.',
      'Las partituras de tu',
      'Corolario guarda',
    ),
    said('description', 'Cada voz aparece marcada con un color.', 'Corolario guarda'),
    said('description', 'Los cantantes pueden escuchar su voz sola o junto a las demás.', 'Escucha tu voz'),
    said('description', 'Las anotaciones del director las ven todos al momento.', 'Anotaciones del director'),
    said(
      'description',
      'La asistencia se pasa con un toque y se exporta a una hoja de cálculo.',
      'Lista de asistencia',
      'Sí, a una hoja',
      '¿Se puede exportar',
    ),
    said('description', 'El programa del concierto queda listo para imprimir.', 'Programa del concierto'),
    said('description', 'Funciona en el navegador y en tabletas con Android.', 'Corolario se usa'),
    said('description', 'Se pueden importar partituras de MuseScore.', 'Importa partituras'),
    said('description', 'Las grabaciones son opcionales, por 2 € al mes.', 'Las grabaciones'),
    said('description', 'Es gratis hasta 15 voces; a partir de ahí cuesta 8 € al mes por coro.', 'Gratis para coros'),
    said('features', 'Anotaciones del director', 'Anotaciones del director'),
    said('features', 'Lista de asistencia', 'Lista de asistencia'),
    said('features', 'Programa del concierto para imprimir', 'Programa del concierto'),
    said('integrations', 'MuseScore', 'Importa partituras'),
    said('founded_year', '2019', 'Corolario lo hacemos'),
  ],
  invented: [
    wrong('wrong number', 'description', 'Es gratis para coros de hasta 50 voces.', 'Gratis para coros'),
    wrong('bound dropped', 'description', 'Es gratis para coros de 15 voces o más.', 'Gratis para coros'),
    wrong('negation dropped', 'description', 'Hay versión para ordenadores sin conexión.', 'Corolario se usa'),
    wrong('planned as present', 'features', 'Préstamo de vestuario', 'Próximamente'),
    wrong('customer’s words', 'description', 'Los coros han crecido un 50 %.', 'Nuestro coro'),
    wrong('customer’s facts', 'description', 'Corolario tiene 120 cantantes.', 'El Orfeón'),
    wrong('customer as maker', 'company_name', 'Orfeón de Abades', 'El Orfeón'),
    wrong('optional dropped', 'description', 'Las grabaciones cuestan 2 € al mes y son parte del precio.', 'Las grabaciones'),
    wrong('competitor’s facts', 'description', 'Corolario cobra por cantante.', 'A diferencia'),
    wrong('supporter’s year', 'founded_year', '1987', 'El Festival'),
    wrong('swapped direction', 'description', 'Corolario exporta partituras a MuseScore.', 'Importa partituras'),
    wrong('superlative', 'summary', 'Corolario es la herramienta líder para coros de aficionados.', 'Para coros'),
    wrong('only dropped', 'description', 'Puedes subir las partituras que tu coro no haya comprado.', 'Solo las que', '¿Puedo subir'),
    wrong(
      'value not carried',
      'description',
      'El director puede escuchar los ensayos desde casa.',
      'Anotaciones del director',
      'Escucha tu voz',
    ),
  ],
}
