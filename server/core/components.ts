/** The components that a schema refers to, through others too: the library looks through all that it is given, for every schema anew. */
export function componentsOf<Schema extends object>(schema: Schema, all: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const found: Record<string, Schema> = {}
  const follow = (names: readonly string[]): void => {
    for (const name of names) {
      const component = all[name]
      if (component === undefined || name in found) continue
      found[name] = component
      follow(referencesOf(component))
    }
  }
  follow(referencesOf(schema))
  return found
}

const references = new WeakMap<object, string[]>()

function referencesOf(schema: object): string[] {
  const known = references.get(schema)
  if (known) return known
  const names = [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w{1,80})"/g)].map(([, name = '']) => name)
  references.set(schema, names)
  return names
}
