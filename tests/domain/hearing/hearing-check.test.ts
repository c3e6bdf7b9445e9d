import { describe, expect, it } from 'vitest'
import { type Frequency, RED_FLAGS, SITUATIONS } from '#domain/hearing/hearing-advice.ts'
import {
  answerHearingCheck,
  currentTriplet,
  type HearingAnswer,
  type HearingCheck,
  newHearingCheck,
  PRACTICE_COUNT,
} from '#domain/hearing/hearing-check.ts'
import { TRIPLET_COUNT } from '#domain/hearing/staircase.ts'
import { randomOf } from '#shop-api/seed/random.ts'

const START = newHearingCheck(randomOf('check').next)
const never = Object.fromEntries(SITUATIONS.map((situation) => [situation, 'never' satisfies Frequency]))
const after = (check: HearingCheck, ...answers: HearingAnswer[]) => answers.reduce(answerHearingCheck, check)

const WELL: HearingAnswer = { type: 'warning', flags: [] }
const HEADPHONES: HearingAnswer = { type: 'place', device: 'headphones' }
const LOUDSPEAKERS: HearingAnswer = { type: 'place', device: 'loudspeakers' }
const tones = (tone: string): HearingAnswer[] =>
  START.trials.map((trial) => ({ type: 'tone', place: trial.findIndex((each) => each === tone) }))
const OTHER = { left: 'right', right: 'left' } as const
const APART: HearingAnswer[] = START.sides.map((side) => ({ type: 'side', side }))
const SWAPPED: HearingAnswer[] = START.sides.map((side) => ({ type: 'side', side: OTHER[side] }))
const TOGETHER: HearingAnswer[] = START.sides.map(() => ({ type: 'side', side: 'both' }))
const VOLUME: HearingAnswer = { type: 'volume' }
const wrong: HearingAnswer = { type: 'digits', digits: [] }
const situations = { type: 'situations', situations: never } as HearingAnswer

const understand = (check: HearingCheck, count: number): HearingCheck =>
  count === 0
    ? check
    : understand(after(check, { type: 'digits', digits: [...(currentTriplet(check) ?? [])] }), count - 1)

describe('the steps of a check', () => {
  it.each<[string, HearingAnswer[], string]>([
    ['begin with the warning', [], 'warning'],
    ['end at once with several of its signs', [{ type: 'warning', flags: ['pain', 'sudden'] }], 'doctor'],
    ['go on without', [WELL], 'place'],
    ['leave the headphones out for loudspeakers', [WELL, LOUDSPEAKERS], 'volume'],
    ['ask for the side of a tone', [WELL, HEADPHONES, ...APART.slice(1)], 'sides'],
    ['check headphones that keep the ears apart', [WELL, HEADPHONES, ...APART], 'headphones'],
    ['ask once more where the sides are swapped', [WELL, HEADPHONES, ...SWAPPED], 'sides'],
    ['check headphones that were turned', [WELL, HEADPHONES, ...SWAPPED, ...APART], 'headphones'],
    ['leave the headphones out where both ears hear the same', [WELL, HEADPHONES, ...TOGETHER], 'volume'],
    ['practise after the volume', [WELL, LOUDSPEAKERS, VOLUME], 'practice'],
  ])('%s', (_, answers, step) => {
    expect(after(START, ...answers).step).toBe(step)
  })

  it.each(RED_FLAGS)('end at once with %s, and nothing is heard after it', (flag) => {
    const ended = after(START, { type: 'warning', flags: [flag] })
    expect(ended.step).toBe('doctor')
    for (const answer of [WELL, HEADPHONES, LOUDSPEAKERS, VOLUME]) expect(after(ended, answer)).toBe(ended)
    expect(currentTriplet(ended)).toBeNull()
  })

  it.each([
    ['quiet', 'antiphasic'],
    ['antiphasic', 'diotic'],
  ])('who names the %s tones hears the digits %s', (tone, presentation) => {
    const checked = after(START, WELL, HEADPHONES, ...APART, ...tones(tone))
    expect(checked).toMatchObject({ step: 'volume', presentation })
  })

  it('say that the sides are swapped until they are not', () => {
    const swapped = after(START, WELL, HEADPHONES, ...SWAPPED)
    expect(swapped).toMatchObject({ isSwapped: true, heardSides: [] })
    expect(after(swapped, ...APART).isSwapped).toBe(false)
    expect(after(swapped, ...TOGETHER)).toMatchObject({ isSwapped: false, presentation: 'diotic' })
  })

  it('count the triplets after practice, then ask about situations, then give the result', () => {
    const practising = after(START, WELL, LOUDSPEAKERS, VOLUME)
    const counting = understand(practising, PRACTICE_COUNT)
    expect(counting).toMatchObject({ step: 'triplets', understood: [] })
    const almost = understand(counting, TRIPLET_COUNT - 1)
    expect(almost.step).toBe('triplets')
    const asked = after(almost, wrong)
    expect(asked.step).toBe('situations')
    expect(asked.understood).toEqual([...Array.from({ length: TRIPLET_COUNT - 1 }, () => true), false])
    expect(after(asked, situations)).toMatchObject({ step: 'result', situations: never })
  })
})

describe('a triplet whose sound stopped', () => {
  const OTHER_TRIPLET = [9, 9, 9] as const
  const practising = understand(after(START, WELL, LOUDSPEAKERS, VOLUME), 1)

  it.each([
    ['practice', practising],
    ['those that count', understand(practising, PRACTICE_COUNT)],
  ])('is replaced and does not count, in %s', (_, check) => {
    const next = after(check, { type: 'interrupted', triplet: OTHER_TRIPLET })
    expect(currentTriplet(next)).toEqual(OTHER_TRIPLET)
    expect(next.understood).toEqual(check.understood)
    expect([next.practice.length, next.triplets.length]).toEqual([PRACTICE_COUNT, TRIPLET_COUNT])
  })
})

it.each<[string, HearingAnswer]>([
  ['warning', WELL],
  ['place', HEADPHONES],
  ['side', { type: 'side', side: 'left' }],
  ['tone', { type: 'tone', place: 0 }],
  ['volume', VOLUME],
  ['digits', wrong],
  ['interrupted', { type: 'interrupted', triplet: [1, 2, 3] }],
  ['situations', situations],
])('an answer of another step changes nothing: %s', (type, answer) => {
  const other = after(START, WELL, ...(type === 'place' ? [LOUDSPEAKERS] : []))
  expect(after(other, answer)).toBe(other)
})
