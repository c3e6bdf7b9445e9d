import { expect, it } from 'vitest'
import {
  type Frequency,
  type HearingAdvice,
  hearingAdvice,
  SITUATIONS,
} from '#domain/hearing/hearing-advice.ts'
import type { HearingRange } from '#domain/hearing/hearing-norm.ts'

const answers = (frequencies: string) => {
  const given: Record<string, Frequency> = { n: 'never', s: 'sometimes', o: 'often' }
  const at = (place: number): Frequency => given[frequencies[place] ?? ''] ?? 'never'
  return Object.fromEntries(SITUATIONS.map((situation, place) => [situation, at(place)])) as Parameters<
    typeof hearingAdvice
  >[1]
}

it.each<[HearingRange, string, HearingAdvice]>([
  ['good', 'nnnnnn', 'nothing'],
  ['good', 'ssssnn', 'nothing'],
  ['good', 'sssssn', 'visit'],
  ['good', 'oosnnn', 'visit'],
  ['unclear', 'nnnnnn', 'repeat'],
  ['unclear', 'oonnnn', 'repeat'],
  ['unclear', 'oosnnn', 'visit'],
  ['poor', 'nnnnnn', 'visit'],
])('%s with %s: %s', (range, frequencies, advice) => {
  expect(hearingAdvice(range, answers(frequencies))).toBe(advice)
})
