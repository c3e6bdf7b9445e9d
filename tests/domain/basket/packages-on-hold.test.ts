import { expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { packagesOnHold } from '#domain/basket/packages-on-hold.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { aProduct } from '#tests/support/goods.ts'

const VALUES = { right: { sphere: -2, pd: 32 }, left: { sphere: -1.5, pd: 31.5 } }
const WITHOUT_PD = { right: { sphere: -2 }, left: { sphere: -1.5 } }

const frame = (customData: BasketItem['customData']): BasketItem =>
  anItem('i1', { ...inGroup('g', true), packageId: 2, customData: { lensType: 'type_ei', ...customData } })
const lenses = (design: string, group = 'g'): BasketItem =>
  anItem('i2', {
    ...inGroup(group, false),
    packageId: 2,
    product: aProduct(9, { customData: { rxPart: 'lensType', design } }),
  })
const stocked = anItem('i3', { packageId: 1 })

test.each<[string, BasketItem[], number[]]>([
  ['with values does not wait', [frame({ prescriptionValues: VALUES }), lenses('single-vision')], []],
  ['whose values follow waits for them', [frame({}), lenses('single-vision')], [2]],
  ['without a pupil distance waits for it', [frame({ prescriptionValues: WITHOUT_PD })], [2]],
  [
    'whose slip is to be seen waits for it',
    [frame({ prescriptionValues: VALUES, valuesToBeConfirmed: true })],
    [2],
  ],
  ['for the office waits for its distances', [frame({ prescriptionValues: VALUES }), lenses('office')], [2]],
  [
    'beside one for the office does not wait',
    [frame({ prescriptionValues: VALUES }), lenses('office', 'h')],
    [],
  ],
  ['without power does not wait', [frame({ lensType: 'type_none' })], []],
])('a pair %s', (_, items, onHold) => expect([...packagesOnHold([stocked, ...items])]).toEqual(onHold))
