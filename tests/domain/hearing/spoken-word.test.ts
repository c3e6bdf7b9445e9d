import { expect, it } from 'vitest'
import { mixedDown, withoutSilence } from '#domain/hearing/spoken-word.ts'

it.each([
  ['one channel', [[0.5, -0.5]], [0.5, -0.5]],
  [
    'two',
    [
      [0.5, 0],
      [0.25, -1],
    ],
    [0.375, -0.5],
  ],
  [
    'a silent one and another',
    [
      [0, 0],
      [1, 0.5],
    ],
    [0.5, 0.25],
  ],
])('%s as one channel', (_, channels, mixed) => {
  expect(mixedDown(channels.map((channel) => Float32Array.from(channel)))).toEqual(Float32Array.from(mixed))
})

it.each([
  ['silence on both sides', [0, 0, 0.5, 0, -1, 0, 0], 0, [0.5, 0, -1]],
  ['some of it kept', [0, 0, 0.5, 0, -1, 0, 0], 1, [0, 0.5, 0, -1, 0]],
  ['more of it kept than there is', [0, 0.5, -1, 0], 9, [0, 0.5, -1, 0]],
  ['none', [0.5, -1], 0, [0.5, -1]],
  ['a hundredth of the peak', [0.005, 0.5, -0.005], 0, [0.5]],
  ['a little more than a hundredth of the peak', [0.00625, 0.5, -0.00625], 0, [0.00625, 0.5, -0.00625]],
  ['nothing but silence', [0, 0, 0], 1, []],
  ['nothing at all', [], 1, []],
])('a word with %s', (_, samples, margin, word) => {
  expect(withoutSilence(Float32Array.from(samples), margin)).toEqual(Float32Array.from(word))
})

it('keeps no silence unless it is asked for', () => {
  expect(withoutSilence(Float32Array.of(0, 1, 0))).toEqual(Float32Array.of(1))
})
