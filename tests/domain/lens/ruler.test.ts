import { describe, expect, test } from 'vitest'
import { lensRanges } from '#domain/lens/range.ts'
import { rulerTicks } from '#domain/lens/ruler.ts'

const row = (parameter: string, from: number, to: number, step: number) => ({ parameter, from, to, step })

describe('a ruler', () => {
  const rulerOf = (...rows: Parameters<typeof lensRanges>[0]) => lensRanges(rows).map(rulerTicks)[0]

  test('has a line for each value and a mark at zero where values are on both sides', () => {
    const ruler = rulerOf(row('sphere', -1, -0.5, 0.5), row('sphere', 0.5, 1, 0.5))
    expect(ruler).toEqual({
      width: 200,
      fine: 'M50 20v-8M150 20v-8',
      whole: 'M0 20v-14M200 20v-14',
      zero: 'M100 20v-20',
    })
  })

  test('of axes is half a turn, whatever part of it is available', () => {
    const ruler = rulerOf(row('axis', 80, 100, 10))
    expect(ruler).toEqual({
      width: 18_000,
      fine: 'M8000 20v-8M10000 20v-8',
      whole: 'M9000 20v-14',
      zero: '',
    })
  })
})
