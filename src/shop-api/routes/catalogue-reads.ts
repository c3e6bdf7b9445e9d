import type { Scope } from '#shop-api/catalogue/scope.ts'
import { readFilters } from './filters.ts'
import { readProduct, readProductList } from './products.ts'
import { readVariants } from './variants.ts'

type CatalogueRead = (scope: Scope) => Promise<unknown>

const LISTS = new Map<string, CatalogueRead>([
  ['/v1/products', readProductList],
  ['/v1/filters', readFilters],
  ['/v1/variants', readVariants],
])
const PRODUCT = /^\/v1\/products\/(\d+)$/

/** What pages read most and nothing else remembers, by path: inside the process it needs no message. */
export function catalogueRead(path: string): CatalogueRead | undefined {
  const [, id] = PRODUCT.exec(path) ?? []
  return id === undefined ? LISTS.get(path) : (scope) => readProduct(scope, id)
}
