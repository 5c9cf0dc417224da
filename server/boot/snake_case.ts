type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : ''
type SnakeCase<Given> = { [Name in keyof Given as Snake<Name & string>]: Given[Name] }

/** The options of a command by the names of the operation that it calls: `--max-uses` comes as maxUses. */
export const snakeCase = <Given extends object>(given: Given): SnakeCase<Given> =>
  // Names are all that changes.
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  ) as SnakeCase<Given>
