import { expect, test } from 'vitest'
import { createPrefetchQueue } from '#components/shell/browser/hover-prefetch.ts'
import speculation from '#components/shell/browser/speculation.json' with { type: 'json' }

const HERE = new URL('https://shop.example/de-de/brillen/')
const link = (path: string) => new URL(path, HERE)

/** The links that a browser with speculation rules would select. */
function isSpeculated({ href, origin }: URL): boolean {
  const matches = (pattern: string) => new URLPattern(pattern, HERE.origin).test(href)
  return (
    speculation.prefetch.some(({ where: { and } }) =>
      and.every((condition) => {
        if (condition.href_matches) return matches(condition.href_matches)
        const not = condition.not?.href_matches
        return !not || ![not].flat().some(matches)
      }),
    ) && origin === HERE.origin
  )
}

test.each([
  ['/de-de/p/kate-1/', true],
  ['/de-de/p/kate-1/?variantid=7', true],
  ['/de-de/', true],
  ['/it-ch/filiali/', true],
  ['https://elsewhere.example/de-de/p/kate-1/', false],
  ['/de-de/basket/', false],
  ['/de-de/checkout/', false],
  ['/de-de/checkout/?step=payment', false],
  ['/de-de/account/', false],
  ['/de-de/account/orders/', false],
  ['/de-de/signin/', false],
  ['/de-de/signin/?redirectUrl=%2Fde-de%2Fcheckout%2F', false],
  ['/de-de/signout/', false],
  ['/de-de/success/', false],
  ['/de-de/wishlist/', false],
  ['/de-de/instruments/try-on/?frames=17-203', false],
  ['/basket/', false],
])('%s is prefetched: %s, by rules as on hover', (path, picked) => {
  expect(isSpeculated(link(path))).toBe(picked)
  expect(createPrefetchQueue().picks(link(path), HERE)).toBe(picked)
})

test.each([
  ['/de-de/brillen/?page=2', false],
  ['/de-de/brillen/', false],
])('on hover %s is not prefetched from the same listing', (path, picked) => {
  expect(createPrefetchQueue().picks(link(path), HERE)).toBe(picked)
})

test('a page is prefetched once', () => {
  const picker = createPrefetchQueue()
  expect([1, 2].map(() => picker.picks(link('/de-de/a/'), HERE))).toEqual([true, false])
})

test('four load at once; a fifth starts when one has loaded', () => {
  const picker = createPrefetchQueue()
  const paths = ['/a/', '/b/', '/c/', '/d/', '/e/']
  expect(paths.map((path) => picker.picks(link(path), HERE))).toEqual([true, true, true, true, false])
  picker.done()
  expect(picker.picks(link('/e/'), HERE)).toBe(true)
})
