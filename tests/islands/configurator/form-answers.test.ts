import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { mergeAnswers, readAnswers } from '#domain/configurator/answers.ts'
import { CONFIGURATOR_STEPS } from '#domain/configurator/step.ts'
import { answersOf } from '#islands/configurator/form-answers.ts'
import { COMPLETE } from '#tests/support/configurator-context.ts'

const OTHERS: ConfiguratorAnswers = { ...COMPLETE, 'right.sphere': '-5', 'right.axis': '90', affirmed: 'yes' }

/** What a server that has stored some answers makes of those that a page stores with a step. */
const stored = (before: ConfiguratorAnswers, step: (typeof CONFIGURATOR_STEPS)[number]) => {
  const saved: Record<string, string> = answersOf(step, COMPLETE)
  const input = (name: string) => (name in saved ? [saved[name] ?? ''] : [])
  return mergeAnswers(before, readAnswers(step, input))
}

test.each(CONFIGURATOR_STEPS)('a page that stores its step %s keeps what it has stored before', (step) =>
  expect(stored(COMPLETE, step)).toMatchObject(COMPLETE),
)

test.each(['confirm', 'summary'] as const)('the step %s stores the values that it shows', (step) =>
  expect(stored(OTHERS, step)).toMatchObject({ ...COMPLETE, 'right.axis': '' }),
)
