import { describe, expect, test } from 'vitest'
import { basketFailure } from '#domain/basket/failure.ts'

describe('a status of the Shop API means', () => {
  test.each([
    ['add', 200, null],
    ['add', 201, null],
    ['add', 206, 'ItemAddedWithReducedQuantity'],
    ['add', 404, 'Unknown'],
    ['add', 409, 'VariantAlreadyPresent'],
    ['add', 412, 'ItemUnvailable'],
    ['add', 413, 'MaximumItemCountReached'],
    ['add', 424, 'ItemDataNotFound'],
    ['add', 500, 'Unknown'],
    ['update', 200, null],
    ['update', 206, 'ItemAddedWithReducedQuantity'],
    ['update', 404, 'BasketItemNotFound'],
    ['update', 409, 'VariantAlreadyPresent'],
    ['update', 412, 'ItemUnvailable'],
    ['update', 413, 'MaximumItemCountReached'],
    ['update', 424, 'Unknown'],
    ['delete', 200, null],
    ['delete', 404, null],
    ['delete', 500, 'Unknown'],
  ] as const)('on %s, %i: %s', (operation, status, kind) => {
    expect(basketFailure(operation, status)).toBe(kind)
  })
})
