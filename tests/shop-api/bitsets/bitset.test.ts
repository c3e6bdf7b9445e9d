import { describe, expect, test } from 'vitest'
import { uint32sOf } from '#shop-api/bitsets/binary.ts'
import {
  count,
  countBoth,
  difference,
  emptySet,
  fullSet,
  has,
  intersection,
  ordinals,
  setOf,
  toBytes,
  union,
} from '#shop-api/bitsets/bitset.ts'

const SIZE = 100
const a = setOf(SIZE, [0, 1, 31, 32, 63, 64, 99])
const b = setOf(SIZE, [1, 2, 32, 98, 99])

describe('sets of ordinals', () => {
  test.each([
    ['both', intersection(a, b), [1, 32, 99]],
    ['either', union(a, b), [0, 1, 2, 31, 32, 63, 64, 98, 99]],
    ['one without the other', difference(a, b), [0, 31, 63, 64]],
    ['none', emptySet(SIZE), []],
    ['all', fullSet(SIZE), [...Array(SIZE).keys()]],
    ['all of a multiple of 32', fullSet(64), [...Array(64).keys()]],
    ['all of nothing', fullSet(0), []],
  ])('%s', (_, set, members) => {
    expect([...ordinals(set)]).toEqual(members)
    expect(count(set)).toBe(members.length)
  })

  test('the size of an intersection is counted without building it', () => {
    expect(countBoth(a, b)).toBe(3)
  })

  test('contain their members', () => {
    expect([31, 32, 33].map((ordinal) => has(a, ordinal))).toEqual([true, true, false])
  })

  test('survive storage in the database', () => {
    expect(uint32sOf(Buffer.from(toBytes(a)).toString('base64'))).toEqual(a)
  })
})
