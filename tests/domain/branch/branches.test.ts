import { expect, test } from 'vitest'
import { branchesIn } from '#domain/branch/branches.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { zip } from '#domain/form/zip.ts'

test.each(SHOP_COUNTRIES)(
  'the branches of %s have different ids, and addresses in their country',
  (country) => {
    const branches = branchesIn(country)
    expect(new Set(branches.map(({ id }) => id)).size).toBe(branches.length)
    expect(branches.map((branch) => zip(country)(branch.zip))).toEqual(branches.map(() => null))
  },
)
