import type { Category } from '#domain/catalogue/category.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { minor } from '#domain/money/price.ts'

const DATES = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', firstLiveAt: null }

/** A product that can be bought for its number in euros. */
export const aProduct = (id: number, rest: Partial<Product> = {}): Product => ({
  id,
  name: `Model ${id}`,
  isActive: true,
  isSoldOut: false,
  isNew: false,
  isComposite: false,
  ...DATES,
  indexedAt: DATES.createdAt,
  masterKey: 'm',
  referenceKey: `r-${id}`,
  customData: {},
  images: [],
  variants: [
    {
      id: id * 10,
      referenceKey: `v-${id}`,
      ...DATES,
      isComposite: false,
      customData: {},
      stock: {
        supplierId: 1,
        warehouseId: null,
        quantity: 9,
        isSellableWithoutStock: false,
        expectedAvailabilityAt: null,
      },
      price: {
        withTax: minor(id * 100),
        withoutTax: minor(id * 84),
        tax: { vat: { amount: minor(id * 16), rate: 0.19 } },
        currencyCode: 'EUR',
        appliedReductions: [],
        recommendedRetailPrice: null,
        reference: null,
      },
    },
  ],
  ...rest,
})

/** A root category. */
export const aCategory = (rest: Partial<Category> = {}): Category => ({
  id: 7,
  path: '/brillen',
  name: 'Brillen',
  slug: 'brillen',
  parentId: 0,
  rootlineIds: [7],
  childrenIds: [],
  depth: 1,
  properties: [],
  isHidden: false,
  supportedFilter: [],
  shopLevelCustomData: {},
  countryLevelCustomData: {},
  ...rest,
})
