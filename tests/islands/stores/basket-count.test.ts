import { afterEach, expect, test, vi } from 'vitest'
import { rememberCount, rememberedCount } from '#islands/stores/basket-count.ts'

afterEach(() => vi.unstubAllGlobals())

const page = () => Object.assign(new EventTarget(), { documentElement: { dataset: { shopId: '10001' } } })

function refuse(): never {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
}

test('a browser that keeps nothing is told of the count all the same', () => {
  const told: unknown[] = []
  const document = page()
  document.addEventListener(
    'basket:count',
    (event) => event instanceof CustomEvent && told.push(event.detail),
  )
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })

  rememberCount(3)
  expect(told).toEqual([3])
  expect(rememberedCount()).toBe(0)
})

test('what is remembered is remembered for its shop', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('document', page())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(rememberedCount()).toBe(0)
  rememberCount(2)
  expect([...kept]).toEqual([['veduta-basket-10001', '2']])
  expect(rememberedCount()).toBe(2)
})
