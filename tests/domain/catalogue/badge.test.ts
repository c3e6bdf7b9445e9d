import { describe, expect, test } from 'vitest'
import { badge, type Badge } from '#domain/catalogue/badge.ts'
import { attributesOf } from '#tests/support/goods.ts'

/** Spec §4, highest first. */
const ORDER: Badge[] = ['new', 'sold-out', 'online-exclusive', 'sustainable', 'premium']

const productWith = (badges: Badge[]) => ({
  isNew: badges.includes('new'),
  isSoldOut: badges.includes('sold-out'),
  attributes: attributesOf({
    onlineExclusive: badges.includes('online-exclusive') ? 'ja' : 'nein',
    ...(badges.includes('sustainable') && { sustainable: 'true' }),
    ...(badges.includes('premium') && { premium: '1' }),
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
