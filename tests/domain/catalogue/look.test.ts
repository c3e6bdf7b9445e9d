import { expect, test } from 'vitest'
import { lookOf } from '#domain/catalogue/look.ts'
import { attributesOf } from '#tests/support/goods.ts'

test.each([
  [
    { frameColor: 'Gold', lensColor: 'Grün', frameShape: 'Panto' },
    { colour: 'Gold', shape: 'Panto' },
  ],
  [{ merchandiseColor: 'Braun' }, { colour: 'Braun', shape: null }],
  [{ frameShape: 'Panto' }, { colour: null, shape: 'Panto' }],
  [{}, { colour: null, shape: null }],
])('goods with %j look like %j', (attributes, look) => expect(lookOf(attributesOf(attributes))).toEqual(look))

test('goods without attributes look like nothing that is known', () =>
  expect(lookOf(undefined)).toEqual({ colour: null, shape: null }))
