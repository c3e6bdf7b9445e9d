import { expect, test } from 'vitest'
import { type AddressField, addressFields, type AddressPart } from '#domain/checkout/address-field.ts'
import type { ZipCountry } from '#domain/form/zip.ts'

const isPhone = (number: string) => /^\+?[\d ]{6,}$/.test(number)
const NAMES: AddressField[] = ['firstName', 'lastName', 'street', 'additional']

test.each<[AddressPart, ZipCountry, AddressField[]]>([
  ['delivery', 'DE', [...NAMES, 'zip', 'city', 'phone']],
  ['delivery', 'AT', [...NAMES, 'zip', 'city', 'phone']],
  ['delivery', 'CH', [...NAMES, 'zip', 'city', 'phone']],
  ['delivery', 'CZ', [...NAMES, 'zip', 'city', 'phone']],
  ['delivery', 'PL', [...NAMES, 'zip', 'city', 'phone']],
  ['delivery', 'IT', [...NAMES, 'zip', 'city', 'province', 'phone']],
  ['billing', 'FR', ['country', 'company', 'taxNumber', ...NAMES, 'zip', 'city']],
  ['billing', 'IT', ['country', 'company', 'taxNumber', ...NAMES, 'zip', 'city', 'province']],
])('a %s address in %s has %j', (part, country, fields) =>
  expect(addressFields(part, country, isPhone).map(({ name }) => name)).toEqual(fields),
)

test.each<[ZipCountry, AddressField[]]>([
  ['DE', ['additional', 'phone']],
  ['AT', ['additional', 'phone']],
  ['CH', ['additional', 'phone']],
  ['IT', ['additional', 'phone']],
  ['CZ', ['additional']],
  ['PL', ['additional']],
])('in %s the fields %j are optional', (country, fields) =>
  expect(
    addressFields('delivery', country, isPhone)
      .filter(({ isRequired }) => !isRequired)
      .map(({ name }) => name),
  ).toEqual(fields),
)

test.each<[ZipCountry, AddressField, string, string | undefined]>([
  ['DE', 'firstName', '', 'required'],
  ['DE', 'firstName', 'Anna-Theresia', undefined],
  ['DE', 'firstName', 'Анна', 'name'],
  ['DE', 'lastName', 'O’Hara', undefined],
  ['DE', 'lastName', 'x'.repeat(61), 'max-length'],
  ['DE', 'street', 'Bismarckstraße 84', undefined],
  ['DE', 'street', ' ', 'required'],
  ['DE', 'additional', '', undefined],
  ['DE', 'zip', '2025', 'zip'],
  ['AT', 'zip', '8020', undefined],
  ['AT', 'zip', '80200', 'zip'],
  ['CZ', 'zip', '11000', 'zip'],
  ['CZ', 'zip', '110 00', undefined],
  ['PL', 'zip', '00-950', undefined],
  ['IT', 'province', 'BZ', undefined],
  ['IT', 'province', 'XX', 'province'],
  ['IT', 'province', '', 'required'],
  ['DE', 'phone', '', undefined],
  ['DE', 'phone', 'keines', 'phone'],
  ['CZ', 'phone', '', 'required'],
  ['PL', 'phone', '+48 512 345 678', undefined],
])('in %s %s %j is %s', (country, name, value, kind) => {
  const field = addressFields('delivery', country, isPhone).find((each) => each.name === name)
  expect(field?.rule(value)?.kind).toBe(kind)
})

test.each([
  ['DE', undefined],
  ['NL', undefined],
  ['US', 'choice'],
  ['', 'required'],
])('a bill to %j is %s', (code, kind) =>
  expect(addressFields('billing', 'DE', isPhone)[0]?.rule(code)?.kind).toBe(kind),
)

test.each<[ZipCountry, string, string | undefined]>([
  ['PL', '', undefined],
  ['PL', '123-456-32-18', undefined],
  ['PL', '1234563219', 'tax-number'],
  ['CZ', 'cz 12345679', undefined],
  ['CZ', '1234563218', 'tax-number'],
])('a bill in %s with the tax number %j is %s', (country, number, kind) => {
  const field = addressFields('billing', country, isPhone).find(({ name }) => name === 'taxNumber')
  expect(field?.rule(number)?.kind).toBe(kind)
})

test.each<[AddressField, string, number, number]>([
  ['country', 'country', 6, 2],
  ['company', 'organization', 6, 60],
  ['taxNumber', 'off', 6, 30],
  ['firstName', 'given-name', 3, 60],
  ['lastName', 'family-name', 3, 60],
  ['street', 'address-line1', 6, 60],
  ['additional', 'address-line2', 6, 60],
  ['zip', 'postal-code', 2, 10],
  ['city', 'address-level2', 4, 60],
])(
  '%s is filled in as %s, %i of six columns wide, %i characters at most',
  (name, autocomplete, width, max) => {
    const field = addressFields('billing', 'DE', isPhone).find((each) => each.name === name)
    expect(field).toMatchObject({ autocomplete, width, maxLength: max })
  },
)

test('in Italy town and province share a line; a phone number has its own', () => {
  const fields = addressFields('delivery', 'IT', isPhone).slice(-4)
  expect(
    fields.map(({ name, autocomplete, width, maxLength }) => [name, autocomplete, width, maxLength]),
  ).toEqual([
    ['zip', 'postal-code', 2, 10],
    ['city', 'address-level2', 2, 60],
    ['province', 'address-level1', 2, 2],
    ['phone', 'tel', 6, 30],
  ])
})

test('a bill need not name a company or its tax number', () =>
  expect(addressFields('billing', 'DE', isPhone).map(({ name, isRequired }) => isRequired && name)).toEqual([
    'country',
    false,
    false,
    'firstName',
    'lastName',
    'street',
    false,
    'zip',
    'city',
  ]))
