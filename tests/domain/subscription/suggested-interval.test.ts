import { describe, expect, test } from 'vitest'
import { daysOfUse, suggestedInterval } from '#domain/subscription/suggested-interval.ts'
import { attributesOf } from '#tests/support/goods.ts'

describe('a package lasts', () => {
  test.each([
    ['six lenses for a month each', { numberOfLenses: '6', usageTime: '30' }, 180],
    ['thirty lenses for a day each', { numberOfLenses: '30', usageTime: '1' }, 30],
    ['lenses of which nobody knows how long', { numberOfLenses: '6' }, null],
    ['a bottle of care', { designatedPackagingContent: '360', usageTime: '180' }, 90],
    ['a bottle that does not keep so long', { designatedPackagingContent: '720', usageTime: '90' }, 90],
    ['a bottle that keeps for ever', { designatedPackagingContent: '120' }, 30],
    ['a case', {}, null],
  ])('%s', (_, attributes, days) => expect(daysOfUse(attributesOf(attributes))).toBe(days))
})

describe('of the offered intervals, the suggested one', () => {
  test.each([
    [['1', '3', '6'], 180, '6'],
    [['1', '3', '6'], 90, '3'],
    [['3', '1', '6'], 60, '1'],
    [['3', '6'], 30, '3'],
    [['1', '6w', '3'], 42, '6w'],
    [['1', '3'], null, '1'],
    [['always', '3'], 180, '3'],
    [[], 180, ''],
  ])('of %j for %s days is %j', (intervals, days, interval) =>
    expect(suggestedInterval(intervals, days)).toBe(interval),
  )
})
