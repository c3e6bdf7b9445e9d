import { expect, test } from 'vitest'
import { swissContent } from '#domain/content/spelling.ts'

test.each([
  ['Fassungsgröße', 'Fassungsgrösse'],
  [
    ['Straße', { text: 'Maß', count: 3 }],
    ['Strasse', { text: 'Mass', count: 3 }],
  ],
  [
    { href: '/straße/', text: 'Straße' },
    { href: '/straße/', text: 'Strasse' },
  ],
  [null, null],
])('%j becomes %j', (german, swiss) => {
  expect(swissContent(german)).toEqual(swiss)
})
