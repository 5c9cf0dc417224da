import { anyOf } from '../../lexicon/compile.ts'
/** What a section of questions is called. Matched against `loose` text. */
export const FAQ_HEADING = new RegExp(String.raw`(?<!\p{L})(?:f\.?a\.?q\.?'?s?|q ?& ?a|q ?and ?a)(?!\p{L})|${anyOf('faq_heading')}`, 'u')

/** Calls to act and invitations to ask, which end in a question mark but ask nothing of the product. */
export const NO_QUESTION = new RegExp(`^(?:${anyOf('no_question')})$`, 'u')

/** Headings that sell in the form of a question; among the site's own questions they may stand, alone they are none. */
export const SELLS =
  /^(?:why (?:choose |use |us|should you|trust|we|.{2,24}\?$)|who (?:are we|we are|is (?:it|this|.{2,20}) for|is behind)|what (?:we do|do we do|do you get|we offer|makes|can .{2,24} do for)|how (?:does it|it|does this) works?|sounds|warum .{2,24}\?$|was wir|wer (?:wir sind|sind wir|steckt)|wie funktioniert(?:'s| es| das)|für wen|pourquoi .{2,24}\?$|qui sommes|comment ça marche|¿?por qué (?:elegir|nosotros|.{2,20}\?$)|¿?quiénes somos|¿?cómo funciona|perché .{2,24}\?$|chi siamo|come funziona|por que (?:escolher|.{2,20}\?$)|quem somos|como funciona|waarom .{2,24}\?$|wie zijn wij|hoe werkt het|de ce .{2,24}\?$|cine suntem|cum funcționează|neden .{2,24}\?$|biz kimiz|nasıl çalışır|kodėl .{2,24}\?$|dlaczego .{2,24}\?$)/u

/** Opening words of a question that ends without its mark, as menus of questions have it. */
export const ASKS =
  /^(?:what|how|why|when|where|who|which|whose|can|could|do|does|did|is|are|will|would|should|may|am|was|wie|warum|wieso|wann|wo|wer|welche[rsn]?|kann|können|muss|müssen|gibt|ist|sind|brauche|darf|comment|pourquoi|quand|où|qui|quel(?:le)?s?|est-ce|puis-je|peut-on|combien|que|qu'est|qué|cómo|cuándo|dónde|cuál(?:es)?|cuánto|quién|por qué|puedo|come|cosa|che|perché|quando|dove|quanto|chi|posso|quale|è|como|onde|qual|quais|quem|por que|posso|hoe|wat|waarom|wanneer|waar|wie|welke|kan|moet|is er|ce|cum|de ce|când|unde|care|cât|pot|nasıl|neden|niçin|nerede|hangi|kim|kaç|kas|kaip|kodėl|kada|kur|kiek|ar|jak|dlaczego|kiedy|gdzie|czy|ile|co)(?!\p{L})|^(?:什么|如何|怎么|为什么|是否|哪|なぜ|どう|何|どの|いつ)/u
