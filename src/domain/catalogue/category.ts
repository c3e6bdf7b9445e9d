import type { ProductType } from './product-type.ts'

export type CategoryCustomData = {
  handle?: string
  productType?: ProductType
  Brand_Root?: string
  Headline_Override?: string
  Headline_Prefix?: string
  Headline_Suffix?: string
}

/** A node of the category tree in the language of its shop. */
export type Category = {
  id: number
  /** Slugs from the root, with a leading and no trailing slash: "/kontaktlinsen/kontaktlinsenpflege". */
  path: string
  name: string
  slug: string
  /** 0 for roots. */
  parentId: number
  /** From the root to this one, inclusive. */
  rootlineIds: number[]
  childrenIds: number[]
  /** 1 for roots. */
  depth: number
  properties: { name: string; value: string }[]
  isHidden: boolean
  /** Slugs of the filters that this category offers. */
  supportedFilter: string[]
  shopLevelCustomData: CategoryCustomData
  countryLevelCustomData: Record<string, unknown>
  children?: Category[]
  parent?: Category
}

/** One step of the path from a root to a category, as products carry it. */
export type CategoryStep = {
  categoryId: number
  categoryName: string
  categorySlug: string
  categoryUrl: string
  categoryHidden: boolean
  /** Present where `categories.shopLevelCustomData` was requested. */
  shopLevelCustomData?: CategoryCustomData
}
