import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashOf, isNewOn } from '#blocks/block-style.ts'

test('a style is sent once with a page, and with every page', () => {
  const [one, other] = [{}, {}]
  expect([isNewOn(one, 'a'), isNewOn(one, 'a'), isNewOn(one, 'b'), isNewOn(other, 'a')]).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test.each(['', '.a{color:red}', '.ž{left:1%}'])('%j is named in the policy by its hash', async (css) => {
  expect(await hashOf(css)).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
})
