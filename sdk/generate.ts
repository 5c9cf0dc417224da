/**
 * Makes every generated file, from openapi.yaml and from what files there are: `bun sdk/generate.ts` writes them, `--check` exits 1 when one is stale.
 *   openapi.yaml, server.json  only their version, which is the package's
 *   sdk/openapi.gen.ts       types of every operation and schema, each member with what it means, its bounds and an example
 *   sdk/methods.gen.ts       the methods of the SDK, each with what it does
 *   docs/sdk.md              only its list of methods
 *   sdk/operations.gen.ts    the table by which the SDK and the CLI call an operation
 *   cli/terminal/fields.gen.ts   what each editable field holds, from the contract, and the parts in which the terminal shows them
 *   server/operations/table.gen.ts   how each operation is loaded, so that a missing handler does not compile
 *   server/core/internal.gen.ts      types of the operations of operations.internal.yaml, which the package's SDK does not have
 *   server/orders/products/table.gen.ts   one import per product, so that a missing one does not compile
 *   server/boot/jobs.gen.ts          one import per `*.job.ts` of the server
 */
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import contract from '../openapi.yaml'
import internal from '../operations.internal.yaml'
import { describeContract } from './describe.ts'
import { methodsInterface, withMethods, type DescribedOperation, type MethodEntry } from './describe_methods.ts'
import { fieldsOfGroup, GROUP_NAMES, GROUPS } from '../server/fields/fields.ts'
import { version } from '../package.json'

type Parameter = { name: string; in: 'path' | 'query' | 'header' }
type Operation = DescribedOperation & {
  tags: string[]
  parameters?: (Parameter | { $ref: string })[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
/** Of the members of paths, in the examples of methods. */
const EXAMPLES: Record<string, unknown> = {
  id: 'd_Qm9vdHN0cmFwLURyYWZ0MQ',
  slug: 'tallyroom',
  listing_id: 41,
  number: 'L-2026-000123',
  webhook_id: 'wh_Qm9vdHN0cmFwLURyYWZ0MQ',
  delivery_id: 'dlv_7',
}
const HEADER = '// Generated from openapi.yaml by sdk/generate.ts; edit that file instead.\n'

// The file is our own and the contract's test holds its shape; bun types an imported YAML as unknown members.
const read: unknown = contract
const document = read as {
  paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>
  components: {
    parameters: Record<string, Parameter>
    schemas: Record<string, { properties?: Record<string, Member> } | undefined> & { ProductKey: { enum: string[] } }
  }
}

function parametersOf(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    if (!('$ref' in parameter)) return parameter
    const found = document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
    if (!found) throw new Error(`${operation.operationId}: no parameter ${parameter.$ref}`)
    return found
  })
}

/** Described like the others and published nowhere; its references are to the components of the contract. */
const internalDocument = { ...document, paths: (internal as unknown as typeof document).paths }
const internalOperations = Object.values(internalDocument.paths).flatMap((methods) => METHODS.flatMap((method) => methods[method] ?? []))

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  METHODS.flatMap((method) => {
    const operation = methods[method]
    return operation ? [{ path, method, operation, parameters: parametersOf(operation) }] : []
  }),
)

/** Each a line as it goes over the wire: the package carries the table twice. */
function operationsTable(): string {
  const rows = operations.map(({ path, method, operation, parameters }) => {
    const query = parameters.flatMap(({ in: place, name }) => (place === 'query' ? name : [])).join('&')
    const marks = {
      body: operation.requestBody,
      keyed: operation['x-idempotent'],
      safe: method === 'post' && !operation['x-writes'],
      file: operation.requestBody?.content['multipart/form-data'],
    }
    const held = Object.entries(marks).flatMap(([mark, holds]) => (holds ? mark : []))
    return `  ${operation.operationId}: '${[method.toUpperCase(), query === '' ? path : `${path}?${query}`, ...held].join(' ')}',`
  })
  const imports = "import { type Operation, operationOf } from './operation.ts'\n\n"
  const table = `const table = {\n${rows.join('\n')}\n}\n`
  const parsed = 'Object.fromEntries(Object.entries(table).map(([id, line]) => [id, operationOf(line)])) as Record<OperationId, Operation>'
  return `${HEADER}${imports}${table}export type OperationId = keyof typeof table\nexport const OPERATIONS = ${parsed}\n`
}

