import { isDeepStrictEqual } from 'node:util'
import type { ProductEntry, VariantEntry } from '#contract/shop-api/catalogue.ts'
import type { OfferFault, PartFault } from '#shop-api/offer/offer-fault.ts'
import { productRow, variantRow } from './product-rows.ts'
import type { ProductRow, StoredProducts, VariantRow } from './stored-products.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A variant of the list, for its prices and its stock. */
export type PlannedOffer = { productId: number; variantId: number; isNew: boolean; entry: VariantEntry }

/** What a list writes: rows that are new or others than before. */
export type ProductPlan = {
  products: ProductRow[]
  variants: VariantRow[]
  offers: PlannedOffer[]
  /** Ids of products that are new, and of those with other rows than before. */
  created: Set<number>
  changed: Set<number>
  faults: OfferFault[]
}

type Planning = {
  plan: ProductPlan
  vocabulary: Vocabulary
  stored: StoredProducts
  moment: string
  nextVariant(): number
}
type Fault = (field: string, description: string) => void

/** Compares a list with what is stored. New products and variants get the next ids, in its order. */
export function planProducts(
  entries: ReadonlyMap<number, ProductEntry>,
  vocabulary: Vocabulary,
  stored: StoredProducts,
  now: Date,
): ProductPlan {
  const plan: ProductPlan = {
    products: [],
    variants: [],
    offers: [],
    created: new Set(),
    changed: new Set(),
    faults: [],
  }
  let { lastVariant } = stored
  const nextVariant = () => (lastVariant += 1)
  const planning = { plan, vocabulary, stored, moment: now.toISOString(), nextVariant }
  const products = new Map<string, number>()
  const variants = new Map<string, number>()

  for (const [place, entry] of entries) {
    const fault: Fault = (field, description) => plan.faults.push({ place, field, description })
    if (!isFirst(products, entry.referenceKey, place, 'referenceKey', fault)) continue
    const row = planProduct(planning, entry, fault)
    for (const [index, variant] of entry.variants.entries()) {
      const faultOfVariant: Fault = (field, description) => fault(`variants.${index}.${field}`, description)
      if (isFirst(variants, variant.referenceKey, place, 'referenceKey', faultOfVariant))
        planVariant(planning, row, variant, faultOfVariant)
    }
  }
  return plan
}

function isFirst(
  places: Map<string, number>,
  key: string,
  place: number,
  field: string,
  fault: Fault,
): boolean {
  const first = places.get(key)
  if (first === undefined) places.set(key, place)
  else fault(field, `is that of entry ${first}, too`)
  return first === undefined
}

function planProduct(
  { plan, vocabulary, stored, moment }: Planning,
  entry: ProductEntry,
  fault: Fault,
): ProductRow {
  const before = stored.products.get(entry.referenceKey)
  if (!before) for (const field of missingIn(entry)) fault(field, 'is missing: the product is new')
  const id = before?.id ?? stored.lastProduct + plan.created.size + 1
  const { row, faults } = productRow(entry, vocabulary, before, id, moment)
  const isPlaced = entry.names ?? entry.shopIds ?? entry.categoryIds
  const misplaced = isPlaced ? faultsOfLists(row, vocabulary) : []
  for (const { field, description } of [...misplaced, ...faults]) fault(field, description)
  if (!before) plan.created.add(id)
  if (!isDeepStrictEqual(row, before)) {
    plan.products.push({ ...row, updatedAt: moment })
    if (before) plan.changed.add(id)
  }
  return row
}

function planVariant(
  { plan, vocabulary, stored, moment, nextVariant }: Planning,
  { id: productId, shopIds }: ProductRow,
  entry: VariantEntry,
  fault: Fault,
): void {
  const before = stored.variants.get(entry.referenceKey)
  if (before && before.productId !== productId) {
    fault('referenceKey', 'is that of a variant of another product')
    return
  }
  const variantId = before?.id ?? nextVariant()
  const { row, faults } = variantRow(entry, vocabulary, before, variantId, productId, moment)
  for (const { field, description } of faults) fault(field, description)
  for (const { field, description } of faultsOfPrices(entry, shopIds, stored.shopsOf.get(variantId)))
    fault(`prices.${field}`, description)
  if (!isDeepStrictEqual(row, before)) {
    plan.variants.push({ ...row, updatedAt: moment })
    plan.changed.add(productId)
  }
  plan.offers.push({ productId, variantId, isNew: !before, entry })
}

const missingIn = ({ names, shopIds, categoryIds, variants }: ProductEntry): string[] =>
  Object.entries({ names, shopIds, categoryIds, variants: variants.length > 0 ? variants : undefined })
    .filter(([, part]) => part === undefined)
    .map(([field]) => field)

/** What names no shop or category, and shops that would not show the product, as it has no name in their language. */
const faultsOfLists = ({ names, shopIds, categoryIds }: ProductRow, vocabulary: Vocabulary): PartFault[] => [
  ...shopIds.flatMap((id) => {
    const language = vocabulary.shops.get(id)
    if (language === undefined) return [{ field: 'shopIds', description: `shop ${id} is not known` }]
    if (language in names || '*' in names) return []
    return [{ field: 'names', description: `has none in ${language}, the language of shop ${id}` }]
  }),
  ...categoryIds
    .filter((id) => !vocabulary.categoryIds.has(id))
    .map((id) => ({ field: 'categoryIds', description: `category ${id} is not known` })),
]

/** By the place of the price. */
function faultsOfPrices(
  { prices = [] }: VariantEntry,
  shopIds: readonly number[],
  priced: ReadonlySet<number> = new Set(),
): PartFault[] {
  const seen = new Set<number>()
  return prices.flatMap(({ shopId, vatRate }, index) => {
    const isRepeated = seen.has(shopId)
    seen.add(shopId)
    if (isRepeated) return [{ field: `${index}.shopId`, description: 'is that of an earlier price, too' }]
    if (!shopIds.includes(shopId))
      return [{ field: `${index}.shopId`, description: 'is no shop of the product' }]
    if (vatRate === undefined && !priced.has(shopId))
      return [{ field: `${index}.vatRate`, description: 'is missing: the price is new' }]
    return []
  })
}
