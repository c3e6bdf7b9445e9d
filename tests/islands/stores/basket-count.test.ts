import { afterEach, expect, test, vi } from 'vitest'
import { storeBasketCount, storedBasketCount } from '#islands/stores/basket-count.ts'

afterEach(() => vi.unstubAllGlobals())

const page = () => Object.assign(new EventTarget(), { documentElement: { dataset: { variant: 'fr-ch' } } })

function refuse(): never {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
}

test('without storage the count is announced all the same', () => {
  const told: unknown[] = []
  const document = page()
  document.addEventListener(
    'basket:count',
    (event) => event instanceof CustomEvent && told.push(event.detail),
  )
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })

  storeBasketCount(3)
  expect(told).toEqual([3])
  expect(storedBasketCount()).toBe(0)
})

test('the count is stored for the shops of its country', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('document', page())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(storedBasketCount()).toBe(0)
  storeBasketCount(2)
  expect([...kept]).toEqual([['veduta-basket-ch', '2']])
  expect(storedBasketCount()).toBe(2)
})
