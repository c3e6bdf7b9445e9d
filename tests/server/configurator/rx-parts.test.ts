import { expect, test } from 'vitest'
import type { ShopConfiguration } from '#domain/shop/configuration.ts'
import { rxParts } from '#server/configurator/rx-parts.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const product = (referenceKey: string, customData: Record<string, unknown>) =>
  aProduct(5, { customData, variants: [aVariant(5, { referenceKey })] })

const PRODUCTS = [
  product('free', { rxPart: 'service' }),
  product('dear', { rxPart: 'service' }),
  product('hard', { rxPart: 'coating' }),
  product('grey', { rxPart: 'tint', tintingType: 'tinted' }),
  product('clear', { rxPart: 'tint', tintingType: 'clear' }),
  product('index_ch', { rxPart: 'index', indexKey: 'index_ch' }),
  product('index_cr', { rxPart: 'index', indexKey: 'index_cr' }),
  product('single', { rxPart: 'lensType', design: 'single-vision' }),
]

async function partsWith(lists: Partial<ShopConfiguration['customData']>) {
  const configuration = aConfiguration()
  const customData = { ...configuration.customData, ...lists }
  const shop = fakeShopClient({
    configuration: async () => ({ ...configuration, customData }),
    rxProducts: async () => PRODUCTS,
  })
  const { ctx } = testContext({ overrides: { shop: () => shop } })
  return (await rxParts(ctx, 'de-de')).map(({ referenceKey }) => referenceKey)
}

test('a shop sells what its lists name, in the order in which it is chosen', async () =>
  expect(
    await partsWith({
      rxLensQualityIndex: ['standard'],
      rxTintingTypes: ['tinted'],
      rxFreeServiceProduct: 'free',
    }),
  ).toEqual(['single', 'index_ch', 'grey', 'hard', 'free']))

test('an empty list is nothing of it, and a service of another name none', async () =>
  expect(
    await partsWith({ rxLensQualityIndex: [], rxTintingTypes: [], rxFreeServiceProduct: 'other' }),
  ).toEqual(['single', 'hard']))

test('without a list, all of it is sold', async () =>
  expect(
    await partsWith({
      rxLensQualityIndex: undefined,
      rxTintingTypes: undefined,
      rxFreeServiceProduct: undefined,
    }),
  ).toEqual(['single', 'index_cr', 'index_ch', 'clear', 'grey', 'hard']))
