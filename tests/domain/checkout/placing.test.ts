import { describe, expect, test } from 'vitest'
import type { Answers } from '#domain/checkout/answers.ts'
import { answered } from '#domain/checkout/placing.ts'
import { checkoutChoices, RIGHT } from '#tests/support/checkout.ts'

const say = (answers: Answers) => answered(answers, 'DE', checkoutChoices(answers))

test('right answers say where to, by whom and how it is paid', () =>
  expect(say(RIGHT)).toEqual({
    fees: [{ category: 'delivery', key: 'dhl-home', amount: { withTax: 490 } }],
    address: { shipping: HOME, billing: HOME, forward: null },
    carrierKey: 'DHL',
    collectionPoint: null,
    deliveryDate: null,
    paymentKey: 'creditcard',
    prescriptionRemark: null,
  }))

const HOME = {
  recipient: { firstName: 'Johanna', lastName: 'Petersen' },
  street: 'Bismarckstraße 84',
  houseNumber: '',
  zipCode: '20259',
  city: 'Hamburg',
  countryCode: 'DE',
}

test('a bill goes where it was asked to', () =>
  expect(
    say({
      ...RIGHT,
      billing: 'other',
      'billing.country': 'IT',
      'billing.company': 'Ottica Rossi',
      'billing.firstName': 'Ada',
      'billing.lastName': 'Rossi',
      'billing.street': 'Via Roma 1',
      'billing.zip': '39100',
      'billing.city': 'Bolzano',
      'billing.province': 'BZ',
    }).address.billing,
  ).toEqual({
    recipient: { firstName: 'Ada', lastName: 'Rossi', company: 'Ottica Rossi' },
    street: 'Via Roma 1',
    houseNumber: '',
    zipCode: '39100',
    city: 'Bolzano (BZ)',
    countryCode: 'IT',
  }))

describe('a parcel that is fetched', () => {
  test('from a Packstation has the number of who fetches it', () => {
    const { address, collectionPoint, carrierKey } = say({
      ...RIGHT,
      method: 'dhl-parcel-shop',
      'point.customer': '1234567',
      'point.id': '145',
      'point.zip': '20095',
      'point.city': 'Hamburg',
    })
    expect([carrierKey, collectionPoint?.id]).toEqual(['DHL', '145'])
    expect(address.forward).toMatchObject({
      additional: '1234567',
      street: 'Packstation',
      houseNumber: '145',
      zipCode: '20095',
    })
  })

  test('from a branch goes there with whoever carries most', () => {
    const { address, collectionPoint, carrierKey } = say({
      ...RIGHT,
      method: 'branch',
      'point.branch': 'de-koeln',
    })
    expect(collectionPoint).toEqual({ id: 'de-koeln', type: 'branch', name: 'Köln, Ehrenstraße 41' })
    expect(say({ ...RIGHT, method: 'branch', 'point.branch': 'de-koeln' }).deliveryDays).toBe(1)
    expect([carrierKey, address.forward?.city, address.shipping.city]).toEqual(['DHL', 'Köln', 'Hamburg'])
  })
})
