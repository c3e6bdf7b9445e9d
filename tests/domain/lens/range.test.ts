import { describe, expect, test } from 'vitest'
import { lensRanges, offeredValues } from '#domain/lens/range.ts'

const row = (parameter: string, from: number | string, to: number | string, step: number) => ({
  parameter,
  from,
  to,
  step,
})

describe('the values in which a lens can be ordered', () => {
  test('are in the order of a prescription, all of them ascending', () => {
    const ranges = lensRanges([
      row('diameter', 14.1, 14.1, 0),
      row('baseCurve', 9, 9, 0),
      row('baseCurve', 8.5, 8.5, 0),
      row('sphere', 0.5, 1, 0.25),
      row('sphere', '-1', '-0.5', 0.25),
    ])
    expect(ranges.map(({ parameter }) => parameter)).toEqual(['sphere', 'baseCurve', 'diameter'])
    expect(ranges.map(({ values }) => values)).toEqual([[-1, -0.75, -0.5, 0.5, 0.75, 1], [8.5, 9], [14.1]])
  })

  test('contain a value once where ranges meet, without rounding errors', () => {
    const [sphere] = lensRanges([row('sphere', -0.3, 0, 0.1), row('sphere', 0, 0.2, 0.1)])
    expect(sphere?.values).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2])
  })

  test.each([
    row('sphere', 2, 1, 0.25),
    row('sphere', 1, 2, 0),
    row('sphere', 1, 2, -1),
    row('sphere', 0, 1e6, 0.25),
    row('sphere', 'from', 'to', 1),
    row('prism', 1, 2, 1),
  ])('are none for $parameter $from to $to by $step', (odd) => {
    expect(lensRanges([odd])).toEqual([])
  })
})

test('additions with names replace numbers, in the order of the maker', () => {
  const named = ['LOW', 'HIGH', '', 7].map((name) => ({ parameter: 'addition', name }))
  const rows = [row('addition', 1, 2, 0.25), row('sphere', 0, 0, 0), ...named]
  expect(lensRanges([...rows, { parameter: 'sphere', name: 'LOW' }])).toEqual([
    { parameter: 'sphere', stretches: [{ from: 0, to: 0, step: 0 }], values: [0] },
    { parameter: 'addition', stretches: [], values: [], names: ['LOW', 'HIGH'] },
  ])
})

describe('values that depend on another', () => {
  const strong = { whenParameter: 'cylinder', whenFrom: -2.75, whenTo: -2.25 }
  const rows = [
    { ...row('axis', 90, 90, 0), ...strong },
    row('axis', 180, 180, 0),
    { ...row('axis', 10, 20, 10), whenParameter: 'cylinder', whenFrom: -1.75, whenTo: -0.75 },
    { ...row('axis', 30, 30, 0), whenParameter: 'age', whenFrom: 1, whenTo: 2 },
  ]

  test.each([
    [{}, [10, 20, 30, 90, 180]],
    [{ cylinder: -0.75 }, [10, 20, 30, 180]],
    [{ cylinder: -2.25 }, [30, 90, 180]],
    [{ cylinder: -2.75 }, [30, 90, 180]],
    [{ cylinder: -5 }, [30, 180]],
    [{ sphere: -5 }, [10, 20, 30, 90, 180]],
  ])('with %o are %o', (known, values) => {
    const [axis] = lensRanges(rows)
    expect(axis && offeredValues(axis, known)).toEqual(values)
  })

  test('are all listed', () => {
    const [axis] = lensRanges(rows)
    expect(axis?.values).toEqual([10, 20, 30, 90, 180])
  })
})
