import type { Product, Variant } from '#domain/catalogue/product.ts'
import { minor, type Price } from '#domain/money/price.ts'
import { NO_STOCK } from '#shop-api/products/serialize-product.ts'
import type { BasketLine } from './basket-lines.ts'

/**
 * Stands in for a product that the shop has no data of: with the name that the shopper saw, and without a
 * price.
 */
export function missingProduct(
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
  return { product, variant: { ...UNKNOWN, id: variantId, stock: NO_STOCK, price: zeroPrice(currencyCode) } }
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

const zeroPrice = (currencyCode: string): Price => ({
  withTax: minor(0),
  withoutTax: minor(0),
  tax: { vat: { amount: minor(0), rate: 0 } },
  currencyCode,
  appliedReductions: [],
  recommendedRetailPrice: null,
  reference: null,
})
