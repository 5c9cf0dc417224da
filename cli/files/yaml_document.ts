/** A YAML file for people: values with comments above their names, in which nothing steers a terminal. */
import { escaped, needsEscape } from '../terminal/text.ts'

type YamlFile = {
  /** Puts a comment above a member, of a group or of the file itself. */
  comment: (group: string | null, name: string, text: string) => void
  text: () => string
}

export async function yamlFile(heading: string, values: Record<string, unknown>, spaced: string[]): Promise<YamlFile> {
  const { Document, isMap, isScalar, visit } = await import('yaml')
  const document = new Document(values)
  document.commentBefore = heading
  const keyOf = (map: unknown, name: string) => {
    const key = isMap(map) ? map.items.find((pair) => isScalar(pair.key) && pair.key.value === name)?.key : undefined
    return isScalar(key) ? key : undefined
  }
  for (const name of spaced) {
    const key = keyOf(document.contents, name)
    if (key) key.spaceBefore = true
  }
  return {
    comment(group, name, text) {
      const key = keyOf(group === null ? document.contents : document.get(group), name)
      if (key && text) key.commentBefore = ` ${text}`
    },
    text() {
      visit(document, {
        Scalar(_, node) {
          if (typeof node.value === 'string' && needsEscape(node.value)) node.type = 'QUOTE_DOUBLE'
        },
      })
      return escaped(document.toString({ lineWidth: 0 }))
    },
  }
}
