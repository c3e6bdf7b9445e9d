import { expect, test } from 'vitest'
import { openStep, shownStep, type Step, stepAfter } from '#domain/checkout/step.ts'

test.each<[Step[], Step]>([
  [[], 'address'],
  [['address'], 'delivery'],
  [['address', 'payment'], 'delivery'],
  [['address', 'delivery', 'payment'], 'review'],
  [['address', 'delivery', 'payment', 'review'], 'review'],
])('with %j answered %s is open', (answered, step) =>
  expect(openStep((each) => answered.includes(each))).toBe(step),
)

test.each<[string | null, Step, Step]>([
  [null, 'payment', 'payment'],
  ['address', 'payment', 'address'],
  ['review', 'payment', 'payment'],
  ['payment', 'payment', 'payment'],
  ['nonsense', 'delivery', 'delivery'],
])('whoever wishes for %s while %s is open sees %s', (wished, open, shown) =>
  expect(shownStep(wished, open)).toBe(shown),
)

test.each<[Step, Step]>([
  ['address', 'delivery'],
  ['delivery', 'payment'],
  ['payment', 'review'],
  ['review', 'review'],
])('%s is followed by %s', (step, next) => expect(stepAfter(step)).toBe(next))
