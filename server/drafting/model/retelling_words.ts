/**
 * Words by which people retell what others said, by language: they promise nothing by themselves, so that a sentence may bring them
 * along. Forms of them count too (word_stems.ts). What promises something stands in charged_words.ts and is looked at first.
 */
export const RETELLING: Record<string, string> = {
  en: `means including contains stay stays remain remains become becomes needed necessary whenever wherever whether already thus notice notices find finds hold holds receive receives note notes person individual twice
    a an the this that these those it its they them their there he she his her who whom whose which what where when how why and or but so as at by for from in into of on onto
    off over under out up down to toward with within through across between among about around after before during until while since per via than then also too both either such same own
    other another more most some many much few several one ones you your yours we our ours us i my me is are was were be been being am do does did done has have had having can could
    may will would should shall must let lets helps help allow allows enable enables offer offers offering provide provides providing include includes including contain contains comes come get gets
    give gives giving make makes making keep keeps keeping put puts take takes taking use uses used using user users work works working run runs running show shows showing see sees need needs
    want wants turn turns bring brings go goes set sets handle handles manage manages managing support supports supporting cover covers serve serves lists store stores stored track tracks create creates
    creating build builds built made designed intended meant aimed based described called named known available ready able lets people person someone anyone customers customer app application apps tool tools software
    product products service services platform program website site web online solution system feature features function functions way ways thing things part kind type place time well just even
    if because not no each once require requires required enough still yet belongs together directly along back here like day days work team teams everyday instead without`,
  de: `erforderlich notwendig angezeigt anzeigen betrachten betrachtet ansehen erhält erhalten bekommt bekommen findet finden bleibt bleiben weiß wissen passt kostet kosten
    der die das den dem des ein eine einen einem einer eines und oder aber auch als am an auf aus bei bis da dabei damit dann darin das dass dazu durch es er sie ihn ihm ihr ihre ihren ihrem ihres
    für fuer gegen hat haben hatte im in ins ist sind war wird werden wurde kann koennen können man mit mehr nach noch nur ob ohne so sich sein seine seinen seiner sondern über ueber um unter vom von vor
    was wenn wer wie wo zu zum zur zwischen dieser diese dieses diesen jeder welche welcher wobei sowie sowohl bereits schon dort hier bzw je pro etwa dafür daraus davon darauf daran
    lässt laesst lassen hilft helfen ermöglicht ermoeglicht ermöglichen bietet bieten bietet stellt stellen enthält enthaelt enthalten umfasst gibt geben macht machen hält haelt halten nimmt nehmen nutzt nutzen
    nutzer nutzerinnen verwendet verwenden arbeitet arbeiten läuft laeuft laufen zeigt zeigen sieht sehen braucht brauchen möchte wollen bringt bringen geht gehen verwaltet verwalten unterstützt unterstuetzt
    unterstützen dient dienen erstellt erstellen erfasst erfassen speichert speichern richtet gedacht gemacht verfügbar verfuegbar möglich moeglich eignet bereit steht stehen kommt menschen personen leute kunden kundin
    anwendung anwendungen app apps programm werkzeug software produkt dienst plattform lösung loesung system funktion funktionen weise art teil ort zeit website seite web online dir dich du euch uns wir unser unsere
    jemand etwas reicht genügt genuegt gehört gehoert beträgt betraegt sogar lassen nötig noetig erfolgt liegen liegt können müssen soll sollen besteht selbst direkt zusammen gemeinsam dabei beim täglich nicht kein keine keinen`,
  fr: `cas fois sorte manière cours suite moyen besoin nécessaire indique indiquent signale signaler note noter consigne enregistre enregistrer assure effectue réalise sert reste devient suffit suffisent faut doit doivent passe vient arrive commence personne utilisation possibilité notamment également déjà encore coûte coûtent
    le la les l un une des du de d et ou mais aussi au aux avec ce cet cette ces ceux celui celle chez comme dans depuis donc dont elle elles il ils en entre est sont etait être etre ete eu a ont avoir
    leur leurs lui ne pas par pour plus que qu quand qui quoi sa ses son se s si sous sur tandis tout tres vers via vos votre vous nous notre nos on y où ou ici là ainsi afin lors lorsque puis chaque
    permet permettent permettre aide aident aider offre offrent propose proposent fournit comprend contient inclut donne donnent fait font faire garde gardent prend prennent met mettent utilise utilisent utiliser
    utilisateur utilisateurs utilisatrices fonctionne fonctionnent tourne montre affiche voit voir besoin veut vouloir gere gerer gère gérer prend charge sert servir cree creer crée créer suit suivre s'adresse adresse destine destiné destinée
    concu conçu conçue fait disponible disponibles possible pret prêt peut peuvent pouvoir personnes gens clients client application applications appli outil outils logiciel produit service services plateforme site web ligne
    solution systeme système fonction fonctions facon façon partie type lieu temps jour jours travail equipe équipe occupe occupent convient conviennent envoyé envoyée envoyer possible grâce ensuite puis lui eux on marche marchent reste restent ensemble directement meme même sans rien`,
  es: `sabe saber lleva llevan llevar llega llegan llegar deja dejar pasa pasar encarga encargan basta debe deben indica registra registrar realiza realizar además probar prueba cuesta cuestan envía enviar recibe recibir
    el la los las lo un una unos unas de del y e o u pero tambien también al a con como cual cuando donde desde durante en entre es son era ser sido está esta están estan estar fue ha han haber hay
    hasta la le les lo más mas me mi ni no nos nuestra nuestro o para pero por porque que qué quien se sea si sí sin sobre su sus tal te tu tus un usted y ya aquí ahí así cada este esta estos estas ese esa eso
    permite permiten permitir ayuda ayudan ayudar ofrece ofrecen ofrecer proporciona incluye incluyen contiene da dan hace hacen hacer mantiene mantener toma poner usa usan usar utiliza utilizan usuario usuarios
    funciona funcionan muestra muestran ve ver necesita necesitan quiere querer gestiona gestionan gestionar sirve servir crea crean crear sigue dirige dirigido dirigida pensado pensada diseñado diseñada hecho hecha
    disponible disponibles posible listo lista puede pueden poder personas gente clientes cliente aplicacion aplicación aplicaciones app herramienta herramientas programa software producto servicio servicios plataforma
    sitio web linea línea solucion solución sistema función funciones forma manera parte tipo lugar tiempo dia día días trabajo equipo equipos falta faltan mediante compatible pertenecen pertenece reúne resulta queda quedan aparece aparecen todos todo necesidad necesario necesaria junto juntos directamente mismo misma nada`,
  it: `il lo la i gli le un uno una di del della dei delle degli da dal dalla in nel nella su sul sulla con per tra fra e o ma anche che chi cui come quando dove si ci ne non più piu suo sua suoi sue loro
    questo questa questi queste quello è e' sono era essere stato ha hanno avere può puo possono permette permettono consente aiuta aiutano offre offrono fornisce comprende contiene include dà fa fanno fare tiene
    prende mette usa usano usare utilizza utenti utente funziona mostra vede serve gestisce gestire crea creare pensato pensata progettato disponibile possibile persone clienti applicazione app strumento programma
    software prodotto servizio piattaforma sito web soluzione sistema funzione funzioni modo parte tipo luogo tempo giorno lavoro insieme direttamente`,
  pt: `o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela para com e ou mas também que quem como quando onde se não mais seu sua seus suas este esta isto esse essa é são era ser foi tem
    têm ter pode podem permite permitem ajuda ajudam oferece oferecem fornece inclui contém dá faz fazem fazer mantém usa usam usar utiliza usuários utilizadores funciona mostra vê precisa gere gerir gerencia serve cria
    criar feito feita pensado disponível possível pessoas clientes aplicação aplicativo app ferramenta programa software produto serviço plataforma site web solução sistema função funções forma parte tipo lugar tempo dia
    trabalho equipe equipa junto diretamente`,
  nl: `de het een en of maar ook aan als bij dan dat die dit deze door er hij zij ze het hun in is zijn was wordt worden kan kunnen je jij jouw u uw wij we ons onze met naar niet om onder op over te tot uit van voor
    wat wie waar wanneer hoe zo zoals heeft hebben laat laten helpt helpen biedt bieden geeft geven maakt maken houdt neemt gebruikt gebruiken gebruikers werkt werken draait toont ziet beheert beheren bevat ondersteunt
    bedoeld gemaakt beschikbaar mogelijk mensen klanten app toepassing programma hulpmiddel software product dienst platform website oplossing systeem functie functies manier deel plaats tijd dag werk samen direct`,
  ja: `分かる 通知 知らせ 届く 参照 比較 設定 こと もの とき ため よう 場合 方 人 方法 機能 機能性 サービス アプリ アプリケーション ソフト ソフトウェア ツール 製品 商品 システム サイト ウェブ 利用 使用 利用者 ユーザー お客様 提供 対応 可能 支援 管理 確認 作成 表示 実現 向け 用 的 等 及 使 行 出来 見 作 持 入 出 含 備 際 時 中 上 後 形 形式 状態 内容 完成 込 行う 送 届 受 多 少 良 全 前 内 間 者 皆 日々 必要`,
}
