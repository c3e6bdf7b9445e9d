import { expect, test } from 'vitest'
import type { Image, Product } from '#domain/catalogue/product.ts'
import type { RenderSpec } from '#domain/image/render-spec.ts'
import { loadTryOn } from '#server/loaders/virtual-try-on.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { framePicture } from '#tests/support/frames.ts'
import { anImage, aProduct, attributesOf } from '#tests/support/goods.ts'
import { fakeShopClient, pageOf } from '#tests/support/shop-client.ts'
import { testContext } from '#tests/support/test-server.ts'

const { flags: ALL_ON } = aConfiguration()

const glasses = (id: number, images: Image[] = [anImage(`picture-${id}`)], rest: Partial<Product> = {}) =>
  aProduct(id, {
    images,
    masterKey: `model-${id}`,
    attributes: attributesOf({ brand: 'Velluna', rimType: 'full' }),
    ...rest,
  })

function contextWith(products: Product[], configuration = aConfiguration()) {
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

const namesOf = async (...given: Parameters<typeof load>) =>
  (await load(...given)).frames.map(({ name }) => name)

test.each([null, '', 'key'])(
  'a shop has it whatever its key for that of a vendor is: %j',
  async (vtoApiKey) =>
    expect(await namesOf(contextWith([glasses(1)], aConfiguration({ customData: { vtoApiKey } })))).toEqual([
      'Velluna Model 1',
    ]),
)

test.each([
  ['an address names its frames, in its order, before others to compare with', 'frames=3,2', [3, 2, 1]],
  ['unknown frames are left out', 'frames=77,2', [2, 1, 3]],
  ['without a known frame there is a selection', 'frames=77', [1, 2, 3]],
  ['without frames there is a selection', '', [1, 2, 3]],
])('%s', async (_, query, ids) =>
  expect(await namesOf(contextWith([glasses(1), glasses(2), glasses(3)]), query)).toEqual(
    ids.map((id) => `Velluna Model ${id}`),
  ),
)

test('beside a named frame no other colour of its model is offered, and no more than eight', async () => {
  const twin = glasses(51, undefined, { masterKey: 'model-1' })
  const many = Array.from({ length: 12 }, (_, at) => glasses(at + 1))
  const names = await namesOf(contextWith([...many, twin]), 'frames=1')
  expect(names).toHaveLength(8)
  expect(names[0]).toBe('Velluna Model 1')
  expect(names).not.toContain('Velluna Model 51')
})

test('nothing is read for frames beyond the eighth', async () => {
  const asked: string[] = []
  const ctx = contextWith(Array.from({ length: 12 }, (_, at) => glasses(at + 1)))
  const pictureOf = async (hash: string) => {
    asked.push(hash)
    return ctx.pictureOf(hash)
  }
  await load({ ...ctx, pictureOf }, 'frames=3')
  expect(asked).toEqual([3, 1, 2, 4, 5, 6, 7, 8].map((id) => `picture-${id}`))
})

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
    frames: [{ name: 'Model 1', colours: [{ subject: { shape: 'round' } }] }],
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
  const configuration = aConfiguration({ flags: { ...ALL_ON, prismaVtoColors } })
  const siblings = prismaVtoColors ? [other, gone] : undefined
  const { frames } = await load(
    contextWith([glasses(1, undefined, { ...(siblings && { siblings }) })], configuration),
  )
  expect(frames[0]?.colours.map(({ variantId }) => variantId)).toEqual(variantIds)
})
