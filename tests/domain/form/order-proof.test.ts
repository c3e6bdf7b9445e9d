import { expect, test } from 'vitest'
import { readOrderProof } from '#domain/form/order-proof.ts'

test.each([
  [' anna@example.org ', { email: 'anna@example.org' }],
  ['10115', { zip: '10115' }],
  ['SW1A 1AA', { zip: 'SW1A 1AA' }],
  ['1'.repeat(30), { zip: '1'.repeat(20) }],
  ['  ', null],
])('%j is read as %j', (typed, proof) => expect(readOrderProof(typed)).toEqual(proof))
