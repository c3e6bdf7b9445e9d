import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { attributeGroup } from '#contract/shop-api/attribute.ts'
import { navigationTree } from '#contract/shop-api/navigation.ts'
import { page } from '#contract/shop-api/page.ts'
import { brand, redirect, shopConfiguration } from '#contract/shop-api/shop.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

onShopApi((ask) => {
  test('brands, one by its id or slug', async () => {
    const { entities } = page(brand).parse((await ask('/v1/brands')).body)
    expect(entities.map(({ slug }) => slug)).toEqual(['nordlicht', 'suedwind'])
    expect((await ask('/v1/brands?slugs=suedwind')).body).toMatchObject({ entities: [{ id: 102 }] })
    expect((await ask('/v1/brands/101')).body).toMatchObject({ slug: 'nordlicht' })
    expect((await ask('/v1/brands/suedwind')).body).toMatchObject({ id: 102 })
    expect((await ask('/v1/brands/999')).status).toBe(404)
  })

  test('an attribute with all its values', async () => {
    const group = attributeGroup.parse((await ask('/v1/attributes/color')).body)
    expect(group).toMatchObject({ id: 200, label: 'Farbe', multiSelect: true })
    expect(group.values).toHaveLength(3)
    expect((await ask('/v1/attributes/nothing')).status).toBe(404)
  })

  test('campaigns in both spellings of their dates', async () => {
    const startsAt = '2026-05-01T00:00:00.000Z'
    expect((await ask('/v1/campaigns/1')).body).toMatchObject({
      key: 'px-blue',
      headline: 'Blau',
      startsAt,
      start_at: startsAt,
      product: { attributeId: 202, badgeLabel: 'Blau' },
    })
    expect((await ask('/v1/campaigns/2?shopId=2')).status).toBe(404)
  })

  test.each([
    ['', [1, 2]],
    ['?sort=reduction&sortDir=desc', [2, 1]],
    ['?sort=start_at', [2, 1]],
    ['?sort=end_at&sortDir=desc', [1, 2]],
    ['?perPage=1&page=2', [2]],
  ])('campaigns%s', async (query, ids) => {
    expect((await ask(`/v1/campaigns${query}`)).body).toMatchObject({ entities: ids.map((id) => ({ id })) })
  })

  test.each([
    ['', ['a', 'b']],
    ['?activeAt=2026-06-01T00:00:00Z', ['a']],
    ['?activeAt=2025-06-01T00:00:00%2B02:00', ['b']],
    ['?activeAt=2024-06-01T00:00:00Z', []],
    ['?ids=b,c', ['b']],
    ['?shopId=2', []],
  ])('promotions%s', async (query, ids) => {
    const { body } = await ask(`/v1/promotions${query}`)
    const { entities } = page(z.object({ id: z.string() })).parse(body)
    expect(entities.map(({ id }) => id)).toEqual(ids)
  })

  test('brands, whose group is a text for the public client', async () => {
    const { body } = await ask('/v1/brands')
    const { entities } = page(z.object({ group: z.string() })).parse(body)
    expect(entities.length).toBeGreaterThan(0)
  })

  test('redirects, listed and looked up', async () => {
    const { entities, pagination } = page(redirect).parse((await ask('/v1/redirects?perPage=1')).body)
    expect(entities).toEqual([{ source: '/alt/', target: '/neu/', statusCode: 301 }])
    expect(pagination).toMatchObject({ total: 2, last: 2 })
    const lookUp = (url: string) => ask('/v1/redirects', { method: 'POST', body: JSON.stringify({ url }) })
    expect((await lookUp('/fort/')).body).toMatchObject({ target: '/', statusCode: 302 })
    expect((await lookUp('/stary/')).status).toBe(404)
  })

  test('configuration of the shop', async () => {
    const { body } = await ask('/v1/shop-configuration?shopId=2')
    expect(shopConfiguration.parse(body)).toMatchObject({ shopId: 2, locale: 'cs-CZ', currency: 'CZK' })
    expect(body).toMatchObject({ customData: {}, shopCustomData: {}, properties: [] })
  })

  describe('navigation trees', () => {
    const items = async (query: string) => {
      const [tree] = z.array(navigationTree).parse((await ask(`/v1/navigation/trees?${query}`)).body)
      return tree?.items ?? []
    }

    test('contain all items with their time windows, or those visible at a time', async () => {
      expect((await items('')).map(({ id }) => id)).toEqual([1, 2, 3])
      expect((await items('filters[visibleAt]=2026-06-01T00:00:00Z')).map(({ id }) => id)).toEqual([1, 2])
      expect((await items('filters[visibleAt]=2026-12-24T00:00:00Z')).map(({ id }) => id)).toEqual([1, 2, 3])
      expect(await items('shopId=2')).toEqual([])
    })

    test('contain the category on request', async () => {
      expect((await items('with=category'))[0]).toMatchObject({
        category: { id: 10, path: '/sonnenbrillen' },
      })
      expect((await items(''))[0]).not.toHaveProperty('category')
    })

    test('are found by id', async () => {
      expect((await ask('/v1/navigation/trees/7')).body).toMatchObject({ id: 7, key: 'main' })
      expect((await ask('/v1/navigation/trees/8')).status).toBe(404)
      expect((await ask('/v1/navigation/trees/7?shopId=2')).status).toBe(404)
    })
  })
})
