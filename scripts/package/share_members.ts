const USES_MIN = 2
const COMMENT_CHARACTERS_MIN = 12
const KEYS_MIN = 5

type Block = { opener: string; parts: (string | Block)[]; closer: string }

/**
 * Of the declarations of a whole contract a third is the same member with the same description, again and again. Those that the same
 * objects have get an interface of their own, and the objects say so by its name, within `F<…>`, by which an editor shows the members again
 * and no names: the types and what an editor shows of them stay the same.
 */
export function shareMembers(declarations: string): string {
  const root = parse(declarations.split('\n'))
  shareKeys(root)
  const uses = new Map<string, Block[]>()
  each(root, (member, block) => uses.set(member, [...(uses.get(member) ?? []), block]))
  const blocks = new Map<Block, number>()
  const numberOf = (block: Block) => {
    if (!blocks.has(block)) blocks.set(block, blocks.size)
    return blocks.get(block)
  }
  const shared = [...uses].filter(([, users]) => users.length >= USES_MIN)
  const groups = [...Map.groupBy(shared, ([, users]) => users.map(numberOf).join()).values()].map((group) =>
    group.map(([member]) => member),
  )
  const names = new Map(groups.flatMap((members, index) => members.map((member) => [member, `M${index}`])))
  const interfaces = groups.map((members, index) => `interface M${index} {\n${members.join('\n')}\n}\n`)
  return write(root, names) + interfaces.join('') + 'type F<T> = T extends object ? {[K in keyof T]: T[K]} : never;\n'
}

/** Where all keys of a schema are those of an earlier one, descriptions too, it says so: editors show descriptions through it as well. */
function shareKeys(block: Block): void {
  const earlier = new Map<string, { name: string; types: string }>()
  block.parts.forEach((part, at) => {
    if (typeof part === 'string') return
    shareKeys(part)
    const [, name] = /^(\w+): \{$/.exec(part.opener) ?? []
    const members = part.parts.map((_, index) => memberAt(part, index)).filter((member) => member !== null)
    if (!name || members.length < KEYS_MIN || part.parts.length !== 2 * members.length || part.closer !== '};') return
    const keys = members.map((member) => member.replace(/\??: [^\n]*$/, '')).join('\n')
    const all = members.map((member) => /(\??): (.*);$/.exec(member)?.slice(1) ?? [])
    const types = all.map(([, type]) => type)
    const first = earlier.get(keys)
    const optional = all.every(([sign]) => sign === '?')
    if (!first) earlier.set(keys, { name, types: types.join() })
    else if (optional && types.join() === first.types) block.parts[at] = `${name}: Partial<S["${first.name}"]>;`
    else if (optional && new Set(types).size === 1) block.parts[at] = `${name}: {[K in keyof S["${first.name}"]]?: ${types[0]}};`
  })
}

function parse(lines: string[]): Block {
  const root: Block = { opener: '', parts: [], closer: '' }
  const open = [root]
  let comment: string[] | null = null
  for (const line of lines) {
    const top = open.at(-1) ?? root
    if (comment === null && line.startsWith('/**')) comment = []
    if (comment !== null) {
      comment.push(line)
      if (!line.endsWith('*/')) continue
      top.parts.push(comment.join('\n'))
      comment = null
      continue
    }
    const closes = line.startsWith('}') && open.length > 1
    if (closes) {
      top.closer = line.replace(/\{$/, '')
      open.pop()
    }
    const around = open.at(-1) ?? root
    if (line.endsWith('{')) {
      // Where one part of a union ends the next begins.
      const block = { opener: closes ? '{' : line, parts: [], closer: '' }
      around.parts.push(block)
      open.push(block)
    } else if (!closes) around.parts.push(line)
  }
  return root
}

/** What may be said by a name: a described member of one line, in an object that stands for itself. */
function memberAt({ opener, parts, closer }: Block, at: number): string | null {
  if (/\binterface\b/.test(opener) || !/^\}(;| \|)/.test(closer)) return null
  const [comment, member] = [parts[at], parts[at + 1]]
  if (typeof comment !== 'string' || typeof member !== 'string') return null
  if (!comment.startsWith('/**') || comment.length < COMMENT_CHARACTERS_MIN || !/^"?[\w-]+"?\??: [^{}]*;$/.test(member)) return null
  return `${comment}\n${member}`
}

function each(block: Block, tell: (member: string, block: Block) => void): void {
  block.parts.forEach((part, at) => {
    const member = memberAt(block, at)
    if (member !== null) tell(member, block)
    if (typeof part !== 'string') each(part, tell)
  })
}

function write(block: Block, names: Map<string, string>): string {
  const lines: string[] = []
  const had: string[] = []
  for (let at = 0; at < block.parts.length; at++) {
    const part = block.parts[at] ?? ''
    const name = names.get(memberAt(block, at) ?? '')
    if (name) {
      if (!had.includes(name)) had.push(name)
      at++
    } else lines.push(typeof part === 'string' ? part : write(part, names))
  }
  if (had.length === 0) return [block.opener, ...lines, block.closer].filter((line) => line !== '').join('\n')
  // What is left empty is its shared members alone.
  const all = [...(lines.length === 0 ? [] : [['{', ...lines, '}'].join('\n')]), ...had].join(' & ')
  // Of what a call takes the SDK makes one flat object by itself.
  const shown = /^(?:header|path|query)\??:/.test(block.opener) ? all : `F<${all}>`
  return block.opener.replace(/\{$/, () => shown) + block.closer.slice(1)
}
