import { describe, expect, test } from 'vitest'
import { badge, type Badge } from '#domain/catalogue/badge.ts'
import { attributesOf } from '#tests/support/goods.ts'

/** Spec §4, highest first. */
const ORDER: Badge[] = ['new', 'sold-out', 'online-exclusive', 'sustainable', 'premium']

const productWith = (wanted: Badge[]) => ({
  isNew: wanted.includes('new'),
  isSoldOut: wanted.includes('sold-out'),
  attributes: attributesOf({
    onlineExclusive: wanted.includes('online-exclusive') ? 'ja' : 'nein',
    ...(wanted.includes('sustainable') && { sustainable: 'true' }),
    ...(wanted.includes('premium') && { premium: '1' }),
  }),
})

const PAIRS = ORDER.flatMap((winner, place) =>
  ORDER.slice(place + 1).map((loser) => [winner, loser] as const),
)

describe('the badge', () => {
  test.each(PAIRS)('%s comes before %s', (winner, loser) => {
    expect(badge(productWith([loser, winner]))).toBe(winner)
  })

  test.each(ORDER)('%s stands alone', (only) => {
    expect(badge(productWith([only]))).toBe(only)
  })

  test('is none for a product without special attributes', () => {
    expect(badge(productWith([]))).toBeNull()
    expect(badge({ isNew: false, isSoldOut: false })).toBeNull()
  })
})
