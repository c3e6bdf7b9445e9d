import { describe, expect, test } from 'vitest'
import type { AttributeGroup } from '#domain/catalogue/attribute.ts'
import { rxPartsOf } from '#domain/prescription/rx-part.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'

const inColour = (value: string, label: string): { lensColor: AttributeGroup } => ({
  lensColor: {
    id: 1,
    key: 'lensColor',
    label: 'Farbe',
    type: null,
    multiSelect: false,
    values: { value, label },
  },
})
const part = (customData: Record<string, unknown>, ...keys: string[]) =>
  rxPartsOf(
    aProduct(5, {
      name: 'Gläser',
      masterKey: 'm',
      customData,
      variants: keys.map((referenceKey, index) => aVariant(index + 1, { referenceKey })),
    }),
  )

describe('the parts of a product', () => {
  test('are one for each variant, with its price', () => {
    const product = aProduct(5, {
      name: 'Dünn',
      masterKey: 'index',
      customData: { rxPart: 'index', indexKey: 'index_ch' },
    })
    const variants = [aVariant(7, { referenceKey: 'index_ch_compact' })]
    expect(rxPartsOf({ ...product, variants })).toEqual([
      {
        kind: 'index',
        index: { tier: 'standard', key: 'index_ch', index: 1.6 },
        form: 'compact',
        diameter: null,
        centreThickness: null,
        masterKey: 'index',
        referenceKey: 'index_ch_compact',
        productId: product.id,
        variantId: 7,
        name: 'Dünn',
        price: variants[0]?.price,
        stock: variants[0]?.stock,
      },
    ])
  })

  test.each<[string, Record<string, unknown>, object]>([
    ['rx-office', { rxPart: 'lensType', design: 'office' }, { kind: 'lensType', design: 'office' }],
    [
      'rx-low',
      { rxPart: 'lensType', design: 'progressive', minFittingHeight: 17, minFittingHeightCompact: 13 },
      { leastHeights: { normal: 17, short: 13 } },
    ],
    [
      'rx-wrong',
      { rxPart: 'lensType', design: 'progressive', minFittingHeight: '17', minFittingHeightCompact: -1 },
      { leastHeights: { normal: 18, short: 14 } },
    ],
    [
      'index_cr',
      { rxPart: 'index', indexKey: 'index_cr' },
      { kind: 'index', form: '', diameter: null, centreThickness: null },
    ],
    ['index_cr', { rxPart: 'index', indexKey: 'index_cr', diameter: 70 }, { kind: 'index', diameter: 70 }],
    [
      'index_cr',
      { rxPart: 'index', indexKey: 'index_cr', centreThickness: 1.8 },
      { kind: 'index', centreThickness: 1.8 },
    ],
    [
      'rx-tint',
      { rxPart: 'tint', tintingType: 'mirror' },
      { kind: 'tint', tintingType: 'mirror', color: null, filter: null },
    ],
    [
      'rx-tint',
      { rxPart: 'tint', tintingType: 'gradient', filterCategory: 2 },
      { filter: { category: 2, from: 0.18, to: 0.43 } },
    ],
    ['rx-tint', { rxPart: 'tint', tintingType: 'gradient', filterCategory: 7 }, { filter: null }],
    [
      'rx-tint',
      { rxPart: 'tint', tintingType: 'gradient', transmittance: 0.3 },
      { filter: { category: 2, from: 0.3, to: 0.3 } },
    ],
    ['rx-coating', { rxPart: 'coating' }, { kind: 'coating', coating: null }],
    ['rx-hard', { rxPart: 'coating', coating: 'hard' }, { kind: 'coating', coating: 'hard' }],
    ['rx-gold', { rxPart: 'coating', coating: 'gold' }, { kind: 'coating', coating: null }],
    ['service', { rxPart: 'service' }, { kind: 'service' }],
  ])('%s', (key, customData, expected) => expect(part(customData, key)).toMatchObject([expected]))

  test.each<[string, Record<string, unknown>, string]>([
    ['custom data', {}, 'a'],
    ['a part that we know', { rxPart: 'engraving' }, 'a'],
    ['a design that we know', { rxPart: 'lensType', design: 'bifocal' }, 'a'],
    ['an index that we know', { rxPart: 'index', indexKey: 'index_zz' }, 'index_zz'],
    ['a form that we know', { rxPart: 'index', indexKey: 'index_ch' }, 'index_ch_gold'],
    ['a tinting type that we know', { rxPart: 'tint', tintingType: 'rainbow' }, 'a'],
  ])('none without %s', (_, customData, key) => expect(part(customData, key)).toEqual([]))

  test('none without variants', () => {
    const { variants: _, ...product } = aProduct(5, { customData: { rxPart: 'coating' } })
    expect(rxPartsOf(product)).toEqual([])
  })

  test('in several colours are named by them', () => {
    const customData = { rxPart: 'tint', tintingType: 'tinted' }
    const plain = aVariant(3, { referenceKey: 'p', attributes: inColour('brown', 'Braun') })
    const brown = aVariant(1, { referenceKey: 'b', attributes: inColour('brown', 'Braun') })
    const grey = aVariant(2, { referenceKey: 'g', attributes: inColour('grey', 'Grau') })
    const names = (...variants: (typeof brown)[]) =>
      rxPartsOf(aProduct(5, { name: 'Getönt', referenceKey: 'p', customData, variants })).map(
        ({ name }) => name,
      )
    expect(names(brown, grey)).toEqual(['Getönt, braun', 'Getönt, grau'])
    expect(names(plain)).toEqual(['Getönt'])
  })
})
