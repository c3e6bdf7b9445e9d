import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswerName } from '#domain/configurator/answer-name.ts'
import { PROOF_NAMES, readAnswers, STEP_FIELD_NAMES } from '#domain/configurator/answers.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'

const sent = (values: Record<string, string[]>) => (name: string) => values[name] ?? []

describe('reading a form', () => {
  test('what is not sent is empty', () =>
    expect(readAnswers('glass', sent({ design: [' rx-single '] }))).toEqual({
      design: 'rx-single',
      'office.room': '',
      'office.near': '',
      index: '',
    }))

  test('characters that nobody sees are not among what is pasted', () =>
    expect(readAnswers('values', sent({ 'right.sphere': ['\u202a-2,25\u202c '] }))['right.sphere']).toBe(
      '-2,25',
    ))

  test('a list has all values', () =>
    expect(readAnswers('extras', sent({ coatings: ['hard', 'blue'] })).coatings).toBe('hard,blue'))

  test.each<[ConfiguratorStep, ConfiguratorAnswerName[], ConfiguratorAnswerName[]]>([
    ['summary', ['lensType', 'right.sphere', 'left.hpd', 'consent', 'index', 'coatings'], []],
    [
      'confirm',
      [
        'lensType',
        'source',
        'right.sphere',
        'sign.left.cylinder',
        'use',
        'pd.slip',
        'order.number',
        'target',
      ],
      ['design', 'index', 'coatings'],
    ],
    ['glass', ['design', 'index'], ['lensType', 'right.sphere', 'affirmed']],
  ])('the form of %s repeats what it shows, never a proof', (step, repeated, others) => {
    const names = Object.keys(readAnswers(step, sent({ lensType: ['type_ei'] })))
    expect(names).toEqual(expect.arrayContaining(repeated))
    expect(names).not.toEqual(expect.arrayContaining([expect.toBeOneOf([...others, ...PROOF_NAMES])]))
  })

  test.each(['confirm', 'summary'] as const)(
    'a form of %s that repeats nothing changes nothing else',
    (step) =>
      expect(Object.keys(readAnswers(step, sent({ affirmed: ['yes'] })))).toEqual(STEP_FIELD_NAMES[step]),
  )
})
