import type { CategoryCustomData } from '#domain/catalogue/category.ts'
import { PRODUCT_TYPES, type ProductType } from '#domain/catalogue/product-type.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import type { category, categoryText } from '#shop-api/schema/shop.ts'
import { BRANDS } from '#shop-api/seed/brands/brands.ts'
import { FILTERS } from './filters.ts'
import table from '#shop-api/seed/tables/categories.json' with { type: 'json' }
import {
  sameInAllLanguages,
  LANGUAGES,
  type Language,
  type Row,
  type Words,
  words,
} from '#shop-api/seed/words.ts'

/** A category before it has an id. */
type Node = {
  key: string
  parent: string | null
  names: Words
  /** The address of a category that was renamed stays. */
  slugs: Partial<Words>
  filters: string
  isHidden: boolean
  /** Has no products on purpose. */
  isEmpty: boolean
  data: Record<string, string | Row>
}

type Entry = {
  key: string
  parent: string | null
  names: string[]
  slugs?: Partial<Words>
  filters: string
  hidden?: boolean
  empty?: boolean
  data?: Record<string, string | string[]>
}
const ENTRIES: readonly Entry[] = table

const brandNodes: Node[] = BRANDS.map(({ slug, name }) => ({
  key: `brand-${slug}`,
  parent: 'brands',
  names: sameInAllLanguages(name),
  slugs: {},
  filters: 'mixed',
  isHidden: false,
  isEmpty: false,
  data: { Brand_Root: slug },
}))

export const NODES: readonly Node[] = [
  ...ENTRIES.map(({ names, slugs, hidden, empty, data, ...node }) => ({
    ...node,
    names: words(...names),
    slugs: slugs ?? {},
    isHidden: hidden === true,
    isEmpty: empty === true,
    data: data ?? {},
  })),
  ...brandNodes,
  {
    key: 'rx-parts',
    parent: null,
    names: words(
      'Brillengläser',
      'Brýlové čočky',
      'Soczewki okularowe',
      'Verres de lunettes',
      'Lenti da occhiali',
    ),
    slugs: {},
    filters: 'merch',
    isHidden: true,
    isEmpty: false,
    data: { handle: 'rxParts' },
  },
]

const IDS = new Map(NODES.map(({ key }, index) => [key, 2001 + index]))

/** Throws if the tree lacks the key. */
export function categoryId(key: string): number {
  const id = IDS.get(key)
  if (id === undefined) throw new RangeError(`no category "${key}"`)
  return id
}

export const categories = (): (typeof category.$inferInsert)[] =>
  NODES.map(({ key, parent, filters, isHidden }, position) => ({
    id: categoryId(key),
    parentId: parent === null ? 0 : categoryId(parent),
    position,
    isHidden,
    supportedFilter: [...(FILTERS[filters] ?? [])],
    countryCustomData: key === 'lenses' ? { IT: { requiresPrescriptionNote: true } } : {},
  }))

export const categoryTexts = (): (typeof categoryText.$inferInsert)[] =>
  NODES.flatMap((node) =>
    LANGUAGES.map((language) => ({
      categoryId: categoryId(node.key),
      language,
      name: node.names[language],
      slug: slugOf(node, language),
      properties: [{ name: 'key', value: node.key }],
      customData: customDataIn(node, language),
    })),
  )

/** The name of a category. */
export function nameOf(key: string, language: Language): string {
  return nodeOf(key).names[language]
}

/** Slugs from the root down, as in "/kontaktlinsen/tageslinsen". */
export function pathOf(key: string, language: Language): string {
  const node = nodeOf(key)
  const above = node.parent === null ? '' : pathOf(node.parent, language)
  return `${above}/${slugOf(node, language)}`
}

const slugOf = ({ names, slugs }: Node, language: Language): string =>
  slugs[language] ?? slugify(names[language])

function nodeOf(key: string): Node {
  const node = NODES.find((each) => each.key === key)
  if (!node) throw new RangeError(`no category "${key}"`)
  return node
}

function customDataIn({ data }: Node, language: Language): CategoryCustomData {
  const { productType, ...rest } = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : words(...value)[language],
    ]),
  )
  return isProductType(productType) ? { ...rest, productType } : rest
}

const isProductType = (text: string | undefined): text is ProductType =>
  PRODUCT_TYPES.some((type) => type === text)
