const BOUNDARY = String.raw`(?:(?<![\p{L}\p{M}\p{N}_])(?=[\p{L}\p{N}_])|(?<=[\p{L}\p{M}\p{N}_])(?![\p{L}\p{M}\p{N}_]))`

/** A pattern in which `\b` knows the letters of all scripts; by itself it ends a word before every `é`. */
export function pattern(source: string, flags = 'iu'): RegExp {
  return new RegExp(source.replaceAll(String.raw`\b`, BOUNDARY), flags)
}
