import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { category } from '#contract/shop-api/category.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

onShopApi((ask) => {
  describe('the suggested category contains', () => {
    const found = async (path: string, key: string) => {
      const { body } = await ask(path, path.startsWith('/v1') ? { method: 'POST', body: '{}' } : undefined)
      const all = z
        .object({ suggestions: z.array(z.record(z.string(), z.unknown())) })
        .parse(body).suggestions
      const [first] = all.flatMap((each) => (each[key] === undefined ? [] : [each[key]]))
      return z
        .object({ category })
        .parse(first)
        .category.children?.map(({ id }) => id)
    }

    test.each([
      ['nothing', '', undefined],
      ['nothing', '&with=category.parents&depth=0', undefined],
      ['nothing', '&with=category.children&depth=1', undefined],
      ['one level', '&with=category.children&depth=2', [11, 12]],
      ['all', '&with=category.children', [11, 12]],
    ])('%s by %j', async (_, query, ids) => {
      const named = (name: string) => query.replace('depth=', `${name}=`)
      const v2 = `/v2/search/suggestions?term=sonn${named('category.depth')}`
      expect(await found(v2, 'categorySuggestion')).toEqual(ids)
      const v1 = `/v1/typeahead?term=sonn${named('categoryDepth')}`
      expect(await found(v1, 'brandOrCategorySuggestion')).toEqual(ids)
    })
  })
})
