import { describe, expect, test } from 'vitest'
import type { FieldSet, GroupSet } from '#domain/catalogue/attribute.ts'
import { isSoldInPack, responsibleParty, fieldSetRows, usps } from '#domain/catalogue/advanced-attribute.ts'
import { advancedOf } from '#tests/support/goods.ts'

const group = (fieldSet: FieldSet[][], groupSet: GroupSet[] = []): GroupSet => ({ fieldSet, groupSet })

test('nested groups are flattened in their order', () => {
  const values = [group([[{ n: 1 }, { n: 2 }], [{ n: 3 }]], [group([[{ n: 4 }]], [group([[{ n: 5 }]])])])]
  const rows = fieldSetRows(
    { rxBaseUsp: { id: 1, key: 'rxBaseUsp', label: '', type: null, values } },
    'rxBaseUsp',
  )
  expect(rows.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
  expect(fieldSetRows(undefined, 'rxBaseUsp')).toEqual([])
})

describe('who is responsible for a product', () => {
  const WHOLE = {
    name: 'Nordhof',
    addressFull: 'Kai 1',
    mail: 'post@nordhof.example',
    contactForm: 'https://x',
  }

  test.each([
    [WHOLE, { name: 'Nordhof', address: 'Kai 1', mail: WHOLE.mail, contactForm: 'https://x' }],
    [{ name: 'Nordhof' }, { name: 'Nordhof', address: '', mail: null, contactForm: null }],
    [
      { ...WHOLE, mail: '', contactForm: null },
      { name: 'Nordhof', address: 'Kai 1', mail: null, contactForm: null },
    ],
    [{ ...WHOLE, name: '' }, null],
    [{ addressFull: 'Kai 1' }, null],
  ])('%o is %o', (row, expected) => {
    expect(
      responsibleParty(advancedOf({ accountableManufacturer: [row] }), 'accountableManufacturer'),
    ).toEqual(expected)
    expect(responsibleParty(advancedOf({ accountableManufacturer: [row] }), 'responsibleImporter')).toBeNull()
  })
})

test('the advantages of a product: the base list before the additional ones, none without text', () => {
  const attributes = advancedOf({
    rxOnTopUsp: [{ icon: null, label: 'Entspiegelt' }],
    rxBaseUsp: [{ icon: 'leaf', label: 'Leicht' }, { icon: 'x', label: null }, { label: 'Hart' }],
  })
  expect(usps(attributes)).toEqual([
    { icon: 'leaf', label: 'Leicht' },
    { icon: '', label: 'Hart' },
    { icon: '', label: 'Entspiegelt' },
  ])
  expect(usps(undefined)).toEqual([])
})

describe('a package', () => {
  const attributes = advancedOf({
    availablePackageSizes: [
      { country: 'DE', count: 90 },
      { country: 'DE', count: '30' },
      { country: 'CH', count: 6 },
      { country: 'DE', count: 'viele' },
      { country: 'DE' },
    ],
  })
  test.each([
    ['DE', 90, true],
    ['DE', 30, true],
    ['DE', 6, false],
    ['CH', 6, true],
    ['IT', 30, false],
  ])('in %s of %i is sold: %s', (country, count, expected) => {
    expect(isSoldInPack(attributes, country, count)).toBe(expected)
  })

  test('is sold everywhere where no country is named', () => {
    expect(isSoldInPack(undefined, 'IT', 90)).toBe(true)
  })
})
