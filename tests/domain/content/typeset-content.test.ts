import { expect, test } from 'vitest'
import { typesetContent } from '#domain/content/typeset-content.ts'

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
  [7, 7],
])('%j becomes %j', (german, swiss) => {
  expect(typesetContent(german, { language: 'de', country: 'CH' })).toEqual(swiss)
})
