import { expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { lineView, plainDetails } from '#domain/basket/line-view.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { anImage, aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'

test('a line without a brand has its name, and every chosen option', () => {
  const option = (label: string) => ({ key: label, label, value: '1' })
  const displayData = { 'attribute-1': option('A'), 'attribute-2': option('B'), 'attribute-3': option('C') }
  expect(lineView(anItem('i7', { displayData }))).toMatchObject({
    title: 'Model 7',
    details: ['A: 1', 'B: 1', 'C: 1'],
  })
})

test('a line has its brand and its chosen options', () => {
  const attributes = attributesOf({ brand: 'Alba', frameColor: 'Havana' })
  const chosen = { key: 'left', label: 'Links', value: '−2,00' }
  const line = lineView(
    anItem('i7', { product: aProduct(7, { attributes }), displayData: { 'attribute-1': chosen } }),
  )
  expect(line).toMatchObject({
    title: 'Alba Model 7',
    image: null,
    details: ['Havana', 'Links: −2,00'],
    path: expect.stringMatching(/^\/p\/.*7/),
  })
})

const measured = attributesOf({ lensWidth: '52', bridgeWidth: '18', templeLength: '145', rimType: 'full' })

test.each<[string, BasketItem, object]>([
  [
    'glasses by the measures of their variant',
    anItem('i7', {
      product: aProduct(7, { attributes: attributesOf({ rimType: 'full' }) }),
      variant: aVariant(7, { attributes: measured }),
    }),
    { notation: { lens: 52, bridge: 18, temple: 145 }, details: [] },
  ],
  [
    'glasses by those of the product',
    anItem('i7', { product: aProduct(7, { attributes: measured }) }),
    { notation: { lens: 52, bridge: 18, temple: 145 }, details: [] },
  ],
  [
    'glasses of an order that stores no more than their measures',
    anItem('i7', {
      variant: aVariant(7, {
        attributes: attributesOf({ lensWidth: '52', bridgeWidth: '18', templeLength: '140', shopSize: 'S' }),
      }),
    }),
    { notation: { lens: 52, bridge: 18, temple: 140 }, details: [] },
  ],
  [
    'contact lenses by how many are in a pack',
    anItem('i7', { product: aProduct(7, { attributes: attributesOf({ quantityPerUnit: '30' }) }) }),
    { notation: null, details: ['30'] },
  ],
  [
    'other things by their size and picture',
    anItem('i7', {
      product: aProduct(7, { images: [anImage('a1')] }),
      variant: aVariant(7, { attributes: attributesOf({ shopSize: 'M' }) }),
    }),
    { notation: null, details: ['M'], image: 'a1' },
  ],
])('the details of %s', (_, item, read) => expect(lineView(item)).toMatchObject(read))

test.each([
  ['one of several tints, by its colour', 'rx-tint-tinted-brown', { lensColor: 'Braun' }, 'Model 7, braun'],
  ['the only one', 'rx-tint-tinted', { lensColor: 'Klar' }, 'Model 7'],
  ['one without a colour', 'index_cr_nocoat', {}, 'Model 7'],
])('a part of glasses has no brand: %s', (_, referenceKey, colour, title) => {
  const product = aProduct(7, {
    referenceKey: 'rx-tint-tinted',
    attributes: attributesOf({ brand: 'Veduta' }),
    customData: { rxPart: 'tint' },
  })
  const variant = { ...aVariant(7, { attributes: attributesOf(colour) }), referenceKey }
  expect(lineView(anItem('i7', { product, variant })).title).toBe(title)
})

test('plain text has the measures before the other details', () => {
  const attributes = attributesOf({ frameColor: 'Havana' })
  const line = anItem('i7', {
    product: aProduct(7, { attributes }),
    variant: aVariant(7, { attributes: measured }),
  })
  expect(plainDetails(lineView(line))).toEqual(['52-18-145', 'Havana'])
  expect(plainDetails(lineView(anItem('i7')))).toEqual([])
})

test('a pair of glasses is pictured in its tint, where it has a picture', () => {
  const inGroup = (isMainItem: boolean) => ({ itemGroup: { id: 'pair', isMainItem, isRequired: true } })
  const tint = anItem('i8', {
    ...inGroup(false),
    product: aProduct(8, { customData: { rxPart: 'tint', tintingType: 'gradient' } }),
    variant: aVariant(8, { attributes: attributesOf({ lensColor: 'green' }) }),
  })
  const pictured = aProduct(7, { images: [anImage('a1b2')] })
  const frame = anItem('i7', { ...inGroup(true), product: pictured })
  expect(lineView(frame, [frame, tint]).image).toBe('a1b2?tint=gradient-green')
  expect(lineView(frame).image).toBe('a1b2')
  expect(lineView(anItem('i7', inGroup(true)), [tint]).image).toBeNull()
})
