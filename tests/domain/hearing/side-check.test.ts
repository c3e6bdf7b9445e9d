import { expect, it } from 'vitest'
import { sideFinding, sideTrials } from '#domain/hearing/side-check.ts'
import { randomOf } from '#shop-api/seed/random.ts'

const TRIALS = ['left', 'right', 'right', 'left'] as const

it.each([
  [['left', 'right', 'right', 'left'], 'apart'],
  [['left', 'right', 'both', 'left'], 'apart'],
  [['left', 'right', 'both', 'both'], 'together'],
  [['right', 'left', 'left', 'right'], 'swapped'],
  [['right', 'left', 'left', 'left'], 'swapped'],
  [['right', 'left', 'both', 'left'], 'together'],
  [['both', 'both', 'both', 'both'], 'together'],
  [['left', 'left', 'left', 'left'], 'together'],
  [[], 'together'],
] as const)('who hears %j has ears that are %s', (heard, finding) => {
  expect(sideFinding(TRIALS, heard)).toBe(finding)
})

it('each ear has two tones, and every order is possible', () => {
  const many = Array.from({ length: 200 }, (_, seed) => sideTrials(randomOf(String(seed)).next))
  for (const sides of many) expect(sides.toSorted()).toEqual(['left', 'left', 'right', 'right'])
  expect(new Set(many.map((sides) => sides.join()))).toHaveProperty('size', 6)
})
