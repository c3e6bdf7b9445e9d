import type {
  Attributes,
  BasketResponseData,
  BasketTotalPrice,
  Category,
  Product,
  Variant,
} from '@scayle/storefront-api'

/** A type of the public client as it travels: without the marks of its ids, amounts and dates. */
export type Wire<T> = T extends number
  ? number
  : T extends string
    ? string
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T

export type OutsideProduct = Wire<Product>

const MOMENT = '2026-01-01T00:00:00+00:00'
const UNIT = 11_900

/** An attribute with one value. */
export const attribute = (key: string, id: number, label: string, value = label): Wire<Attributes> => ({
  [key]: { id: 1, key, label: key, type: '', multiSelect: false, values: { id, label, value } },
})

const amountsOf = (pieces: number) => ({
  withTax: UNIT * pieces,
  withoutTax: (UNIT - 1900) * pieces,
  currencyCode: 'EUR',
  appliedReductions: [],
  recommendedRetailPrice: null,
})

const itemPrice = (pieces: number) => ({
  ...amountsOf(pieces),
  beforeSaleWithTax: null,
  totalAppliedReductions: null,
  reductionsRelativeTo: null,
})

export const anOutsideVariant = (id: number): Wire<Variant> => ({
  id,
  referenceKey: `variant-${id}`,
  createdAt: MOMENT,
  updatedAt: MOMENT,
  firstLiveAt: MOMENT,
  isComposite: false,
  customData: {},
  stock: {
    supplierId: 1,
    warehouseId: null,
    quantity: 9,
    isSellableWithoutStock: false,
    expectedAvailabilityAt: null,
  },
  price: { ...itemPrice(1), tax: { vat: { amount: 1900, rate: 0.19 } } },
  lowestPriorPrice: { withTax: null, relativeDifferenceToPrice: null },
})

export const anOutsideCategory = (rest: Partial<Wire<Category>> = {}): Wire<Category> => ({
  id: 10,
  path: '/brillen',
  name: 'Brillen',
  slug: 'brillen',
  parentId: 0,
  rootlineIds: [10],
  childrenIds: [],
  properties: [],
  isHidden: false,
  depth: 1,
  supportedFilter: ['rimType'],
  shopLevelCustomData: {},
  countryLevelCustomData: {},
  ...rest,
})

/** A pair of glasses: the public service gives its name as an attribute. */
export const anOutsideProduct = (id: number, rest: Partial<OutsideProduct> = {}): OutsideProduct => ({
  id,
  isActive: true,
  isSoldOut: false,
  isNew: false,
  isComposite: false,
  createdAt: MOMENT,
  updatedAt: MOMENT,
  firstLiveAt: MOMENT,
  indexedAt: MOMENT,
  masterKey: `model-${id}`,
  referenceKey: `ref-${id}`,
  customData: {},
  images: [{ hash: `images/${id}a.jpg`, name: `${id}a.jpg` }],
  attributes: {
    ...attribute('name', 1, `Outside ${id}`),
    ...attribute('brand', 7, 'Northern'),
    ...attribute('rimType', 8, 'Full rim', 'full'),
  },
  variants: [anOutsideVariant(id * 10)],
  categories: [
    [
      {
        categoryId: 10,
        categoryName: 'Brillen',
        categorySlug: 'brillen',
        categoryUrl: '/brillen',
        categoryHidden: false,
      },
    ],
  ],
  ...rest,
})

type Line = { key: string; product: OutsideProduct; quantity: number }

const costOf = (pieces: number): Wire<BasketTotalPrice> => ({
  ...amountsOf(pieces),
  tax: { vat: { amount: 1900 * pieces, rate: 0.19 } },
})

export const anOutsideBasket = (key: string, lines: Line[]): Wire<BasketResponseData> => ({
  key,
  currencyCode: 'EUR',
  cost: costOf(lines.reduce((pieces, { quantity }) => pieces + quantity, 0)),
  packages: [],
  items: lines.map(({ key, product, quantity }) => ({
    key,
    packageId: 1,
    quantity,
    status: 'available',
    product,
    variant: product.variants?.[0] ?? anOutsideVariant(product.id * 10),
    price: { unit: itemPrice(1), total: itemPrice(quantity) },
    lowestPriorPrice: { withTax: null, relativeDifferenceToPrice: null },
    customData: {},
    displayData: {},
  })),
})
