import { expect, test } from 'vitest'
import { estimateFor, slowestOf } from '#domain/delivery/estimate.ts'

const estimates = { contactLens: { from: 1, to: 3 } }

test.each([
  ['its own', estimates, 'contactLens', { from: 1, to: 3 }],
  ['two to four days', estimates, 'sunglasses', { from: 2, to: 4 }],
  ['two to four days', estimates, null, { from: 2, to: 4 }],
  ['two to four days', undefined, 'contactLens', { from: 2, to: 4 }],
] as const)('a product has %s', (_, given, type, expected) => {
  expect(estimateFor(given, type)).toEqual(expected)
})

test.each([
  [[], { from: 2, to: 4 }],
  [[{ from: 1, to: 3 }], { from: 1, to: 3 }],
  [
    [
      { from: 1, to: 9 },
      { from: 3, to: 4 },
    ],
    { from: 3, to: 9 },
  ],
])('of %j the slowest is %j', (given, expected) => {
  expect(slowestOf(given)).toEqual(expected)
})