function handlerImports(): string {
  const all = [...operations.map(({ operation }) => operation), ...internalOperations]
  const lines = all.map(
    ({ operationId, tags }) => `  ${operationId}: async () => (await import('./${tags[0]}/${operationId}.ts')).default,\n`,
  )
  const note = '/** Each is loaded by itself: a command needs one of them, a server all. */\n'
  return `${HEADER}import type { Handlers } from '../core/operation.ts'\n\n${note}export const handlers: Handlers = {\n${lines.join('')}}\n`
}

/** Only what the operations take and give; the components have their types in the SDK already. */
async function internalTypes(): Promise<string> {
  const types = (await openapiTypescript(internalDocument as unknown as OpenAPI3)).filter((node) => isInterface(node, ['operations']))
  const imports = "import type { Schemas } from '../../sdk/contract.ts'\n\ntype components = { schemas: Schemas }\n"
  return HEADER.replace('openapi.yaml', 'operations.internal.yaml') + imports + withoutNoise(astToString(types))
}

type Member = { type?: string | string[]; anyOf?: { type?: string }[] }
/** As people type it: addresses and choices are texts. */
function kindOf({ type, anyOf = [] }: Member): 'text' | 'list' | 'flag' | 'number' {
  const types = [type ?? anyOf.map((each) => each.type ?? 'string')].flat()
  if (types.includes('boolean')) return 'flag'
  if (types.includes('integer')) return 'number'
  return types.includes('array') ? 'list' : 'text'
}

function cliFields(): string {
  const kinds = (schema: string) =>
    Object.entries(document.components.schemas[schema]?.properties ?? {}).map(([name, member]) => `  ${name}: '${kindOf(member)}',`)
  const table = (name: string, rows: string[]) => `export const ${name} = {\n${rows.join('\n')}\n} as const\n`
  return [
    HEADER,
    table('FIELD_KINDS', kinds('DraftFieldEdits')),
    table('SEO_KINDS', kinds('SeoEdits')),
    table('SOCIAL_KINDS', kinds('SocialEdits')),
    '/** The parts in which the website reviews a profile too. */\n',
    table(
      'FIELD_GROUPS',
      GROUP_NAMES.map((group) => `  ${JSON.stringify(GROUPS[group].title)}: ${JSON.stringify(fieldsOfGroup(group))},`),
    ),
  ].join('')
}

function productsTable(): string {
  const keys = document.components.schemas.ProductKey.enum
  const lines = keys.map((key) => `import ${key} from './${key}.ts'`)
  const type = '{ readonly [Key in ProductKey]: ProductDefinition }'
  return `${HEADER}${lines.join('\n')}\nimport type { ProductDefinition, ProductKey } from './product.ts'\n\nexport const PRODUCT_KEYS: readonly ProductKey[] = [${keys.map((key) => `'${key}'`).join(', ')}]\nexport const PRODUCTS: ${type} = { ${keys.join(', ')} }\n`
}

