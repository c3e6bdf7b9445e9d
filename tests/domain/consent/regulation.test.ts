import { expect, test } from 'vitest'
import { regulationOf } from '#domain/consent/regulation.ts'

test.each([
  ['CH', 'DSGLPD'],
  ['DE', 'GDPR'],
  ['AT', 'GDPR'],
  ['PL', 'GDPR'],
  ['CZ', 'GDPR'],
  ['IT', 'GDPR'],
])('in %s consent follows %s', (country, law) => expect(regulationOf(country)).toBe(law))
