import type { ProductEntry, VariantEntry } from '#contract/shop-api/catalogue.ts'
import type { PartFault } from '#shop-api/offer/offer-fault.ts'
import { resolveAttributes, type StoredAttributes } from './resolve-attributes.ts'
import type { ProductRow, VariantRow } from './stored-products.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The row of a product after its entry; without one before, a new one. */
export function productRow(
  entry: ProductEntry,
  vocabulary: Vocabulary,
  before: ProductRow | undefined,
  id: number,
  moment: string,
): { row: ProductRow; faults: PartFault[] } {
  const old = before ?? newProduct(id, entry.referenceKey, moment)
  const { faults, ...attributes } = attributesAfter(vocabulary, old, entry)
  const isActive = entry.isActive ?? old.isActive
  const row = {
    ...old,
    masterKey: entry.masterKey ?? old.masterKey,
    names: entry.names ?? old.names,
    isActive,
    isNew: entry.isNew ?? old.isNew,
    firstLiveAt: old.firstLiveAt ?? (isActive ? moment : null),
    shopIds: entry.shopIds ?? old.shopIds,
    categoryIds: entry.categoryIds ?? old.categoryIds,
    images: entry.images ?? old.images,
    sorting: { ...old.sorting, ...entry.sorting },
    customData: mergedData(old.customData, entry.customData),
    ...attributes,
  }
  return { row, faults }
}

/** The same of a variant. */
export function variantRow(
  entry: VariantEntry,
  vocabulary: Vocabulary,
  before: VariantRow | undefined,
  id: number,
  productId: number,
  moment: string,
): { row: VariantRow; faults: PartFault[] } {
  const old = before ?? { ...newRow(id, entry.referenceKey, moment), firstLiveAt: moment, productId }
  const { faults, ...attributes } = attributesAfter(vocabulary, old, entry)
  const customData = mergedData(old.customData, entry.customData)
  return { row: { ...old, customData, ...attributes }, faults }
}

function attributesAfter(
  vocabulary: Vocabulary,
  old: StoredAttributes & { advancedIds: number[] },
  { attributes, advancedAttributes }: Pick<ProductEntry, 'attributes' | 'advancedAttributes'>,
) {
  const { valueIds, texts, faults } = resolveAttributes(vocabulary, old, attributes)
  const structured = vocabulary.structured.resolve(old.advancedIds, advancedAttributes)
  return {
    valueIds,
    texts,
    advancedIds: structured.advancedIds,
    faults: [
      ...faults.map((fault) => ({ ...fault, field: `attributes.${fault.field}` })),
      ...structured.faults.map((fault) => ({ ...fault, field: `advancedAttributes.${fault.field}` })),
    ],
  }
}

const newRow = (id: number, referenceKey: string, moment: string) => ({
  id,
  referenceKey,
  isComposite: false,
  createdAt: moment,
  updatedAt: moment,
  customData: {},
  valueIds: [],
  advancedIds: [],
  texts: {},
})

const newProduct = (id: number, referenceKey: string, moment: string): ProductRow => ({
  ...newRow(id, referenceKey, moment),
  firstLiveAt: null,
  masterKey: referenceKey,
  names: {},
  isActive: true,
  isNew: false,
  shopIds: [],
  categoryIds: [],
  images: [],
  sorting: {},
})

/** Null takes off what was there. */
const mergedData = (before: Record<string, unknown>, given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== null))
