import { expect, test } from 'vitest'
import { mistakesAgain, wrongOf } from '#domain/configurator/mistakes-again.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'

const context = { fromOrder: null, isSignedIn: false } as unknown as ConfiguratorContext
const NUMBER = { 'order.number': '1234 5678901 2' }
const UNPROVEN = [{ name: 'order.email', kind: 'required' }] as const

test.each([
  ['a step that was not sent has none', null, NUMBER, false, []],
  ['without a proof, one is missing', '1', NUMBER, false, UNPROVEN],
  [
    'with one, the order is not known',
    'not-found',
    NUMBER,
    false,
    [{ name: 'order.number', kind: 'not-found' }],
  ],
  [
    'an order that was asked for too often',
    'too-many-requests',
    NUMBER,
    false,
    [{ name: 'order.number', kind: 'too-many-requests' }],
  ],
  [
    'a customer without a proof, too often',
    'too-many-requests',
    NUMBER,
    true,
    [{ name: 'order.number', kind: 'too-many-requests' }],
  ],
  ['an address that says anything else', 'never', NUMBER, false, UNPROVEN],
  [
    'what is no number stays none',
    'not-found',
    { 'order.number': '12' },
    false,
    [{ name: 'order.number', kind: 'validation-failed' }, ...UNPROVEN],
  ],
] as const)('%s', (_, wrong, answers, isSignedIn, mistakes) => {
  expect(mistakesAgain(wrong, 'order', answers, { ...context, isSignedIn })).toEqual(mistakes)
})

test.each([
  [[], '1'],
  [UNPROVEN, '1'],
  [[{ name: 'order.number', kind: 'not-found' }], 'not-found'],
  [[{ name: 'order.number', kind: 'too-many-requests' }], 'too-many-requests'],
] as const)('the address says of %j: %s', (mistakes, wrong) => {
  expect(wrongOf(mistakes)).toBe(wrong)
})
