/** E-mail addresses, links and bare hosts in a text. */
export const ADDRESSES =
  /(?<![^\s@])[^\s@]+@[^\s@]+|https?:\/\/\S+|(?<![\p{L}\d-])[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+){0,8}\.\p{Ll}{2,}(?:\/\S*)?/gu
/** What closes the sentence and is no part of the address. */
export const ADDRESS_ENDS = /(?<![.,;:!?)])[.,;:!?)]+$/
