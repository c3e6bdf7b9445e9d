import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { stepMarkup, wordsOf } from '#tests/support/value-steps.ts'

describe('a pupil distance that an instrument has measured', () => {
  const PD = { 'right.pd': '63,5', 'left.pd': '', 'pd.measured': 'iris 5 2026-11-23', design: 'rx-single' }
  const words = (sphere: string, more: ConfiguratorAnswers = {}) =>
    wordsOf(stepMarkup('confirm', { 'right.sphere': sphere, 'left.sphere': sphere, ...PD, ...more }))

  test.each([
    ['-0,75', 'Für Ihre Werte ist das genau genug.'],
    ['-4', 'Für Ihre Werte ist das nicht genau genug'],
  ])('is said to be enough or not: %s', (sphere, text) => {
    expect(words(sphere)).toContain('PD selbst gemessen (Iris), ±5 mm, 23. November 2026')
    expect(words(sphere)).toContain(text)
  })

  test.each<[string, ConfiguratorAnswers]>([
    ['that of the slip', { 'pd.slip': 'yes' }],
    ['for lenses that are not chosen yet', { design: '' }],
  ])('is not judged where it is %s', (_, more) => expect(words('-4', more)).not.toContain('±5 mm'))
})
