import { expect, test } from 'vitest'
import { BILLING_COUNTRIES } from '#domain/checkout/address-field.ts'
import { exampleZip } from '#domain/checkout/example-zip.ts'
import { zip } from '#domain/form/zip.ts'

test.each(BILLING_COUNTRIES)('the example for %s is right', (country) =>
  expect(zip(country)(exampleZip(country))).toBeNull(),
)
