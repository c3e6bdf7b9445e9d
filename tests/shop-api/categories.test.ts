import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { category } from '#contract/shop-api/category.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

onShopApi((ask) => {
  const many = async (path: string) => z.array(category).parse((await ask(path)).body)
  const one = async (path: string) => category.parse((await ask(path)).body)

  test('a category contains its position in the tree', async () => {
    expect(await one('/v1/categories/12')).toEqual({
      id: 12,
      path: '/sonnenbrillen/damen',
      name: 'Damen',
      slug: 'damen',
      parentId: 10,
      depth: 2,
      rootlineIds: [10, 12],
      childrenIds: [],
      isHidden: false,
      properties: [],
      supportedFilter: [],
      shopLevelCustomData: {},
      countryLevelCustomData: { note: 'only here' },
    })
  })

  describe('selection', () => {
    test.each([
      ['/v1/categories', [10, 20, 30, 40]],
      ['/v1/categories?ids=12,41,999,20', [12, 20]],
      ['/v1/categories?ids=12,41&showHidden=true', [12, 41]],
    ])('%s', async (path, ids) => {
      expect((await many(path)).map(({ id }) => id)).toEqual(ids)
    })

    test.each([
      ['/v1/categories/sonnenbrillen/damen', 200],
      ['/v1/categories/sonnenbrillen/damen/', 200],
      ['/v1/categories/slune%C4%8Dni', 404],
      ['/v1/categories/slunecni-bryle?shopId=2', 200],
      ['/v1/categories/damen', 404],
      ['/v1/categories/41', 404],
      ['/v1/categories/etuis/geheim', 404],
      ['/v1/categories/41?showHidden=true', 200],
      ['/v1/categories/13', 404],
      ['/v1/categories/13?shopId=2', 200],
      ['/v1/categories/99999999999', 404],
      ['/v1/categories/..%2f..%2fetc', 404],
      ['/v1/categories/__proto__', 404],
      ['/v1/categories/%E0%A4%A', 404],
    ])('%s: %i', async (path, status) => {
      expect((await ask(path)).status).toBe(status)
    })
  })

  describe('depth', () => {
    test.each([
      ['/v1/categories/10', undefined],
      ['/v1/categories/10?depth=1&with=properties:name()', undefined],
      ['/v1/categories/10?depth=2&with=descendants', [11, 12]],
      ['/v1/categories/10?with=descendants', [11, 12]],
      ['/v1/categories/10?with=descendants&shopId=2', [11, 12, 13]],
      ['/v1/categories/40?with=descendants', []],
      ['/v1/categories/40?with=descendants&showHidden=true', [41]],
    ])('%s', async (path, ids) => {
      expect((await one(path)).children?.map(({ id }) => id)).toEqual(ids)
    })
  })

  test('hidden children are not counted as children either', async () => {
    expect((await one('/v1/categories/40')).childrenIds).toEqual([])
    expect((await one('/v1/categories/40?showHidden=true')).childrenIds).toEqual([41])
  })

  test('parents are nested upwards', async () => {
    expect((await one('/v1/categories/12?with=parents')).parent).toMatchObject({
      id: 10,
      name: 'Sonnenbrillen',
    })
  })

  test.each([
    ['properties', ['sort', 'icon']],
    ['properties:name(icon)', ['icon']],
    ['properties:name(icon|sort)', ['sort', 'icon']],
    ['properties:name()', []],
  ])('%s', async (fields, names) => {
    const { properties } = await one(`/v1/categories/10?with=${fields}`)
    expect(properties.map(({ name }) => name)).toEqual(names)
  })
})
