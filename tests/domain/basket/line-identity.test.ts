import { describe, expect, test } from 'vitest'
import { joinEyes, lineIdentity } from '#domain/basket/line-identity.ts'
import { inGroup } from '#tests/support/basket-items.ts'

const forEyes = (right: object, left: object) => ({ customData: { prescriptionValues: { right, left } } })
const weak = { sphere: -2 }
const strong = { sphere: -3 }

describe('the identity of a line', () => {
  test.each([
    ['goods', {}, ''],
    ['goods with other data', { customData: { origin: 'listing' } }, ''],
    ['a group', { ...inGroup('g1', true), ...forEyes(weak, strong) }, 'g1'],
    ['values of no eye', forEyes({}, {}), ''],
  ])('of %s', (_, line, identity) => expect(lineIdentity(line)).toBe(identity))

  test('includes how often it comes', () => {
    const subscriptionDefinition = { subscriptionInterval: '3', subscriptionDeliveryDate: 12 }
    expect(lineIdentity({ customData: { subscriptionDefinition } })).toBe(' every 3 on 12')
  })

  test.each([
    ['one lens for the other eye', forEyes(weak, {}), forEyes({}, weak), true],
    ['one lens for both eyes', forEyes(weak, {}), forEyes(weak, weak), true],
    ['other values', forEyes(weak, {}), forEyes(strong, {}), false],
    ['no values', forEyes(weak, {}), {}, false],
  ])('is the same for %s', (_, one, other, isSame) =>
    expect(lineIdentity(one) === lineIdentity(other)).toBe(isSame),
  )
})

describe('more of a lens', () => {
  test.each([
    ['for the other eye', forEyes(weak, {}), forEyes({}, weak), forEyes(weak, weak)],
    ['for the same eye', forEyes(weak, {}), forEyes(weak, {}), {}],
    ['for one of two eyes', forEyes(weak, weak), forEyes({}, weak), {}],
    ['without values', {}, {}, {}],
    ['beside goods without values', {}, forEyes(weak, {}), {}],
  ])('%s', (_, line, added, joined) => expect(joinEyes(line, added)).toEqual(joined))

  test('leaves all other data of the line', () => {
    const line = { customData: { ...forEyes(weak, {}).customData, shopId: 1 } }
    expect(joinEyes(line, forEyes({}, weak)).customData).toMatchObject({ shopId: 1 })
  })
})
