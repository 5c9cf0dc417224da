import type { swagger } from '@elysiajs/swagger'
import { Elysia } from 'elysia'
import { document } from '../../../core/spec.ts'

const PATH = '/openapi.json'

type Documentation = NonNullable<NonNullable<Parameters<typeof swagger>[0]>['documentation']>

/** The contract as JSON, written by the plug-in for Elysia. It has no routes to read here: what it would make of them lacks schemas. */
export async function openapiJson(): Promise<string> {
  // It brings what draws pages, which nobody here needs.
  const { swagger: plugIn } = await import('@elysiajs/swagger')
  // The plug-in's type is that of version 3.0; it hands on what it is given.
  const documentation: unknown = document
  const plugin = new Elysia().use(plugIn({ documentation: documentation as Documentation, specPath: PATH }))
  return (await plugin.handle(new Request(`http://localhost${PATH}`))).text()
}
