import { describe, expect, test } from 'vitest'
import { imageCacheKey, nearestSizeQuery, readImageRequest } from '#images/request.ts'

const read = (query: string, hash = 'a1b2c3d4') =>
  readImageRequest(new URL(`http://shop/images/${hash}?${query}`))

describe('an address is refused', () => {
  test.each([
    ['', 'size'],
    ['width=', 'size'],
    ['width=0', 'size'],
    ['width=-320', 'size'],
    ['width=321', 'size'],
    ['width=320.0', 'size'],
    ['width=3.2e2', 'size'],
    ['width=0x140', 'size'],
    ['width=320&height=401&height=400', 'repeated-parameter'],
    ['width=320&width=320', 'repeated-parameter'],
    ['width=320&height=5000', 'size'],
    ['width=320&height=', 'size'],
    ['width=99999&height=99999', 'size'],
    ['width=320&height=400&quality=0', 'quality'],
    ['width=320&height=400&quality=101', 'quality'],
    ['width=320&height=400&quality=7.5', 'quality'],
    ['width=320&height=400&quality=', 'quality'],
    ['width=320&height=400&bg=fff', 'bg'],
    ['width=320&height=400&bg=%23ffffff', 'bg'],
    ['width=320&height=400&bg=red', 'bg'],
    ['width=320&height=400&bg=', 'bg'],
    ['width=320&height=400&bg=000000', 'bg'],
    ['width=320&height=400&brightness=2', 'brightness'],
    ['width=320&height=400&brightness=', 'brightness'],
    ['width=320&height=400&format=png', 'unknown-parameter'],
    ['width=320&height=400&v=1', 'unknown-parameter'],
  ])('with %j for its %s', (query, refusal) => {
    expect(read(query)).toEqual({ ok: false, error: refusal })
  })

  test.each(['abc', '..%2f..%2fetc', 'a b c d', 'x'.repeat(65), 'höhe', ''])('for the hash %j', (hash) => {
    expect(read('width=320', hash)).toEqual({ ok: false, error: 'hash' })
  })
})

describe('a size that is not drawn leads to the nearest one', () => {
  test.each([
    ['width=300', '?width=320&height=427'],
    ['width=321', '?width=360&height=480'],
    ['width=300&height=300', '?width=320&height=320'],
    ['height=400', '?height=427&width=320'],
    ['width=5000&quality=50&bg=ffffff', '?width=1920&quality=50&bg=ffffff&height=2560'],
    ['', '?width=640&height=800'],
    ['bg=f4f4f4', '?bg=f4f4f4&width=640&height=800'],
  ])('%j: %s', (query, nearest) => {
    const found = nearestSizeQuery(new URL(`http://shop/images/a1b2c3d4?${query}`))
    expect(found).toBe(nearest)
    expect(read(found?.slice(1) ?? '').ok).toBe(true)
  })

  test.each([
    'width=',
    'width=0',
    'width=-320',
    'width=320.0',
    'width=320&height=',
    'height=0',
    'width=100000',
  ])('but %j is none', (query) =>
    expect(nearestSizeQuery(new URL(`http://shop/images/a1b2c3d4?${query}`))).toBeNull(),
  )
})

describe('an address is read', () => {
  const plain = {
    hash: 'a1b2c3d4',
    width: 320,
    height: 400,
    quality: 75,
    bg: undefined,
    brightness: 1,
    blur: 0,
    tint: undefined,
  }
  test.each([
    ['width=320&height=400', plain],
    ['height=400&width=320', plain],
    ['width=320&height=400&tint=', plain],
    ['width=320&height=400&tint=brown', plain],
    ['width=320&height=400&tint=gradient-violet', plain],
    ['width=320&height=400&tint=clear-grey', { ...plain, tint: 'clear' }],
    ['width=320', { ...plain, height: 427 }],
    ['width=320&height=400&quality=1', { ...plain, quality: 50 }],
    ['width=320&height=400&quality=62', { ...plain, quality: 50 }],
    ['width=320&height=400&quality=63', { ...plain, quality: 75 }],
    ['width=320&height=400&quality=100', plain],
    ['width=320&height=400&bg=FFffFF', { ...plain, bg: 'ffffff' }],
    ['width=320&height=400&bg=f4f4f4', { ...plain, bg: 'f4f4f4' }],
    ['width=320&height=400&brightness=0.96', { ...plain, brightness: 0.96 }],
    ['width=320&height=400&brightness=1.06', { ...plain, brightness: 1.06 }],
    ['width=10&height=10', { ...plain, width: 10, height: 10, quality: 50, blur: 3 }],
    ['width=10&height=10&quality=20', { ...plain, width: 10, height: 10, quality: 50, blur: 3 }],
    ['width=320&height=400&tint=gradient-brown', { ...plain, tint: 'gradient-brown' }],
    ['width=1200&height=630', { ...plain, width: 1200, height: 630 }],
  ])('%s', (query, value) => expect(read(query)).toEqual({ ok: true, value }))
})

test('equal requests have the same cache key, different ones have different keys', () => {
  const key = (query: string) => {
    const request = read(query)
    return request.ok ? imageCacheKey(request.value) : request.error
  }
  expect(key('height=400&width=320')).toBe(key('width=320&height=400&quality=75&brightness=1'))
  const others = [
    'width=320',
    'width=320&height=400&bg=ffffff',
    'width=320&height=400&quality=50',
    'width=320&height=400&brightness=0.96',
    'width=320&height=400&tint=clear',
    'width=320&height=400&tint=mirror-green',
  ]
  expect(new Set(['width=320&height=400', ...others].map(key)).size).toBe(7)
})
