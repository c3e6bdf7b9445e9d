import { describe, expect, test } from 'vitest'
import { addressFields, type AddressPart } from '#domain/checkout/address-field.ts'
import { deliveryMethods } from '#domain/delivery/carrier.ts'
import { deliveryFields } from '#domain/delivery/delivery-field.ts'
import { type ShopCountry, SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { AUTH_FORMS, type AuthForm } from '#domain/customer/auth-forms.ts'
import { personalForm, readPersonalForm } from '#domain/customer/personal-form.ts'
import { DECLARATION_FIELDS, type DeclarationKind, readDeclaration } from '#domain/declaration/declaration.ts'
import { validateForm } from '#domain/form/validate-form.ts'
import type { Rule } from '#domain/form/rule.ts'
import { BRANCHES } from '#tests/support/checkout.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { WRONG } from '#tests/support/wrong-values.ts'

const today = new Date('2026-11-21T12:00:00Z')
const isPhone = (number: string) => /^\+?[\d ]{6,}$/.test(number)
const POINT: Record<string, string> = { INPOST_PL: 'locker', ZASILKOVA: 'point' }

type Kinds = Partial<Record<string, string | undefined>>
/** Errors by field. */
type Ask = (typed: Record<string, string>) => Kinds

/** Every field of a form with its rules, and valid values. A field or a rule that the table lacks is a gap. */
function form(
  name: string,
  fields: readonly string[],
  ask: Ask,
  table: Record<string, [string, ...string[]]>,
) {
  describe(`the fields of ${name}`, () => {
    const right = Object.fromEntries(Object.entries(table).map(([field, [value]]) => [field, value]))
    test('has these fields, and accepts valid values', () => {
      expect([...fields].toSorted()).toEqual(Object.keys(table).toSorted())
      expect(Object.values(ask(right)).filter((kind) => kind !== undefined)).toEqual([])
    })
    const cases = Object.entries(table).flatMap(([field, [, ...kinds]]) =>
      kinds.flatMap((kind) => (WRONG[kind] ?? []).map((value) => [field, value, kind] as const)),
    )
    test.each(cases)('%s %j is wrong: %s', (field, value, kind) =>
      expect(ask({ ...right, [field]: value })).toMatchObject({ [field]: kind }),
    )
  })
}

const kindsOf = (faults: object): Kinds =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, fault.kind]))

const NAME: [string, ...string[]] = ['Anna', 'required', 'name', 'max-length']
const MAIL: [string, ...string[]] = ['anna@example.org', 'required', 'email']
const PASSWORD: [string, ...string[]] = ['Brille-im-Etui', 'required', 'password']

const ENTRIES: Record<AuthForm, Record<string, [string, ...string[]]>> = {
  signin: { email: MAIL, password: ['whatever', 'required'] },
  register: { firstName: NAME, lastName: NAME, email: MAIL, password: PASSWORD },
  guest: { firstName: NAME, lastName: NAME, email: MAIL },
  forgotten: { email: MAIL },
  reset: { password: PASSWORD, repeated: ['whatever', 'required'] },
  verify: { password: ['whatever'] },
}
for (const [name, table] of Object.entries(ENTRIES)) {
  const rules: Readonly<Record<string, readonly Rule[]>> = AUTH_FORMS[name as AuthForm]
  form(name, Object.keys(rules), (typed) => kindsOf(validateForm(typed, rules)), table)
}

form(
  'the data of a customer',
  Object.keys(personalForm(aCustomer({ id: '1' }))),
  (typed) => {
    const read = readPersonalForm({ ...personalForm(aCustomer({ id: '1' })), ...typed }, { today, isPhone })
    return read.ok ? {} : kindsOf(read.error)
  },
  {
    gender: ['f'],
    firstName: NAME,
    lastName: NAME,
    phone: ['+49 30 123456', 'phone'],
    birthDate: ['31.12.2001', 'date'],
  },
)

