import { describe, expect, test } from 'vitest'
import {
  type Answer,
  validateQuestionnaire,
  answerLetter,
  filtersFromAnswers,
  answerPathFor,
  RESULT,
  resultOf,
  type Step,
  followAnswers,
} from '#domain/content/questionnaire.ts'

const answer = (name: string, rest: Partial<Answer> = {}): Answer => ({
  name,
  next: undefined,
  narrow: {},
  ...rest,
})
const step = (name: string, ...answers: Answer[]): Step => ({ name, answers })

/** How often → for what (only for frequent wearers) → which eyes. */
const STEPS = [
  step(
    'often',
    answer('daily', { narrow: { wearingTime: ['daily'] } }),
    answer('rarely', { next: 'eyes', narrow: { wearingTime: ['monthly'] } }),
    answer('never', { next: RESULT }),
  ),
  step('what', answer('sport'), answer('work', { narrow: { wearingTime: ['two-weekly'] } })),
  step('eyes', answer('even'), answer('toric', { narrow: { lensType: ['toric'] } })),
]

describe('a path', () => {
  test.each([
    ['', '', 'often', 3],
    ['a', 'a', 'what', 2],
    ['ab', 'ab', 'eyes', 1],
    ['aba', 'aba', null, 0],
    ['b', 'b', 'eyes', 1],
    ['c', 'c', null, 0],
    ['d', '', 'often', 3],
    ['aZ', 'a', 'what', 2],
    ['abab', 'aba', null, 0],
    ['A', '', 'often', 3],
    ['ž', '', 'often', 3],
  ])('for %j goes along %j to %s, with %i questions at most', (path, walked, at, left) => {
    const found = followAnswers(STEPS, path)
    expect([found.path, found.step?.name ?? null, found.left]).toEqual([walked, at, left])
    expect(found.given).toHaveLength(walked.length)
  })

  test.each([
    ['in a circle', [step('a', answer('x')), step('b', answer('x', { next: 'a' }))], 'aa', 2],
    ['to itself', [step('a', answer('x', { next: 'a' }))], 'aaaa', 1],
    ['to a step that is not there', [step('a', answer('x', { next: 'z' })), step('b', answer('x'))], 'aa', 2],
  ])('%s ends', (_, steps, path, count) => {
    const found = followAnswers(steps, path)
    expect([found.step, found.given.length]).toEqual([null, count])
  })

  test.each([
    ['no steps', []],
    ['a step without answers', [step('a')]],
  ])('through %s', (_, steps) => {
    expect(followAnswers(steps, 'abc').given).toEqual([])
  })
})

test.each([
  ['lenses', 'lenses.ab', 'ab'],
  ['lenses', 'frames.ab', ''],
  ['lenses', 'lenses', ''],
  ['lenses', '', ''],
  ['lenses', 'lenses.ab.c', 'ab'],
])('%s finds in %j its answers %j', (name, answers, path) => {
  expect(answerPathFor(name, answers)).toBe(path)
})

test.each([
  [0, 'a'],
  [2, 'c'],
])('answer %i is %s', (index, letter) => expect(answerLetter(index)).toBe(letter))

describe('the result of answers', () => {
  const RESULTS = [
    { name: 'toric', when: { eyes: ['toric'] } },
    { name: 'sport', when: { often: ['daily'], what: ['sport', 'play'] } },
    { name: 'rest', when: {} },
  ]

  test.each([
    ['bb', 'toric'],
    ['aab', 'toric'],
    ['aaa', 'sport'],
    ['aba', 'rest'],
    ['c', 'rest'],
  ])('%s leads to %s', (path, name) => {
    expect(resultOf(RESULTS, followAnswers(STEPS, path).given)?.name).toBe(name)
  })

  test('none, where no result matches', () => {
    expect(resultOf(RESULTS.slice(0, 1), followAnswers(STEPS, 'c').given)).toBeUndefined()
  })

  test.each([
    ['aa', { wearingTime: ['daily'] }],
    ['abb', { wearingTime: ['two-weekly'], lensType: ['toric'] }],
    ['c', {}],
  ])('%s gives the filters %j', (path, narrow) => {
    expect(filtersFromAnswers(followAnswers(STEPS, path).given)).toEqual(narrow)
  })
})

test.each([
  ['nothing', STEPS, [{ when: { eyes: ['toric'] } }, { when: {} }], []],
  ['a name twice', [STEPS[2]!, STEPS[2]!], [], ['two steps are named "eyes"']],
  ['a step without answers', [step('a')], [], ['a: has no answers']],
  [
    'a way to nowhere',
    [step('a', answer('x', { next: 'z' }), answer('y', { next: RESULT }))],
    [],
    ['a: there is no step "z"'],
  ],
  [
    'a result of a question that is not shown',
    [step('a', answer('x'))],
    [{ when: { b: ['x'], a: ['x', 'y'] } }],
    ['results: there is no step "b"', 'results: a has no answer "y"'],
  ],
])('%s is reported', (_, steps, results, flaws) => {
  expect(validateQuestionnaire(steps, results)).toEqual(flaws)
})
