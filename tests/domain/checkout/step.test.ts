import { expect, test } from 'vitest'
import { furthestStep, isStep, resolveStep, type Step, stepAfter, stepsOf } from '#domain/checkout/step.ts'

test.each<[Step[], Step]>([
  [[], 'address'],
  [['address'], 'delivery'],
  [['address', 'payment'], 'delivery'],
  [['address', 'delivery', 'payment'], 'review'],
  [['address', 'delivery', 'payment', 'review'], 'review'],
])('with %j answered %s is open', (answered, step) =>
  expect(furthestStep((each) => answered.includes(each))).toBe(step),
)

test.each([
  ['address', true],
  ['review', true],
  ['nonsense', false],
])('%s is a step: %s', (name, is) => expect(isStep(name)).toBe(is))

test.each<[string | null, Step, Step]>([
  [null, 'payment', 'payment'],
  ['address', 'payment', 'address'],
  ['review', 'payment', 'payment'],
  ['payment', 'payment', 'payment'],
  ['nonsense', 'delivery', 'delivery'],
])('a request for %s while %s is open shows %s', (wished, open, shown) =>
  expect(resolveStep(wished, open, true)).toBe(shown),
)

test.each<[Step, Step]>([
  ['address', 'delivery'],
  ['delivery', 'payment'],
  ['payment', 'review'],
  ['review', 'review'],
])('%s is followed by %s', (step, next) => expect(stepAfter(step, true)).toBe(next))

test('where nothing is paid nobody is asked how', () => {
  expect(stepsOf(false)).toEqual(['address', 'delivery', 'review'])
  expect(stepAfter('delivery', false)).toBe('review')
  expect(resolveStep('payment', 'review', false)).toBe('review')
})
