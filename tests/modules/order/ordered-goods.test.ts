import { expect, test } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { goodsBlocks } from '#modules/order/ordered-goods.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { anImage, aPrice, aProduct, attributesOf } from '#tests/support/goods.ts'
import { letterOn } from '#tests/support/order-letters.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { SENDER } from '#tests/support/sender.ts'

const PLUS = { right: { sphere: 0, cylinder: 1.25, axis: 7, prism: 1.5, prismBase: 90, pd: 31.5 } }
const aPair = anOrder({
  items: [
    anOrderItem('i1', { ...inGroup('g', true), customData: { prescriptionValues: PLUS } }),
    anOrderItem('i2', inGroup('g')),
    anOrderItem('i3', { ...inGroup('g'), customData: { hideSubItem: true } }),
  ],
})

test('the confirmation of a pair is one box: its sum, its parts and its values', async () => {
  const { text, html } = await letterOn(aPair, { event: 'confirm' })
  expect(text).toMatch(/Model 1: 300,00\s€\nFassung: 100,00\s€\n\+ Model 2: 100,00\s€\nR: SPH/)
  expect(html.match(/border:1px solid/g)).toHaveLength(1)
  expect(text).not.toContain('Model 3')
  expect(text).toContain(
    'R: SPH ±0,00, CYL +1,25, A 7°, PR 1,50, BAS 90, PD 31,5\nL: SPH –, CYL –, A –, PR –, BAS –, PD –',
  )
  expect(text).toMatch(/Rechts: Prisma 1,50\scm\/m oben/)
  expect(text).toContain('Ein Optiker prüft das Prisma, bevor die Gläser gefertigt werden.')
  for (const cell of ['>CYL</th>', '>+1,25</td>', '>7°</td>']) expect(html).toContain(cell)
})

test('the confirmation of a pair calls a part that costs nothing included', async () => {
  const price = { unit: aPrice(0), total: aPrice(0) }
  const items = [
    anOrderItem('i1', inGroup('g', true)),
    anOrderItem('i2', { ...inGroup('g'), price }),
    anOrderItem('i3', { price }),
  ]
  const { text } = await letterOn(anOrder({ items }), { event: 'confirm' })
  expect(text).toContain('+ Model 2: inklusive')
  expect(text).toContain('Model 3: kostenlos')
})

test('the confirmation of a pair says once that its values are missing, and has a button for them', async () => {
  const items = [
    anOrderItem('i1', { ...inGroup('g', true), customData: { lensType: 'type_ei' } }),
    anOrderItem('i2', inGroup('g')),
  ]
  const { text, html } = await letterOn(anOrder({ items }), { event: 'confirm' })
  for (const part of [text, html]) expect(part.match(/fehlen/g)).toHaveLength(1)
  expect(text).toContain('Ihre Werte fehlen noch.')
  expect(text).toContain('Werte nachreichen:\nhttps://shop.example/de-de/')
})

test.each([
  ['de-de', /Gleitsichtgläser, die niemand an Ihnen angepasst hat/, true],
  ['fr-ch', /Des verres progressifs que personne/, false],
  ['de-at', /Gleitsichtgläser, die niemand/, false],
] as const)(
  'the confirmation of a pair in %s says what lenses it is not to be driven with',
  async (variant, traffic, isWarned) => {
    const lens = (key: string, customData: Record<string, unknown>) =>
      anOrderItem(key, { ...inGroup('g'), product: aProduct(2, { customData }) })
    const items = [
      anOrderItem('i1', inGroup('g', true)),
      lens('i2', { rxPart: 'lensType', design: 'progressive' }),
      lens('i3', { rxPart: 'tint', filterCategory: 3 }),
    ]
    const { text } = await letterOn(
      { ...anOrder({ items }), shop: { ...aPair.shop, id: VARIANTS[variant].shopId } },
      { event: 'confirm' },
    )
    expect(traffic.test(text)).toBe(isWarned)
    expect(text).toMatch(/75\s?%/)
  },
)

test('single items around a pair are rows, and keep their values', async () => {
  const items = [
    anOrderItem('i1'),
    anOrderItem('i2', { customData: { prescriptionValues: { left: { sphere: -3.25, baseCurve: 8.6 } } } }),
    anOrderItem('i3', inGroup('g', true)),
    anOrderItem('i4', inGroup('g')),
    anOrderItem('i5'),
  ]
  const { text, html } = await letterOn(anOrder({ items }), { event: 'confirm' })
  const at = ['Model 1: ', 'Model 2: ', 'Model 3: ', '+ Model 4: ', 'Model 5: ', 'Model 2\n\nL: SPH'].map(
    (part) => text.indexOf(part),
  )
  expect(at).toEqual(at.toSorted((one, other) => one - other))
  expect(at).not.toContain(-1)
  expect(html.match(/border:1px solid/g)).toHaveLength(1)
})

