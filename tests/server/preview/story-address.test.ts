import { expect, test } from 'vitest'
import { storyAddress } from '#server/preview/story-address.ts'

const domains = { 'de-at': 'https://shop.at', 'fr-ch': 'https://shop.ch' }

test.each([
  ['/de/ratgeber/kauf', undefined, { variant: 'de-de', path: '/ratgeber/kauf/' }],
  ['/de/home', undefined, { variant: 'de-de', path: '/' }],
  ['/fr/', undefined, { variant: 'fr-ch', path: '/' }],
  ['/de-at/agb/', undefined, { variant: 'de-at', path: '/agb/' }],
  ['/global/it/footer', undefined, { variant: 'it-ch', path: '/' }],
  ['/global/de-ch/error', undefined, { variant: 'de-ch', path: '/' }],
  ['/global/de/listing/brillen/damen', undefined, { variant: 'de-de', path: '/brillen/damen/' }],
  ['/de/ratgeber/kauf', domains, { variant: 'de-at', path: '/ratgeber/kauf/' }],
  ['/cs/home', domains, null],
  ['/brillen/', domains, null],
  ['/', undefined, null],
] as const)('%s is shown at its address', (pathname, places, expected) =>
  expect(storyAddress(pathname, places)).toEqual(expected),
)
