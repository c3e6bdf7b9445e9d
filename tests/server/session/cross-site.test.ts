import { expect, test } from 'vitest'
import { isCrossSite } from '#server/session/cross-site.ts'

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ origin: 'https://shop.example' }, false],
  [{ origin: 'http://shop.example' }, true],
  [{ origin: 'https://shop.example:8443' }, true],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'null' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, true],
])('a request with %o is cross-site: %s', (headers, isElsewhere) =>
  expect(isCrossSite(new Headers(headers), new URL('https://shop.example/api/rpc/x'))).toBe(isElsewhere),
)
