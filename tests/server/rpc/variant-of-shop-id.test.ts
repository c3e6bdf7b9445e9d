import { expect, test } from 'vitest'
import { variantOfShopId } from '#server/rpc/variant-of-shop-id.ts'

const domains = { 'de-de': 'https://shop.example', 'pl-pl': 'https://sklep.example' }

test.each([
  ['10001', 'http://localhost/', undefined, 'de-de'],
  ['10004', 'http://localhost/', undefined, 'pl-pl'],
  ['99', 'http://localhost/', undefined, null],
  ['1e4', 'http://localhost/', undefined, null],
  ['', 'http://localhost/', undefined, null],
  [null, 'http://localhost/', undefined, null],
  ['10001', 'https://shop.example/', domains, 'de-de'],
  ['10004', 'https://shop.example/', domains, null],
  ['10004', 'https://sklep.example/', domains, 'pl-pl'],
  ['10002', 'https://shop.example/', domains, null],
  ['10001', 'https://other.example/', domains, null],
  ['99', 'https://other.example/', domains, null],
])('shop %s at %s is of %o: %s', (shopId, url, domains, variant) =>
  expect(variantOfShopId(shopId, new URL(url), domains)).toBe(variant),
)