const DECLARATIONS: Record<DeclarationKind, Record<string, [string, ...string[]]>> = {
  withdrawal: {
    name: ['Anna Berg', 'required', 'max-length'],
    order: ['123456789012', 'required', 'order-number'],
    email: MAIL,
    goods: ['alles', 'max-length'],
    returnReason: ['fit'],
  },
  cancellation: {
    name: ['Anna Berg', 'required', 'max-length'],
    email: MAIL,
    contract: ['Abo 12', 'required', 'max-length'],
    manner: ['extraordinary'],
    reason: ['umgezogen', 'required', 'max-length'],
    end: ['31.12.2026', 'future-date'],
  },
}
for (const [kind, table] of Object.entries(DECLARATIONS))
  form(
    `a ${kind}`,
    DECLARATION_FIELDS[kind as DeclarationKind],
    (typed) => {
      const read = readDeclaration(kind as DeclarationKind, typed, today)
      return read.ok ? {} : kindsOf(read.error)
    },
    table,
  )

const ZIPS: Record<ShopCountry, string> = {
  DE: '50667',
  AT: '1010',
  CH: '8400',
  CZ: '110 00',
  PL: '00-950',
  IT: '39100',
}

function addressTable(part: AddressPart, country: ShopCountry): Record<string, [string, ...string[]]> {
  const needsPhone = country === 'CZ' || country === 'PL'
  return {
    ...(part === 'billing' && {
      country: ['DE', 'required', 'choice', 'max-length'],
      company: ['', 'max-length', 'plain-text', 'script'],
      taxNumber: ['', 'max-length', 'plain-text', 'tax-number'],
    }),
    firstName: NAME,
    lastName: NAME,
    street: ['Linsenweg 7a', 'required', 'max-length', 'plain-text', 'script'],
    additional: ['', 'max-length', 'plain-text', 'script'],
    zip: [ZIPS[country], 'required', 'zip', 'max-length'],
    city: ['Köln', 'required', 'max-length', 'plain-text', 'script', 'city'],
    ...(country === 'IT' && { province: ['BZ', 'required', 'province', 'max-length'] }),
    ...(part === 'delivery' && { phone: ['+420 777 123 456', ...(needsPhone ? ['required'] : []), 'phone'] }),
  }
}

for (const country of SHOP_COUNTRIES) {
  for (const part of ['delivery', 'billing'] as const) {
    const fields = addressFields(part, country, isPhone)
    form(
      `the ${part} address in ${country}`,
      fields.map(({ name }) => name),
      (typed) =>
        Object.fromEntries(fields.map(({ name, rule }) => [name, rule(typed[name] ?? '')?.kind] as const)),
      addressTable(part, country),
    )
  }
  for (const method of deliveryMethods(country).filter(({ kind }) => kind !== 'home')) {
    const fields = deliveryFields(method, country, BRANCHES)
    const isPackstation = country === 'DE' && method.carrier === 'DHL'
    form(
      `${method.key} in ${country}`,
      fields.map(({ name }) => name),
      (typed) =>
        Object.fromEntries(fields.map(({ name, rule }) => [name, rule(typed[name] ?? '')?.kind] as const)),
      method.kind === 'branch'
        ? { branch: ['1017', 'required', 'choice', 'max-length'] }
        : {
            ...(isPackstation && {
              kind: ['postfiliale', 'choice'],
              customer: ['12345678', 'required', 'post-number', 'max-length'],
            }),
            id: isPackstation
              ? ['145', 'required', 'packstation', 'max-length']
              : [
                  'WAW01A',
                  'required',
                  'max-length',
                  'plain-text',
                  'script',
                  POINT[method.carrier ?? ''] ?? 'pick-up-point',
                ],
            zip: [ZIPS[country], 'required', 'zip'],
            city: ['Köln', 'required', 'max-length', 'plain-text', 'script', 'city'],
          },
    )
  }
}
