import { expect, test } from 'vitest'
import type { Category } from '#domain/catalogue/category.ts'
import { withoutEmpty } from '#domain/catalogue/category-tree.ts'
import type { Filter } from '#domain/catalogue/filter.ts'

const category = (id: number, children?: Category[]): Category => ({
  id,
  path: `/${id}`,
  name: String(id),
  slug: String(id),
  parentId: 0,
  rootlineIds: [id],
  childrenIds: [],
  depth: 1,
  properties: [],
  isHidden: false,
  supportedFilter: [],
  shopLevelCustomData: {},
  countryLevelCustomData: {},
  ...(children && { children }),
})
const counts = (...filled: number[]): Filter => ({
  id: null,
  slug: 'categoryids',
  name: 'categoryids',
  type: 'identifier',
  values: [...filled.map((id) => ({ id, productCount: 1 })), { id: 9, productCount: 0 }],
})

test('categories without products are left out, unless one below has some', () => {
  const tree = [category(1, [category(2), category(3)]), category(4, []), category(9)]
  expect(withoutEmpty(tree, [counts(3)])).toEqual([category(1, [category(3)])])
  expect(withoutEmpty(tree, [counts(4)])).toEqual([category(4, [])])
})

test('without counts all of them stay', () => {
  expect(withoutEmpty([category(1)], [])).toEqual([category(1)])
})
