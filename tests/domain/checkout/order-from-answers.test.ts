import { describe, expect, test } from 'vitest'
import type { Answers } from '#domain/checkout/answers.ts'
import { orderFromAnswers } from '#domain/checkout/order-from-answers.ts'
import { minor } from '#domain/money/price.ts'
import { BRANCHES, checkoutChoices, VALID_ANSWERS } from '#tests/support/checkout.ts'

const orderOf = (answers: Answers) => orderFromAnswers(answers, 'DE', checkoutChoices(answers), BRANCHES)

test('valid answers give the address, the delivery and the payment', () =>
  expect(orderOf(VALID_ANSWERS)).toEqual({
    fees: [{ category: 'delivery', key: 'dhl-home', amount: { withTax: 490 } }],
    address: { shipping: HOME, billing: HOME, forward: null },
    carrierKey: 'DHL',
    collectionPoint: null,
    deliveryDate: null,
    paymentKey: 'creditcard',
    prescriptionRemark: null,
  }))

test('where nothing is paid it is recorded as paid later', () => {
  const { delivery } = checkoutChoices(VALID_ANSWERS)
  const free = { ...delivery, fee: minor(0) }
  expect(orderFromAnswers(VALID_ANSWERS, 'DE', { delivery: free, payment: null }, BRANCHES)).toMatchObject({
    fees: [],
    paymentKey: 'accounting',
  })
})

const HOME = {
  recipient: { firstName: 'Johanna', lastName: 'Petersen' },
  street: 'Bismarckstraße 84',
  houseNumber: '',
  zipCode: '20259',
  city: 'Hamburg',
  countryCode: 'DE',
}

test('a bill has its own address', () =>
  expect(
    orderOf({
      ...VALID_ANSWERS,
      billing: 'other',
      'billing.country': 'IT',
      'billing.company': 'Ottica Rossi',
      'billing.taxNumber': '12345678903',
      'billing.firstName': 'Ada',
      'billing.lastName': 'Rossi',
      'billing.street': 'Via Roma 1',
      'billing.zip': '39100',
      'billing.city': 'Bolzano',
      'billing.province': 'BZ',
    }).address.billing,
  ).toEqual({
    recipient: { firstName: 'Ada', lastName: 'Rossi', company: 'Ottica Rossi', taxNumber: '12345678903' },
    street: 'Via Roma 1',
    houseNumber: '',
    zipCode: '39100',
    city: 'Bolzano (BZ)',
    countryCode: 'IT',
  }))

describe('a parcel for collection', () => {
  test.each([
    ['packstation', 'Packstation'],
    ['postfiliale', 'Postfiliale'],
  ])('from a %s has the number of the recipient', (kind, street) => {
    const { address, collectionPoint, carrierKey } = orderOf({
      ...VALID_ANSWERS,
      method: 'dhl-parcel-shop',
      'point.kind': kind,
      'point.customer': '1234567',
      'point.id': '145',
      'point.zip': '20095',
      'point.city': 'Hamburg',
    })
    expect([carrierKey, collectionPoint?.id]).toEqual(['DHL', '145'])
    expect(collectionPoint?.name).toBe(`${street} 145, 20095 Hamburg`)
    expect(address.forward).toMatchObject({
      additional: '1234567',
      street,
      houseNumber: '145',
      zipCode: '20095',
      city: 'Hamburg',
    })
  })

  test('from a branch travels with the main carrier', () => {
    const { address, collectionPoint, carrierKey } = orderOf({
      ...VALID_ANSWERS,
      method: 'branch',
      'point.branch': '1017',
    })
    expect(collectionPoint).toEqual({ id: '1017', type: 'branch', name: 'Köln, Ehrenstraße 41' })
    expect(orderOf({ ...VALID_ANSWERS, method: 'branch', 'point.branch': '1017' }).deliveryDays).toBe(1)
    expect([carrierKey, address.shipping.city]).toEqual(['DHL', 'Hamburg'])
    expect(address.forward).toEqual({
      recipient: { firstName: 'Johanna', lastName: 'Petersen' },
      houseNumber: '',
      countryCode: 'DE',
      street: 'Ehrenstraße 41',
      zipCode: '50672',
      city: 'Köln',
    })
  })
})

describe('a parcel for collection elsewhere', () => {
  test('goes to the named shop, with a phone number where it is known', () => {
    const { address, collectionPoint } = orderOf({
      ...VALID_ANSWERS,
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

  test('has no address before a branch is chosen', () => {
    const { address, collectionPoint } = orderOf({
      ...VALID_ANSWERS,
      method: 'branch',
      'point.branch': 'de-atlantis',
    })
    expect([collectionPoint, address.forward]).toEqual([null, null])
  })
})

test('a remark is part of the order', () =>
  expect(orderOf({ ...VALID_ANSWERS, remark: 'Neue Werte seit Mai' }).prescriptionRemark).toBe(
    'Neue Werte seit Mai',
  ))

test('missing answers are empty', () =>
  expect(orderOf({ method: 'dhl-home', payment: 'creditcard' }).address.shipping).toEqual({
    recipient: { firstName: '', lastName: '' },
    street: '',
    houseNumber: '',
    zipCode: '',
    city: '',
    countryCode: 'DE',
  }))
