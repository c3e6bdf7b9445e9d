import { describe, expect, test } from 'vitest'
import { cycle, randomOf } from '#shop-api/seed/random.ts'

const draw = (name: string) => {
  const random = randomOf(name)
  return Array.from({ length: 20 }, () => random.int(0, 9))
}

describe('a stream', () => {
  test('is the same for the same name', () => expect(draw('brera')).toEqual(draw('brera')))
  test('differs for another name', () => expect(draw('brera')).not.toEqual(draw('brerb')))

  test('stays within its bounds, and reaches them', () => {
    const random = randomOf('bounds')
    const drawn = new Set(Array.from({ length: 500 }, () => random.int(3, 6)))
    expect([...drawn].toSorted()).toEqual([3, 4, 5, 6])
  })

  test('samples each thing once', () => {
    const sample = randomOf('sample').sample(['a', 'b', 'c', 'd'], 10)
    expect(sample.toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('draws by weight', () => {
    const random = randomOf('weights')
    const drawn = Array.from({ length: 2000 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ]),
    )
    const seldom = drawn.filter((each) => each === 'seldom').length
    expect(seldom).toBeGreaterThan(120)
    expect(seldom).toBeLessThan(290)
    expect(drawn).not.toContain('never')
  })
})

test('a cycle starts again', () =>
  expect([0, 1, 2, 3].map((index) => cycle(['a', 'b', 'c'], index))).toEqual(['a', 'b', 'c', 'a']))

test('an empty list is refused', () => expect(() => randomOf('').pick([])).toThrow(RangeError))
