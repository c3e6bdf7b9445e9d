import { expect, test } from 'vitest'
import { audienceOf } from '#domain/catalogue/audience.ts'
import { attributesOf } from '#tests/support/goods.ts'

test.each([
  [[], 'unisex', 'adult'],
  [['women'], 'female', 'adult'],
  [['men'], 'male', 'adult'],
  [['women', 'men'], 'unisex', 'adult'],
  [['kids'], 'unisex', 'kids'],
  [['women', 'kids'], 'female', 'adult'],
  [['men', 'kids'], 'male', 'adult'],
  [['women', 'men', 'kids'], 'unisex', 'adult'],
  [['pilots'], 'unisex', 'adult'],
])('what is made for %j is %s and of %s', (groups, gender, age) => {
  const targetGroup = groups.map((value) => ({ label: 'Damen', value }))
  expect(audienceOf(attributesOf({ targetGroup }))).toEqual({ gender, age })
})

test('without attributes it is for every adult', () =>
  expect(audienceOf(undefined)).toEqual({ gender: 'unisex', age: 'adult' }))
