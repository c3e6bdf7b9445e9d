import { expect, test } from 'vitest'
import { pageNumbers } from '#domain/listing/page-numbers.ts'

test.each([
  ['the first of several', [2, 5, 1, 2], { prev: 1, next: 2, last: 3 }],
  ['one between', [2, 5, 2, 2], { prev: 1, next: 3, last: 3 }],
  ['the last, which is shorter', [1, 5, 3, 2], { prev: 2, next: 3, last: 3 }],
  ['one after the last', [0, 5, 9, 2], { prev: 2, next: 3, last: 3 }],
  ['the only one', [2, 2, 1, 2], { prev: 1, next: 1, last: 1 }],
  ['one of an empty list', [0, 0, 1, 2], { prev: 1, next: 1, last: 1 }],
])('%s', (_, [current = 0, total = 0, page = 0, perPage = 0], expected) => {
  expect(pageNumbers(current, total, { page, perPage })).toEqual({
    current,
    total,
    page,
    perPage,
    first: 1,
    ...expected,
  })
})
