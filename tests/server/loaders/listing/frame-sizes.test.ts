import { expect, test } from 'vitest'
import type { Filter } from '#domain/catalogue/filter.ts'
import { USUAL_BOUNDS } from '#domain/face/width-class.ts'
import { loadFrameSizes } from '#server/loaders/listing/frame-sizes.ts'
import { choicesFilter, switchFilter } from '#tests/support/filters.ts'
import { aCategory } from '#tests/support/goods.ts'
import { recordingLog } from '#tests/support/log.ts'
import { FAILING_SHOP_CLIENT, fakeShopClient } from '#tests/support/shop-client.ts'

const GLASSES = aCategory({ id: 1, shopLevelCustomData: { handle: 'glasses' } })
const SUN = aCategory({
  id: 2,
  path: '/sonnenbrillen',
  name: 'Sonnenbrillen',
  shopLevelCustomData: { handle: 'sunglasses' },
})
const LENSES = aCategory({ id: 3, path: '/linsen', shopLevelCustomData: { handle: 'contactLenses' } })
const WIDTHS: Filter = {
  ...choicesFilter('glassesWidth', []),
  values: ['128 mm', '134 mm', '140 mm', 'unknown'].map((value, id) => ({
    id,
    name: value,
    value,
    productCount: 5,
  })),
}

const load = (categories = [LENSES, SUN, GLASSES], filters: Filter[] = [WIDTHS]) =>
  loadFrameSizes(
    {
      shop: () =>
        fakeShopClient({
          rootCategories: async () => categories,
          filters: async ({ where }) => (where.categoryId === categories.at(-1)?.id ? filters : []),
        }),
      log: recordingLog().log,
    },
    'de-de',
  )

test('glasses come before sunglasses, and divide by their widths', async () => {
  expect(await load()).toEqual({
    bounds: { medium: 134, wide: 140 },
    listings: [
      { label: 'Brillen', path: '/brillen/' },
      { label: 'Sonnenbrillen', path: '/sonnenbrillen/' },
    ],
  })
})

test.each([
  ['a shop of lenses', [LENSES], [WIDTHS]],
  ['hidden listings', [{ ...GLASSES, isHidden: true }], [WIDTHS]],
  ['frames without widths', [GLASSES], []],
  ['widths that are a switch', [GLASSES], [switchFilter('glassesWidth', 4)]],
])('%s has the usual bounds', async (_, categories, filters) => {
  expect((await load(categories, filters)).bounds).toEqual(USUAL_BOUNDS)
})

test('a shop that does not answer has the usual bounds and no listing, and that is logged', async () => {
  const { log, lines } = recordingLog()
  expect(await loadFrameSizes({ shop: () => FAILING_SHOP_CLIENT, log }, 'de-de')).toEqual({
    bounds: USUAL_BOUNDS,
    listings: [],
  })
  expect(lines).toHaveLength(1)
})
