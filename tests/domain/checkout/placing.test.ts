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

describe('a parcel that is fetched elsewhere', () => {
  test('is called for at the shop that was named, by phone where it is known', () => {
    const { address, collectionPoint } = say({
      ...RIGHT,
      'delivery.phone': '+49 40 123456',
      'delivery.additional': 'Hinterhaus',
      method: 'dhl-parcel-shop',
      'point.id': 'Kiosk Meyer',
      'point.zip': '20095',
      'point.city': 'Hamburg',
    })
    expect(collectionPoint?.name).toBe('Kiosk Meyer, 20095 Hamburg')
    expect(address.shipping.additional).toBe('Hinterhaus')
    expect(address.forward).toMatchObject({ street: 'Kiosk Meyer', houseNumber: '', phone: '+49 40 123456' })
  })

  test('is nowhere while no branch is chosen', () => {
    const { address, collectionPoint } = say({ ...RIGHT, method: 'branch', 'point.branch': 'de-atlantis' })
    expect([collectionPoint, address.forward]).toEqual([null, null])
  })
})

test('a remark goes along with the order', () =>
  expect(say({ ...RIGHT, remark: 'Neue Werte seit Mai' }).prescriptionRemark).toBe('Neue Werte seit Mai'))

test('what was not said is empty', () =>
  expect(say({ method: 'dhl-home', payment: 'creditcard' }).address.shipping).toEqual({
    recipient: { firstName: '', lastName: '' },
    street: '',
    houseNumber: '',
    zipCode: '',
    city: '',
    countryCode: 'DE',
  }))
