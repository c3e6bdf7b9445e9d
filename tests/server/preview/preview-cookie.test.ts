import { expect, test } from 'vitest'
import {
  PREVIEW_COOKIE,
  createPreviewCookie,
  previewCookiePath,
  readPreviewCookie,
} from '#server/preview/preview-cookie.ts'

const NOW = 1_795_000_000
const terms = { secret: 'secret', path: '/de-de/' }
const grant = { space: '7', since: NOW - 600 }
const header = (change: Partial<typeof terms> = {}, isSecure = true) =>
  createPreviewCookie(grant, { ...terms, ...change }, { now: NOW, isSecure })
const cookie = (change?: Partial<typeof terms>) => header(change).split(';')[0] ?? ''

test.each([
  [true, 'Path=/de-de/; Max-Age=3000; HttpOnly; SameSite=None; Secure; Partitioned'],
  [false, 'Path=/de-de/; Max-Age=3000; HttpOnly; SameSite=Lax'],
])('over https %s it expires with its grant, and its scope is minimal', (isSecure, attributes) =>
  expect(header({}, isSecure)).toContain(attributes),
)

test.each([
  ['its own', cookie(), NOW, grant],
  ['its own among others', `a=b; ${cookie()}; c=d`, NOW, grant],
  ['its own at the end of its hour', cookie(), NOW + 3000, grant],
  ['one past its hour', cookie(), NOW + 3001, null],
  ['one of another path', cookie({ path: '/fr-ch/' }), NOW, null],
  ['one of another secret', cookie({ secret: 'other' }), NOW, null],
  ['one that was made younger', cookie().replace(String(grant.since), String(NOW)), NOW, null],
  ['one of another space', cookie().replace('=7.', '=8.'), NOW, null],
  ['one that is cut', cookie().slice(0, -1), NOW, null],
  ['one of another name', cookie().replace(PREVIEW_COOKIE, `x${PREVIEW_COOKIE}`), NOW, null],
  ['none', '', NOW, null],
])('a path recognises %s', (_, cookies, now, expected) =>
  expect(readPreviewCookie(cookies, terms, now)).toEqual(expected),
)

test.each([
  ['http://shop/de-at/a/', undefined, '/de-at/'],
  ['http://shop/de/a/', undefined, null],
  ['https://shop.at/a/', { 'de-at': 'https://shop.at' }, '/'],
  ['https://shop.de/a/', { 'de-at': 'https://shop.at' }, null],
])('%s is within the path of its cookie', (address, domains, expected) =>
  expect(previewCookiePath(new URL(address), domains)).toBe(expected),
)
