/** A setting that cannot be used; the message names it and says what to set. */
export class ConfigError extends Error {}
