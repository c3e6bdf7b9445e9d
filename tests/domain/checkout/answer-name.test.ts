import { expect, test } from 'vitest'
import { type AnswerName, answersFrom, nameFor, STEP_NAMES } from '#domain/checkout/answer-name.ts'
import type { Step } from '#domain/checkout/step.ts'

const say = (step: Step, said: Record<string, string>) => answersFrom(step, (name) => said[name])

test('no step asks what another asks', () => {
  const names = Object.values(STEP_NAMES).flat()
  expect(new Set(names).size).toBe(names.length)
})

test.each<[Step, Record<string, string>, AnswerName, string]>([
  ['address', { 'delivery.city': 'Graz' }, 'delivery.city', 'Graz'],
  ['address', { billing: 'same' }, 'billing', 'same'],
  ['address', {}, 'billing', 'other'],
  ['address', { billing: 'nonsense' }, 'billing', 'other'],
  ['delivery', { method: 'a', 'point.id@a': '1', 'point.id@b': '2' }, 'point.id', '1'],
  ['delivery', { method: 'b', 'point.id@a': '1', 'point.id@b': '2' }, 'point.id', '2'],
  ['delivery', { method: 'home' }, 'point.id', ''],
  ['payment', { payment: 'blik' }, 'payment', 'blik'],
  ['review', {}, 'values', ''],
])('%s with %j says of %s: %j', (step, said, name, value) => expect(say(step, said)[name]).toBe(value))

test('a step takes nothing that it does not ask', () =>
  expect(Object.keys(say('payment', { payment: 'blik', method: 'branch', admin: 'yes' }))).toEqual([
    'payment',
  ]))

test('a field of a way of delivery is named by it', () =>
  expect(nameFor('point.id', 'branch')).toBe('point.id@branch'))
