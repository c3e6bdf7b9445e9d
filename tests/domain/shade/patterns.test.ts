import { expect, test } from 'vitest'
import { patternColourOf } from '#domain/shade/patterns.ts'

const tone = (...given: Parameters<typeof patternColourOf>) => {
  const into = Float64Array.of(0, 0, 0)
  patternColourOf(...given)(4, 3, 2, into)
  return [...into]
}

test.each(['plain', 'metal', 'havana', 'horn', 'marble', 'fade'] as const)(
  '%s without colours is black',
  (pattern) => expect(tone(pattern, [], 1)).toEqual([0, 0, 0]),
)

test.each(['havana', 'horn', 'marble', 'fade'] as const)('%s of one colour has that colour', (pattern) => {
  for (const channel of tone(pattern, [[0.5, 0.5, 0.5]], 1)) expect(channel).toBeCloseTo(0.5)
})
