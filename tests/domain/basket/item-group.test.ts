import { expect, test } from 'vitest'
import { isGlassesGroup } from '#domain/basket/item-group.ts'
import { aFrame, anItem, inGroup, someLenses } from '#tests/support/basket-items.ts'
import { aProduct, attributesOf, aVariant } from '#tests/support/goods.ts'

const frame = anItem('i1', { ...inGroup('g', true), product: aFrame })
const called = (key: string) => ({ ...inGroup('g'), variant: aVariant(9, { referenceKey: key }) })
const lenses = anItem('i2', { ...called('index'), product: someLenses })
const service = anItem('i3', { ...inGroup('g'), product: aProduct(3, { customData: { rxPart: 'service' } }) })
const tint = anItem('i3', { ...called('tint'), product: aProduct(3, { customData: { rxPart: 'tint' } }) })
const configurationItems = ['index', 'tint'].map((key) => ({ masterKey: key, referenceKey: key }))
const configured = { ...frame, customData: { configurationItems } }
const cheaper = { ...lenses, variant: aVariant(8, { referenceKey: 'cheap' }) }
const optional = { ...lenses, itemGroup: { id: 'g', isMainItem: false, isRequired: false } }
const pack = aProduct(3, { attributes: attributesOf({ numberOfLenses: '30' }) })

test.each([
  ['a frame with its lenses', [frame, lenses], true],
  ['a frame with lenses and a service', [frame, lenses, service], true],
  ['a frame with tinted lenses', [frame, tint], true],
  ['lenses before their frame', [lenses, frame], true],
  ['a frame alone', [frame], false],
  ['lenses without a frame', [lenses, service], false],
  ['a frame with a service alone', [frame, service], false],
  ['a frame with lenses that may be left out', [frame, optional], false],
  ['a frame with all that it was configured with', [configured, lenses, tint], true],
  ['a frame without one of them', [configured, lenses], false],
  ['a frame with one of them twice', [configured, lenses, tint, { ...tint, key: 'i4' }], false],
  ['a frame with two pieces of one of them', [configured, lenses, { ...tint, quantity: 2 }], false],
  ['a frame with another in the place of one of them', [configured, cheaper, tint], false],
  ['a case as a part', [frame, lenses, anItem('i3', inGroup('g'))], false],
  ['a main item that is no frame', [anItem('i1', inGroup('g', true)), lenses], false],
  ['two main items', [frame, { ...frame, key: 'i4' }, lenses], false],
  ['a second frame as a part', [frame, anItem('i4', { ...inGroup('g'), product: aFrame })], false],
  ['contact lenses as a part', [frame, lenses, anItem('i3', { ...inGroup('g'), product: pack })], false],
] as const)('%s: %s', (_, members, is) => expect(isGlassesGroup([...members])).toBe(is))
