import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { styleHash, isFirstOnPage } from '#blocks/block-style.ts'

test('a style is sent once with a page, and with every page', () => {
  const [one, other] = [{}, {}]
  expect([
    isFirstOnPage(one, 'a'),
    isFirstOnPage(one, 'a'),
    isFirstOnPage(one, 'b'),
    isFirstOnPage(other, 'a'),
  ]).toEqual([true, false, true, true])
})

test.each(['', '.a{color:red}', '.ž{left:1%}'])('%j is named in the policy by its hash', async (css) => {
  expect(await styleHash(css)).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
})
