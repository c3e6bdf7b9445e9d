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
  ['Die Straße zu {brand}', 'Die Strasse zu Halo'],
  [
    { text: '{brand}: {brand}-Shops', url: '/{brand}/' },
    { text: 'Halo: Halo-Shops', url: '/{brand}/' },
  ],
  [null, null],
  [7, 7],
])('%j becomes %j', (german, swiss) => {
  expect(typesetContent(german, { language: 'de', country: 'CH' }, 'Halo')).toEqual(swiss)
})
