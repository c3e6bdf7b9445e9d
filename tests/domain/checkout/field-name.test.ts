import { expect, test } from 'vitest'
import {
  type AnswerName,
  readAnswers,
  methodFieldName,
  REVIEWED_FIELD_NAMES,
  STEP_FIELD_NAMES,
} from '#domain/checkout/field-name.ts'
import type { Step } from '#domain/checkout/step.ts'

const say = (step: Step, input: Record<string, string>) => readAnswers(step, (name) => input[name])

test('no two steps have the same field', () => {
  const names = Object.values(STEP_FIELD_NAMES).flat()
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
])('%s with %j has for %s: %j', (step, input, name, value) => expect(say(step, input)[name]).toBe(value))

test('a step ignores fields of other steps', () =>
  expect(Object.keys(say('payment', { payment: 'blik', method: 'branch', admin: 'yes' }))).toEqual([
    'payment',
  ]))

test('a review that repeats the earlier answers has all of them, and one that does not has its own', () => {
  const own = ['remark', 'values', 'unreminded']
  expect(Object.keys(say('review', { method: 'branch', 'point.branch': '1001' })).toSorted()).toEqual(
    [...REVIEWED_FIELD_NAMES, ...own].toSorted(),
  )
  expect(Object.keys(say('review', { payment: 'blik' }))).toEqual(own)
})

test('a field of a delivery method has the method in its name', () =>
  expect(methodFieldName('point.id', 'branch')).toBe('point.id@branch'))
