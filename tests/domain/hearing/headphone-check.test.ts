import { expect, it } from 'vitest'
import { HEADPHONE_TRIALS, hasHeadphones, headphoneTrials } from '#domain/hearing/headphone-check.ts'
import { randomOf } from '#shop-api/seed/random.ts'

const trials = headphoneTrials(randomOf(String(3)).next)
const placesOf = (tone: string) => trials.map((tones) => tones.findIndex((each) => each === tone))

it('each trial has one quiet tone, one that is turned round, and a loud one', () => {
  expect(trials).toHaveLength(HEADPHONE_TRIALS)
  for (const tones of trials) expect(tones.toSorted()).toEqual(['antiphasic', 'loud', 'quiet'])
})

it('every place can be the quiet one', () => {
  const many = Array.from({ length: 50 }, (_, seed) => headphoneTrials(randomOf(String(seed)).next)).flat()
  expect(new Set(many.map((tones) => tones.indexOf('quiet'))).size).toBe(3)
})

it.each([
  ['all right', placesOf('quiet'), true],
  ['as through loudspeakers', placesOf('antiphasic'), false],
  ['no answers', [], false],
])('%s', (_, answers, passed) => {
  expect(hasHeadphones(trials, answers)).toBe(passed)
})

it('one mistake is forgiven, two are not', () => {
  const quiet = placesOf('quiet')
  expect(hasHeadphones(trials, quiet.with(0, -1))).toBe(true)
  expect(hasHeadphones(trials, quiet.with(0, -1).with(1, -1))).toBe(false)
})
