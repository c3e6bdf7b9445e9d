import type { NavigationItem } from '#domain/navigation/tree.ts'
import type { navigationTree } from '#shop-api/schema/shop.ts'
import { SHOPS } from './shops.ts'
import table from '#shop-api/seed/tables/navigation.json' with { type: 'json' }
import { categoryId, nameOf } from './tree.ts'
import { type Language, LANGUAGES, type Row, words } from '#shop-api/seed/words.ts'

type Page = { names: Row; paths: Row }
/** Links to a category or to a page. */
type Group = { names: Row; to?: string; paths?: Row; links?: string[]; pages?: Page[] }
/** `from` and `until` are days from now. */
type Family = { names: Row; to: string; from?: number; until?: number; groups: Group[] }
const FAMILIES: readonly Family[] = table

type Linked = Extract<NavigationItem, { type: 'category' }>

const DAY = 86_400_000

/** Families, labels, links: the tree "main" of every shop, and "service" with its pages. */
export function navigationTrees(now: Date): (typeof navigationTree.$inferInsert)[] {
  return SHOPS.flatMap(({ id: shopId, language }) => {
    const items = itemsIn(language, now)
    return [
      { id: shopId * 10 + 1, shopId, key: 'main', name: 'Main', items },
      { id: shopId * 10 + 2, shopId, key: 'service', name: 'Service', items: servicePages(language) },
    ]
  })
}

function itemsIn(language: Language, now: Date): NavigationItem[] {
  let id = 0
  const linked = (name: string, to: string, children: NavigationItem[]): Linked => ({
    ...blank(++id, name),
    children,
    type: 'category',
    categoryId: categoryId(to),
  })
  return FAMILIES.map(({ names, to, from, until, groups }) => ({
    ...linked(
      words(...names)[language],
      to,
      groups.map(({ names: label, to: category, paths, links, pages }) => {
        const children = [
          ...(links ?? []).map((key) => linked(nameOf(key, language), key, [])),
          ...(pages ?? []).map((page) => pageItem(++id, page, language)),
        ]
        return paths
          ? { ...pageItem(++id, { names: label, paths }, language), children }
          : linked(words(...label)[language], category ?? to, children)
      }),
    ),
    visibleFrom: momentAt(now, from),
    visibleTo: momentAt(now, until),
  }))
}

const momentAt = (now: Date, days: number | undefined): string | null =>
  days === undefined ? null : new Date(now.getTime() + days * DAY).toISOString()

const servicePages = (language: Language): NavigationItem[] =>
  FAMILIES.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages ?? [])).map((page, index) =>
    pageItem(index + 1, page, language),
  )

const pageItem = (id: number, { names, paths }: Page, language: Language): NavigationItem => ({
  ...blank(id, words(...names)[language]),
  type: 'page',
  page: paths[LANGUAGES.indexOf(language)] ?? '/',
})

const blank = (id: number, name: string) => ({
  id,
  name,
  assets: {},
  visibleFrom: null,
  visibleTo: null,
  children: [],
})
