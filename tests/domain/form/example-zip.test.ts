import { expect, test } from 'vitest'
import { BILLING_COUNTRIES } from '#domain/checkout/address-field.ts'
import { exampleZip } from '#domain/form/example-zip.ts'
import { zip } from '#domain/form/zip.ts'

test.each(BILLING_COUNTRIES)('the example for %s is valid', (country) =>
  expect(zip(country)(exampleZip(country))).toBeNull(),
)
