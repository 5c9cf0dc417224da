// Generated from openapi.yaml by sdk/generate.ts; edit that file instead.
import launch from './launch.ts'
import billboard from './billboard.ts'
import category_feature from './category_feature.ts'
import newsletter from './newsletter.ts'
import sections from './sections.ts'
import type { ProductDefinition, ProductKey } from './product.ts'

export const PRODUCT_KEYS: readonly ProductKey[] = ['launch', 'billboard', 'category_feature', 'newsletter', 'sections']
export const PRODUCTS: { readonly [Key in ProductKey]: ProductDefinition } = { launch, billboard, category_feature, newsletter, sections }
