import { describe, expect, test } from 'vitest'
import { wishlistFailure } from '#domain/wishlist/failure.ts'

describe('the answer to an add', () => {
  test.each([
    [200, null],
    [201, null],
    [400, 'OnlyOneParameterMustBeSet'],
    [409, 'ItemAlreadyPresent'],
    [412, 'ItemUnvailable'],
    [413, 'MaximumItemCountReached'],
    [500, 'Unknown'],
  ])('%i is refused for: %s', (status, kind) => {
    expect(wishlistFailure(status)).toBe(kind)
  })
})
