import { expect, test } from 'vitest'
import { cachedMarkup } from '#components/ui/cached-markup.ts'

test('markup is rendered once for an object, and again for another', async () => {
  let count = 0
  const make = async () => `made ${++count}`
  const [a, b] = [{}, {}]
  expect(
    await Promise.all([cachedMarkup(a, '', make), cachedMarkup(a, '', make), cachedMarkup(b, '', make)]),
  ).toEqual(['made 1', 'made 1', 'made 2'])
  expect(await cachedMarkup(a, '', make)).toBe('made 1')
})

test('one object has several variants', async () => {
  const thing = {}
  const ways = ['leading', 'worn', 'leading'].map((way) =>
    cachedMarkup(thing, way, async () => `${way} markup`),
  )
  expect(await Promise.all(ways)).toEqual(['leading markup', 'worn markup', 'leading markup'])
  expect(ways[2]).toBe(ways[0])
})

test('a failed rendering is tried again', async () => {
  const thing = {}
  await expect(cachedMarkup(thing, '', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cachedMarkup(thing, '', async () => 'made')).toBe('made')
})
