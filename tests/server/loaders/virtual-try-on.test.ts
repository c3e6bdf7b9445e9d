import { expect, test } from 'vitest'
import type { Image, Product } from '#domain/catalogue/product.ts'
import type { RenderSpec } from '#domain/image/render-spec.ts'
import { loadTryOn } from '#server/loaders/virtual-try-on.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { framePicture } from '#tests/support/frames.ts'
import { anImage, aProduct, attributesOf } from '#tests/support/goods.ts'
import { fakeShopClient, pageOf } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const WITH_KEY = { customData: { vtoApiKey: 'key' } }
const { flags: ALL_ON } = aConfiguration()

const glasses = (id: number, images: Image[] = [anImage(`picture-${id}`)], rest: Partial<Product> = {}) =>
  aProduct(id, {
    images,
    masterKey: `model-${id}`,
    attributes: attributesOf({ brand: 'Velluna', rimType: 'full' }),
    ...rest,
  })

function contextWith(products: Product[], configuration = aConfiguration(WITH_KEY)) {
  const drawn = (hash: string): RenderSpec | null =>
    hash.startsWith('picture') ? framePicture() : hash === 'box' ? { ...framePicture(), subject: BOX } : null
  const shop = fakeShopClient({
    configuration: async () => configuration,
    products: async () => pageOf(products),
    productsByIds: async (ids) => products.filter(({ id }) => ids.includes(id)),
  })
  return { ...testContext().ctx, shop: () => shop, pictureOf: async (hash: string) => drawn(hash) }
}

const BOX = { kind: 'lens-box', name: 'Lumea', line: 'Day', count: 30, accent: '#4a9ce7' } as const

const load = (ctx: ReturnType<typeof contextWith>, query = '') =>
  loadTryOn(ctx, 'de-de', new URLSearchParams(query), (path) => `/de-de${path}`)

const namesOf = async (...given: Parameters<typeof load>) => {
  const loaded = await load(...given)
  return loaded.ok ? loaded.value.frames.map(({ name }) => name) : loaded.error
}

test('a shop without a key has no try-on', async () =>
  expect(await namesOf(contextWith([glasses(1)], aConfiguration()))).toBe('not-found'))

test.each([
  ['an address names its frames, in its order', 'frames=2,1', ['Velluna Model 2', 'Velluna Model 1']],
  ['unknown frames are left out', 'frames=77,1', ['Velluna Model 1']],
  ['without a known frame there is a selection', 'frames=77', [1, 2, 3].map((id) => `Velluna Model ${id}`)],
  ['without frames there is a selection', '', [1, 2, 3].map((id) => `Velluna Model ${id}`)],
])('%s', async (_, query, names) =>
  expect(await namesOf(contextWith([glasses(1), glasses(2), glasses(3)]), query)).toEqual(names),
)

test('what is marked as not to be tried on is left out', async () =>
  expect(
    await namesOf(
      contextWith([glasses(1, undefined, { customData: { vto: false } }), glasses(2)]),
      'frames=1,2',
    ),
  ).toEqual(['Velluna Model 2']))

test('a selection shows one colour of a model, at most eight frames, and no lenses', async () => {
  const box = glasses(50, [anImage('box')])
  const twin = glasses(51, undefined, { masterKey: 'model-1' })
  const many = Array.from({ length: 12 }, (_, at) => glasses(at + 1))
  const names = await namesOf(contextWith([box, ...many, twin]))
  expect(names).toHaveLength(8)
  expect(names).toContain('Velluna Model 51')
  expect(names).not.toContain('Velluna Model 1')
})

test('a frame is drawn as its picture is, and leads to its page', async () => {
  const loaded = await load(contextWith([glasses(1)]), 'frames=1-10')
  expect(loaded).toMatchObject({
    ok: true,
    value: {
      canMeasure: true,
      tags: ['product:1'],
      frames: [
        {
          picture: '/images/picture-1?width=240&height=180',
          colours: [
            {
              variantId: 10,
              href: expect.stringMatching(/^\/de-de\/p\/.*1/),
              subject: framePicture().subject,
            },
          ],
        },
      ],
    },
  })
})

test('a frame without a picture is drawn by its attributes', async () => {
  const attributes = attributesOf({
    frameShape: 'round',
    frameColor: 'gold',
    rimType: 'full',
    lensWidth: '48',
    lensHeight: '45',
    bridgeWidth: '21',
    templeLength: '145',
    glassesWidth: '129',
  })
  const loaded = await load(contextWith([glasses(1, [anImage('photo')], { attributes }), glasses(2, [])]))
  expect(loaded).toMatchObject({
    value: { frames: [{ name: 'Model 1', colours: [{ subject: { shape: 'round' } }] }] },
  })
})

const other = glasses(4, [anImage('picture-4')], {
  attributes: attributesOf({ frameColor: 'gold', rimType: 'full' }),
})
const gone = glasses(5, undefined, { isActive: false })

test.each([
  ['with the flag a frame has the colours of its siblings', true, [10, 40]],
  ['without it a frame has its own colour', false, [10]],
])('%s', async (_, prismaVtoColors, variantIds) => {
  const configuration = aConfiguration({ ...WITH_KEY, flags: { ...ALL_ON, prismaVtoColors } })
  const siblings = prismaVtoColors ? [other, gone] : undefined
  const loaded = await load(
    contextWith([glasses(1, undefined, { ...(siblings && { siblings }) })], configuration),
  )
  const frames = loaded.ok ? loaded.value.frames : []
  expect(frames[0]?.colours.map(({ variantId }) => variantId)).toEqual(variantIds)
})
