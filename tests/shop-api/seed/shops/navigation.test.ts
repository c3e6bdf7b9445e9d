import { describe, expect, test } from 'vitest'
import { navigationTree } from '#contract/shop-api/navigation.ts'
import type { NavigationItem } from '#domain/navigation/tree.ts'
import { isVisible } from '#domain/navigation/visibility.ts'
import { matchPath } from '#i18n/routes.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { navigationTrees } from '#shop-api/seed/shops/navigation.ts'

const now = new Date('2026-11-21T12:00:00Z')
const trees = navigationTrees(now)
const main = trees.filter(({ key }) => key === 'main')
const all = (items: NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...all(item.children)])
const depth = (items: NavigationItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map(({ children }) => depth(children)))

test('every shop has a main tree that the contract accepts', () => {
  expect(main).toHaveLength(9)
  for (const tree of trees) expect(navigationTree.safeParse(tree).error).toBeUndefined()
})

test.each(main.map((tree) => [tree.shopId, tree.items] as const))(
  'in shop %i it has families, labels and links',
  (_, items) => {
    expect(depth(items)).toBe(3)
    const ids = all(items).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(all(items).filter(({ name }) => !name.trim())).toEqual([])
  },
)

test('one label has more than ten links, for the second column', () =>
  expect(all(main[0]?.items ?? []).some(({ children }) => children.length > 10)).toBe(true))

describe('at this time', () => {
  const items = main[0]?.items ?? []
  test.each([
    ['Sommerschluss', false],
    ['Sale', true],
    ['Winteraktion', false],
    ['Brillen', true],
  ])('the item %s is visible: %s', (name, visible) => {
    const item = items.find((each) => each.name === name)
    expect(item && isVisible(item, now)).toBe(visible)
  })
})

test.each(Object.keys(VARIANTS) as VariantCode[])('pages of the tree of %s are routes', (code) => {
  const tree = trees.find(({ shopId, key }) => shopId === VARIANTS[code].shopId && key === 'service')
  const pages = (tree?.items ?? []).flatMap((item) => (item.type === 'page' ? [item.page] : []))
  const routes = pages.map((page) => matchPath(code, page)?.route)
  expect(routes.filter((route) => route === 'branches')).toHaveLength(1)
  expect(routes.filter((route) => route !== 'branches' && route !== 'category')).toEqual([])
})
