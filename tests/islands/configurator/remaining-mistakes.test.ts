import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'
import { remainingMistakes } from '#islands/configurator/remaining-mistakes.ts'
import { aContext, COMPLETE } from '#tests/support/configurator-context.ts'

const UNUSUAL = { ...COMPLETE, 'right.sphere': '+4', 'left.sphere': '-1', affirmed: '' }

test.each<[string, ConfiguratorStep, ConfiguratorAnswers, ConfiguratorAnswers, string[]]>([
  ['nothing was wrong', 'values', COMPLETE, { 'right.sphere': 'x' }, []],
  ['it is mended', 'values', { ...COMPLETE, 'left.sphere': '2' }, { 'left.sphere': '-2' }, []],
  [
    'it is wrong in another way',
    'values',
    { ...COMPLETE, 'left.sphere': '2' },
    { 'left.sphere': '-9' },
    ['left.sphere'],
  ],
  ['one of two is affirmed', 'confirm', UNUSUAL, { confirmed: 'opposite-signs' }, ['confirmed', 'affirmed']],
  [
    'the server has to look',
    'order',
    {},
    { 'order.number': '123456789012' },
    ['order.number', 'order.email'],
  ],
])('%s', (_, step, before, change, names) => {
  const context = aContext()
  const reported = validateStep(step, before, context)
  const remaining = remainingMistakes(step, reported, { ...before, ...change }, context)
  expect(remaining.map(({ name }) => name)).toEqual(names)
})
