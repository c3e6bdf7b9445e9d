import { expect, test } from 'vitest'
import { createUrlMemo } from '#server/page-cache/url-memo.ts'

const HOME = 'https://shop.example/de-de/'

test('an address is memoized with its page', () => {
  const known = createUrlMemo<number>()
  known.set(`${HOME}?utm_source=mail`, 1)
  expect([known.get(`${HOME}?utm_source=mail`), known.get(HOME)]).toEqual([1, undefined])
})

test('an overlong address is not memoized', () => {
  const known = createUrlMemo<number>()
  const endless = `${HOME}?x=${'x'.repeat(500)}`
  known.set(endless, 1)
  expect(known.get(endless)).toBeUndefined()
})

test('the number of addresses is limited', () => {
  const known = createUrlMemo<number>()
  for (let index = 0; index <= 20_000; index++) known.set(`${HOME}?x=${index}`, index)
  expect([known.get(`${HOME}?x=0`), known.get(`${HOME}?x=20000`)]).toEqual([undefined, 20_000])
})