/** Jobs are named by their files, wherever they stand; a file that defines no job of its name does not compile. */
function jobsTable(): string {
  const paths = [...new Bun.Glob('**/*.job.ts').scanSync(fileURLToPath(new URL('../server', import.meta.url)))]
  const jobs = paths.map((path) => ({ path, name: basename(path, '.job.ts') }))
  jobs.sort((one, other) => (one.name < other.name ? -1 : 1))
  const lines = jobs.map(
    ({ path, name }) => `import ${name} from '${path.startsWith('boot/') ? path.replace('boot/', './') : `../${path}`}'`,
  )
  const head = `// Generated from the *.job.ts of the server by sdk/generate.ts; add a file instead.\nimport type { Service } from '../core/context.ts'\n`
  const type = '{ [Name in JobName]: Job<Name, Service> }'
  const names = jobs.map(({ name }) => `${name},\n`).join('  ')
  return `${head}import type { Job, JobName } from '../jobs/job.ts'\n${lines.join('\n')}\n\nexport const JOBS: ${type} = {\n  ${names}}\n`
}

const isInterface = (node: ts.Node, names: string[]): boolean =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && names.includes(node.name.text)

/** What openapi-typescript writes that nobody reads: half of the file, which travels in the package. */
const withoutNoise = (text: string): string =>
  text
    .replaceAll(/^ +cookie\?: never;\n/gm, '')
    .replaceAll(/^ +headers: \{\n +\[name: string\]: unknown;\n +\};\n/gm, '')
    .replaceAll(/^ +\* @(constant|enum \{.*\})\n/gm, '')
    .replaceAll(/^( {4})+/gm, (spaces) => ' '.repeat(spaces.length / 4))

function methodEntries(): MethodEntry[] {
  return operations.map(({ operation, parameters }) => ({
    operation,
    path_members: parameters
      .filter((parameter) => parameter.in === 'path')
      // All others are numbers.
      .map(({ name }) => ({ name, is_required: true, example: EXAMPLES[name] ?? 7 })),
    paginated: parameters.some(({ name, in: place }) => place === 'query' && name === 'per_page'),
  }))
}

/** Package, contract, MCP server and both commands have one version; package.json is where it is changed. */
async function stamped(path: string, place: RegExp, text: string): Promise<string> {
  return (await Bun.file(new URL(`../${path}`, import.meta.url)).text()).replace(place, `$1${text}`)
}

async function generate(): Promise<Map<string, string>> {
  const { document: described, undescribed } = describeContract(document)
  if (undescribed.length > 0) console.error(`Say in openapi.yaml or openapi.members.yaml what they mean: ${undescribed.join(', ')}`)
  // Its own type of a document is narrower than a YAML's; paths repeat what the operations say.
  const types = (await openapiTypescript(described as OpenAPI3)).filter((node) => !isInterface(node, ['paths', 'webhooks']))
  const entries = methodEntries()
  return new Map([
    ['openapi.yaml', await stamped('openapi.yaml', /^( {2}version: ).*$/m, version)],
    ['server.json', await stamped('server.json', /^( {2}"version": ).*$/m, `"${version}",`)],
    ['sdk/openapi.gen.ts', HEADER + withoutNoise(astToString(types))],
    ['sdk/methods.gen.ts', HEADER + methodsInterface(entries)],
    ['docs/sdk.md', withMethods(await Bun.file(new URL('../docs/sdk.md', import.meta.url)).text(), entries)],
    ['sdk/operations.gen.ts', operationsTable()],
    ['cli/terminal/fields.gen.ts', cliFields()],
    ['server/operations/table.gen.ts', handlerImports()],
    ['server/core/internal.gen.ts', await internalTypes()],
    ['server/orders/products/table.gen.ts', productsTable()],
    ['server/boot/jobs.gen.ts', jobsTable()],
  ])
}

async function main(check: boolean): Promise<number> {
  const stale: string[] = []
  for (const [path, text] of await generate()) {
    const file = Bun.file(new URL(`../${path}`, import.meta.url))
    const present = (await file.exists()) ? await file.text() : ''
    if (present === text) continue
    stale.push(path)
    if (!check) await Bun.write(file, text)
  }
  if (check && stale.length > 0) console.error(`Stale: ${stale.join(', ')}. Run: bun run generate`)
  return check && stale.length > 0 ? 1 : 0
}

process.exitCode = await main(process.argv.includes('--check'))
