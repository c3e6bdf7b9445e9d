import { expect, test } from 'vitest'
import { isCity } from '#domain/form/city.ts'

test.each([
  ['Köln', true],
  ['Praha 10', true],
  ["L'Aquila", true],
  ['80331', false],
  ['80331 München', false],
  ['110 00 Praha', false],
  ['00-950 Warszawa', false],
  ['12', false],
  ['-', false],
])('%j may be a town: %s', (value, isOne) => expect(isCity(value)).toBe(isOne))
