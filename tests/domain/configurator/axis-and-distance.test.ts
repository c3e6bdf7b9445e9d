import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'
import { aContext, COMPLETE } from '#tests/support/configurator-context.ts'

const BASE: ConfiguratorAnswers = { lensType: 'type_ei', source: 'slip', use: 'far', pdSource: 'measure' }

describe('an axis of a slip that may count after INT', () => {
  const mistakesOf = (answers: ConfiguratorAnswers, hasTwoAxisSchemes = true) =>
    validateStep(
      'values',
      { ...BASE, 'left.sphere': '-1', 'right.sphere': '-1', ...answers },
      aContext({ hasTwoAxisSchemes }),
    )
  const LEFT = { 'left.cylinder': '-1', 'left.axis': '20' }
  const ASKED = [{ name: 'axisScheme', kind: 'required' }]

  test.each<[string, ConfiguratorAnswers, boolean, typeof ASKED]>([
    ['of the left eye is asked about', LEFT, true, ASKED],
    ['once', { ...LEFT, axisScheme: 'int' }, true, []],
    ['not where slips have TABO alone', LEFT, false, []],
    ['of the right eye is the same', { 'right.cylinder': '-1', 'right.axis': '20' }, true, []],
  ])('%s', (_, answers, hasTwoAxisSchemes, mistakes) =>
    expect(mistakesOf(answers, hasTwoAxisSchemes)).toEqual(mistakes),
  )
})

test('progressive lenses without a pupil distance are refused', () => {
  const answers = { ...COMPLETE, 'right.addition': '2', 'left.addition': '2', pdSource: 'measure' }
  expect(validateStep('glass', { ...answers, design: 'rx-progressive' }, aContext())).toEqual([
    { name: 'design', kind: 'pd-missing' },
  ])
  expect(validateStep('glass', answers, aContext())).toEqual([])
})
