import { expect, test } from 'vitest'
import { foldersOf, slugToPath, slugWithin } from '#domain/content/folder.ts'

test('the folders of a variant begin with its own and end with the shared ones', () => {
  expect(foldersOf('de-at', 'de')).toEqual(['de-at', 'de', 'global/de-at', 'global/de', 'global'])
})

test.each([
  ['de-at/home', 'home'],
  ['de/service/returns', 'service/returns'],
  ['global/de-at/footer', 'footer'],
  ['global/de/footer', 'footer'],
  ['global/settings', 'settings'],
  ['cs/o-nas', null],
  ['de', null],
])('%s is %s for a reader in Austria', (fullSlug, slug) => {
  expect(slugWithin(foldersOf('de-at', 'de'), fullSlug)).toBe(slug)
})

test.each([
  ['home', '/'],
  ['service/returns', '/service/returns/'],
])('%s is at %s', (slug, path) => {
  expect(slugToPath(slug)).toBe(path)
})