test.each(['ship', 'cancel', 'return', 'ready'] as const)('the email on %s has no values', async (event) => {
  const { text, html } = await letterOn(aPair, { event, items: ['i1', 'i2'], packages: [1] })
  expect(`${text}${html}`).not.toMatch(/1,25|7°|31,5|CYL/)
})

test('no subject contains values', async () => {
  const { subject } = await letterOn(aPair, { event: 'confirm' })
  expect(subject).toBe('Ihre Bestellung 1234 5678901 2')
})

test.each([
  [{}, 'Noch offen: von wo bis wo diese Gläser scharf sein sollen.'],
  [{ officeDistance: { room: 200, near: 40 } }, 'Scharfer Bereich: 40 cm – 2 m'],
])(
  'the confirmation of office lenses says for which distances, or that they are missing: %j',
  async (data, line) => {
    const items = waitingPair('i1', 'g', 'office', { prescriptionValues: PLUS, ...data })
    const { text } = await letterOn(anOrder({ items, packages: [aPackage(1)] }), { event: 'confirm' })
    expect(
      text.match(/Noch offen[^.]*\.|Scharfer Bereich.*/g)?.map((each) => each.replaceAll(/\s/g, ' ')),
    ).toEqual([line])
    expect(text.includes('Entfernungen angeben:\nhttps://shop.example/de-de/')).toBe(line.startsWith('Noch'))
  },
)

const blocksOf = (order: Partial<Order>) =>
  goodsBlocks(anOrder(order), 'de-de', { sender: SENDER, translate: translatorOf('de-de') })

const pictured = aProduct(1, { name: 'Brera', images: [anImage('front')] })
const picture = { address: 'https://shop.example/images/front?width=120&height=120', alt: 'Brera' }

test('goods that follow each other are one list, each with its picture where there is one', () => {
  const items = [
    anOrderItem('i1', { product: pictured }),
    anOrderItem('i2', { price: { unit: aPrice(0), total: aPrice(0) } }),
  ]
  expect(blocksOf({ items })).toEqual([
    {
      kind: 'goods',
      lines: [
        { name: '1 × Brera', sum: expect.stringMatching(/^100,00\s€$/), picture },
        { name: '1 × Model 2', sum: 'kostenlos', picture: null },
      ],
    },
  ])
})

test('a pair of glasses has the picture of its frame', () => {
  const items = [
    anOrderItem('i1', { ...inGroup('g', true), product: pictured }),
    anOrderItem('i2', inGroup('g')),
  ]
  expect(blocksOf({ items })).toMatchObject([{ kind: 'box', picture }])
})

const FRAME = {
  lensWidth: '52',
  bridgeWidth: '18',
  templeLength: '145',
  frameColor: { label: 'Havanna', value: 'havana' },
}
const frame = aProduct(1, { name: 'Brera', attributes: attributesOf(FRAME) })
const lenses = aProduct(2, {
  name: 'Tinta Day',
  attributes: attributesOf({
    quantityPerUnit: { label: '30 Stück', value: '30' },
    lensColor: { label: 'Blau', value: 'blue' },
  }),
})

test('the confirmation says size and colour of a frame, and pack and colour of lenses, below their names', async () => {
  const items = [
    anOrderItem('i1', { product: frame }),
    anOrderItem('i2', { product: lenses, quantity: 2 }),
    anOrderItem('i3', { ...inGroup('g', true), product: frame }),
    anOrderItem('i4', inGroup('g')),
  ]
  const { text, html } = await letterOn(anOrder({ items }), { event: 'confirm' })
  expect(text.match(/1 × Brera\n52-18-145, Havanna: /g)).toHaveLength(2)
  expect(text).toContain('2 × Tinta Day\n30 Stück, Blau: ')
  expect(html.match(/white-space:pre-line">1 × Brera\n52-18-145, Havanna<\/td>/g)).toHaveLength(2)
  expect(html).toMatch(/white-space:pre-line">2 × Tinta Day\n30 Stück, Blau<\/td>/)
})
