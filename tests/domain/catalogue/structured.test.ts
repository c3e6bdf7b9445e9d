import { describe, expect, test } from 'vitest'
import type { AdvancedAttributes, FieldSet, GroupSet } from '#domain/catalogue/attribute.ts'
import { packageSizes, responsible, rowsOf, usps } from '#domain/catalogue/structured.ts'

const group = (fieldSet: FieldSet[][], groupSet: GroupSet[] = []): GroupSet => ({ fieldSet, groupSet })

const advanced = (of: Record<string, FieldSet[]>): AdvancedAttributes =>
  Object.fromEntries(
    Object.entries(of).map(([key, rows]) => [
      key,
      { id: 1, key, label: key, type: null, values: [group([rows])] },
    ]),
  )

test('groups within groups lie flat, in their order', () => {
  const values = [group([[{ n: 1 }, { n: 2 }], [{ n: 3 }]], [group([[{ n: 4 }]], [group([[{ n: 5 }]])])])]
  const rows = rowsOf({ rxBaseUsp: { id: 1, key: 'rxBaseUsp', label: '', type: null, values } }, 'rxBaseUsp')
  expect(rows.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
  expect(rowsOf(undefined, 'rxBaseUsp')).toEqual([])
})

describe('who answers for a product', () => {
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
    expect(responsible(advanced({ accountableManufacturer: [row] }), 'accountableManufacturer')).toEqual(
      expected,
    )
    expect(responsible(advanced({ accountableManufacturer: [row] }), 'responsibleImporter')).toBeNull()
  })
})

test('what speaks for a product: the base before what comes on top, nothing without words', () => {
  const attributes = advanced({
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

describe('package sizes', () => {
  const attributes = advanced({
    availablePackageSizes: [
      { country: 'DE', count: 90 },
      { country: 'DE', count: '30' },
      { country: 'CH', count: 6 },
      { country: 'DE', count: 0 },
      { country: 'DE', count: 'viele' },
      { country: 'DE' },
    ],
  })
  test.each([
    ['DE', [30, 90]],
    ['CH', [6]],
    ['IT', []],
  ])('of %s are %j', (country, expected) => {
    expect(packageSizes(attributes, country)).toEqual(expected)
  })
})
