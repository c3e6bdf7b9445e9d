import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'
import { furthestStep, resolveStep } from '#domain/configurator/validate-step.ts'
import { aContext, COMPLETE, TYPED } from '#tests/support/configurator-context.ts'
import { checks } from '#tests/support/step-checks.ts'

checks('extras', [['an unknown tint', { lensType: 'type_ei', tint: 'hard' }, ['tint unknown-part']]])

checks('summary', [['has no fields', {}, []]])

test.each<[ConfiguratorAnswers, ConfiguratorStep]>([
  [{}, 'type'],
  [{ lensType: 'type_none' }, 'summary'],
  [{ lensType: 'type_ei' }, 'prescription'],
  [TYPED, 'confirm'],
  [{ ...COMPLETE, index: '' }, 'glass'],
  [COMPLETE, 'summary'],
])('with %j %s is open', (answers, step) => expect(furthestStep(answers, aContext())).toBe(step))

test.each<[string | null, ConfiguratorAnswers, ConfiguratorStep]>([
  [null, TYPED, 'confirm'],
  ['nonsense', TYPED, 'confirm'],
  ['values', TYPED, 'values'],
  ['glass', TYPED, 'confirm'],
  ['order', COMPLETE, 'summary'],
])('a request for %s with %j shows %s', (requested, answers, step) =>
  expect(resolveStep(requested, answers, aContext())).toBe(step),
)
