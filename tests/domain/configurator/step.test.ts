import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import {
  CONFIGURATOR_STEPS,
  isConfiguratorStep,
  type ConfiguratorStep,
  segmentOf,
  SEGMENTS,
  shownSteps,
  stepAfter,
  stepBefore,
} from '#domain/configurator/step.ts'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'

const eye = { sphere: 1, addition: 2 }
const PROGRESSIVE = prescriptionFromOrder('123456789012', 'online', { right: eye, left: eye })

test.each<[ConfiguratorAnswers, string]>([
  [{}, 'type summary'],
  [{ lensType: 'type_none' }, 'type extras summary'],
  [{ lensType: 'home_try_on' }, 'type summary'],
  [{ lensType: 'type_ei' }, 'type prescription glass extras summary'],
  [{ lensType: 'type_ei', source: 'later' }, 'type prescription glass extras summary'],
  [{ lensType: 'type_ei', source: 'slip' }, 'type prescription values confirm glass extras summary'],
  [{ lensType: 'type_ei', source: 'account' }, 'type prescription values confirm glass extras summary'],
  [{ lensType: 'type_ei', source: 'order' }, 'type prescription order confirm glass extras summary'],
  [{ lensType: 'type_none', source: 'order' }, 'type extras summary'],
])('%j leads through %s', (answers, steps) => expect(shownSteps(answers, null).join(' ')).toBe(steps))

test.each<[string, ConfiguratorAnswers, boolean]>([
  ['with an addition', {}, true],
  ['with an addition in one eye', { 'left.addition': '' }, false],
  ['with a prism', { 'left.prism': '1', 'left.prismBase': '90' }, false],
  ['of an account', { source: 'account' }, true],
])('typed values %s are asked what is made of them', (_, answers, is) => {
  const typed = { 'right.sphere': '+1', 'left.sphere': '+1', 'right.addition': '2', 'left.addition': '2' }
  const all: ConfiguratorAnswers = { lensType: 'type_ei', source: 'slip', ...typed, ...answers }
  expect(shownSteps(all, null).includes('recalculate')).toBe(is)
})

test('progressive values of an order are calculated again', () =>
  expect(shownSteps({ lensType: 'type_ei', source: 'order' }, PROGRESSIVE)).toContain('recalculate'))

test.each<[ConfiguratorStep, ConfiguratorAnswers, ConfiguratorStep, ConfiguratorStep | null]>([
  ['type', { lensType: 'type_none' }, 'extras', null],
  ['prescription', { lensType: 'type_ei', source: 'later' }, 'glass', 'type'],
  ['confirm', { lensType: 'type_ei', source: 'slip' }, 'glass', 'values'],
  ['summary', { lensType: 'type_none' }, 'summary', 'extras'],
])('%s with %j is followed by %s and comes after %s', (step, answers, next, before) =>
  expect([stepAfter(step, answers, null), stepBefore(step, answers, null)]).toEqual([next, before]),
)

test('the progress has the segments of the steps, in their order', () =>
  expect([...new Set(CONFIGURATOR_STEPS.map(segmentOf))]).toEqual([...SEGMENTS]))

test.each([
  ['glass', true],
  ['lens', false],
])('%s is a step: %s', (name, is) => expect(isConfiguratorStep(name)).toBe(is))
