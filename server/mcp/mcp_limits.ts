/** Beyond it an answer's schema is told in a shorter form, so that the whole list stays within what a model can afford to read. */
export const OUTPUT_SCHEMA_BYTES_MAX = 700
