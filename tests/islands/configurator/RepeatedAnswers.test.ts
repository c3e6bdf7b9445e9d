import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'
import { RepeatedAnswers } from '#islands/configurator/RepeatedAnswers.tsx'
import { COMPLETE, TYPED } from '#tests/support/configurator-context.ts'
import { namesIn } from '#tests/support/value-steps.ts'

test.each<[ConfiguratorStep, object]>([
  ['confirm', TYPED],
  ['summary', COMPLETE],
  ['glass', {}],
])('the form of %s sends what was answered once more', (step, repeated) =>
  expect(
    namesIn(renderToStaticMarkup(createElement(RepeatedAnswers, { step, answers: COMPLETE }))).toSorted(),
  ).toEqual(Object.keys(repeated).toSorted()),
)
