import { expect, test } from 'vitest'
import { slugOfBranchTown } from '#domain/branch/branch-town.ts'

test('county and town are written as in addresses', () =>
  expect(slugOfBranchTown({ county: 'Baden-Württemberg', city: 'Freiburg im Breisgau' })).toEqual({
    county: 'baden-wuerttemberg',
    city: 'freiburg-im-breisgau',
  }))
