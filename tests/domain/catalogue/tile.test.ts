import { describe, expect, test } from 'vitest'
import { type Tile, swatchOf, tileOf } from '#domain/catalogue/tile.ts'
import { minor } from '#domain/money/price.ts'
import { MATERIALS } from '#domain/image/materials.ts'
import { anImage, aPrice, aProduct, aStock, attributesOf, aVariant } from '#tests/support/goods.ts'

const [FIRST = '', SECOND = ''] = Object.keys(MATERIALS)
const frame = { rimType: 'Vollrand', lensWidth: '48', bridgeWidth: '21', templeLength: '145' }
const coloured = (value: string) => attributesOf({ frameColor: { label: `Farbe ${value}`, value } })

describe('a tile contains of a product', () => {
  test.each<[string, ReturnType<typeof aProduct>, Partial<Tile>]>([
    [
      'its price',
      aProduct(1),
      { price: { current: minor(100), previous: null, currency: 'EUR' }, hasHigherPrices: false },
    ],
    [
      'that it is given with lenses alone',
      aProduct(1, { variants: [aVariant(3, { price: aPrice(0) })] }),
      { price: null, isOnlyWithLenses: true, buyableVariantId: null },
    ],
    [
      'that the values of a contact lens must be chosen',
      aProduct(1, { attributes: attributesOf({ quantityPerUnit: '30' }), variants: [aVariant(3)] }),
      { buyableVariantId: null },
    ],
    [
      'no price without variants',
      aProduct(1, { variants: [] }),
      { price: null, stockLeft: null, hasHigherPrices: false },
    ],
    ['from which price on', aProduct(1, { variants: [aVariant(3), aVariant(2)] }), { hasHigherPrices: true }],
    [
      'one price of many variants',
      aProduct(1, { variants: [aVariant(3), aVariant(3)] }),
      { hasHigherPrices: false },
    ],
    [
      'the price of a unit',
      aProduct(1, {
        variants: [
          aVariant(2, { price: aPrice(900, { reference: { withTax: minor(250), size: 100, unit: 'ml' } }) }),
        ],
      }),
      { unitPrice: { amount: minor(250), size: 100, unit: 'ml' } },
    ],
    ['no price of a unit where there is none', aProduct(1), { unitPrice: null }],
    [
      'its measures',
      aProduct(1, { attributes: attributesOf(frame) }),
      { notation: { lens: 48, bridge: 21, temple: 145 } },
    ],
    [
      'rather those of its variant',
      aProduct(1, {
        attributes: attributesOf(frame),
        variants: [aVariant(1, { attributes: attributesOf({ ...frame, lensWidth: '50' }) })],
      }),
      { notation: { lens: 50, bridge: 21, temple: 145 } },
    ],
    [
      'none of what is no frame',
      aProduct(1, { attributes: attributesOf({ ...frame, numberOfLenses: '6' }) }),
      { notation: null },
    ],
    [
      'what the picture of a frame shows',
      aProduct(1, { attributes: attributesOf({ ...frame, frameColor: 'Gold', frameShape: 'Panto' }) }),
      { look: { colour: 'Gold', shape: 'Panto' } },
    ],
    [
      'nothing of that of other goods, whose colour is a detail',
      aProduct(1, { attributes: attributesOf({ quantityPerUnit: '30', lensColor: 'Blau' }) }),
      { look: null, detail: '30 · Blau' },
    ],
    ['how few are left', aProduct(1, { variants: [aVariant(1, { stock: aStock(3) })] }), { stockLeft: 3 }],
    ['nothing of that where there are plenty', aProduct(1), { stockLeft: null }],
    [
      'nor where it is sold out',
      aProduct(1, { isSoldOut: true, variants: [aVariant(1, { stock: aStock(3) })] }),
      { stockLeft: null, isSoldOut: true, badge: 'sold-out' },
    ],
    [
      'its three pictures',
      aProduct(1, {
        images: [
          anImage('worn', { imageKind: 'model_image' }),
          anImage('front', { imageKind: 'bust_image' }),
          anImage('side', { imageKind: 'bust_image' }),
        ],
      }),
      { image: 'front', secondaryImage: 'side', modelImage: 'worn' },
    ],
    ['that it has none', aProduct(1), { image: null, secondaryImage: null, modelImage: null }],
    [
      'brand, name and address',
      aProduct(42, { name: 'Alba', attributes: attributesOf({ brand: 'Nordhof' }) }),
      { id: 42, brand: 'Nordhof', name: 'Alba', path: '/p/alba-42/', badge: null },
    ],
  ])('%s', (_, product, expected) => {
    expect(tileOf(product)).toMatchObject(expected)
  })
})

test.each([
  ['published', true],
  ['temporary_not_sellable', true],
  ['offline', false],
  ['enrichment', false],
])('a product that is %s is displayed: %s', (salesStatus, isDisplayable) => {
  expect(tileOf(aProduct(1, { attributes: attributesOf({ salesStatus }) }))).toMatchObject({ isDisplayable })
})

test('pictures of a tile are adapted to the background of the shop', () => {
  const images = [
    anImage('lead', { imageBackground: 'grey' }),
    anImage('other', { imageBackground: 'white' }),
    anImage('worn', { imageBackground: 'white', imageType: 'model' }),
  ]
  expect(tileOf(aProduct(1, { images }))).toMatchObject({
    image: 'lead?bg=ffffff&brightness=1.06',
    secondaryImage: 'other?bg=ffffff&brightness=0.96',
    modelImage: 'worn?bg=ffffff&brightness=0.96',
  })
})

test('a product sent without variants has neither price nor stock', () => {
  const { variants: _, ...product } = aProduct(1)
  expect(tileOf(product)).toMatchObject({
    price: null,
    hasHigherPrices: false,
    unitPrice: null,
    stockLeft: null,
  })
})

describe('the colours of a model', () => {
  const product = aProduct(1, { attributes: coloured(FIRST) })
  const sibling = aProduct(2, { attributes: coloured(SECOND) })

  test.each([
    ['its own first', [sibling], [`Farbe ${FIRST}`, `Farbe ${SECOND}`]],
    ['none where it is the only one', [product], []],
    ['none of what is not sold', [aProduct(2, { isActive: false, attributes: coloured(SECOND) })], []],
    [
      'none that nobody can draw',
      [sibling, aProduct(3, { attributes: coloured('unheard') })],
      [`Farbe ${FIRST}`, `Farbe ${SECOND}`],
    ],
  ])('%s', (_, siblings, expected) => {
    const { swatches } = tileOf({ ...product, siblings })
    expect(swatches.map(({ label }) => label)).toEqual(expected)
  })

  test('a colour without a label is named by its value', () => {
    const attributes = attributesOf({ frameColor: { label: '', value: FIRST } })
    expect(swatchOf({ attributes })?.label).toBe(FIRST)
  })

  test.each([
    ['an unknown one', coloured('unheard')],
    ['what every object has', coloured('constructor')],
    ['none', attributesOf({})],
  ])('%s has no swatch', (_, attributes) => {
    expect(swatchOf({ attributes })).toBeNull()
  })
})
