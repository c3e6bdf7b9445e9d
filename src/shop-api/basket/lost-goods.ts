import type { Product, Variant } from '#domain/catalogue/product.ts'
import { minor, type Price } from '#domain/money/price.ts'
import { NO_STOCK } from '#shop-api/wire/product.ts'
import type { BasketLine } from './lines.ts'

/** Stands for what the shop has no data of: under the name that the shopper was shown, and without a price. */
export function lostGoods(
  { productId, variantId, displayData }: BasketLine,
  currencyCode: string,
): { product: Product; variant: Variant } {
  const product: Product = {
    ...UNKNOWN,
    id: productId ?? 0,
    name: displayData.name?.value ?? '',
    isActive: false,
    isSoldOut: true,
    isNew: false,
    indexedAt: NEVER,
    masterKey: '',
    images: [],
  }
  return { product, variant: { ...UNKNOWN, id: variantId, stock: NO_STOCK, price: nothing(currencyCode) } }
}

const NEVER = new Date(0).toISOString()

const UNKNOWN = {
  referenceKey: '',
  createdAt: NEVER,
  updatedAt: NEVER,
  firstLiveAt: null,
  isComposite: false,
  customData: {},
}

const nothing = (currencyCode: string): Price => ({
  withTax: minor(0),
  withoutTax: minor(0),
  tax: { vat: { amount: minor(0), rate: 0 } },
  currencyCode,
  appliedReductions: [],
  recommendedRetailPrice: null,
  reference: null,
})
