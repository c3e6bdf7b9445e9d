import { expect, test } from 'vitest'
import { markupOnce } from '#components/shell/once.ts'

test('markup is made once for a thing, and anew for another', async () => {
  let count = 0
  const make = async () => `made ${++count}`
  const [a, b] = [{}, {}]
  expect(
    await Promise.all([markupOnce(a, '', make), markupOnce(a, '', make), markupOnce(b, '', make)]),
  ).toEqual(['made 1', 'made 1', 'made 2'])
  expect(await markupOnce(a, '', make)).toBe('made 1')
})

test('one thing is shown in several ways', async () => {
  const thing = {}
  const ways = ['leading', 'worn', 'leading'].map((way) =>
    markupOnce(thing, way, async () => `${way} markup`),
  )
  expect(await Promise.all(ways)).toEqual(['leading markup', 'worn markup', 'leading markup'])
  expect(ways[2]).toBe(ways[0])
})

test('what failed is tried again', async () => {
  const thing = {}
  await expect(markupOnce(thing, '', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await markupOnce(thing, '', async () => 'made')).toBe('made')
})
