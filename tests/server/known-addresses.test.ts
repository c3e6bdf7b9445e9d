import { expect, test } from 'vitest'
import { createKnownAddresses } from '#server/known-addresses.ts'

const HOME = 'https://shop.example/de-de/'

test('an address is known with its page', () => {
  const known = createKnownAddresses<number>()
  known.set(`${HOME}?utm_source=mail`, 1)
  expect([known.get(`${HOME}?utm_source=mail`), known.get(HOME)]).toEqual([1, undefined])
})

test('an endless address is not remembered', () => {
  const known = createKnownAddresses<number>()
  const endless = `${HOME}?x=${'x'.repeat(500)}`
  known.set(endless, 1)
  expect(known.get(endless)).toBeUndefined()
})

test('no more are remembered than have room', () => {
  const known = createKnownAddresses<number>()
  for (let index = 0; index <= 20_000; index++) known.set(`${HOME}?x=${index}`, index)
  expect([known.get(`${HOME}?x=0`), known.get(`${HOME}?x=20000`)]).toEqual([undefined, 20_000])
})
