import { expect, test } from 'vitest'
import { isFirstOnPage } from '#blocks/block-style.ts'

test('a style is sent once with a page, and with every page', () => {
  const [one, other] = [{}, {}]
  expect([
    isFirstOnPage(one, 'a'),
    isFirstOnPage(one, 'a'),
    isFirstOnPage(one, 'b'),
    isFirstOnPage(other, 'a'),
  ]).toEqual([true, false, true, true])
})
