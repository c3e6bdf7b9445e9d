import { expect, test } from 'vitest'
import { highlightTerm } from '#components/search/highlight-term.ts'

test.each([
  ['Panto-Brillen', 'panto', '[Panto]-Brillen'],
  ['Lesebrillen in Pantoform', 'PANTO', 'Lesebrillen in [Panto]form'],
  ['Sonnenbrillen', 'brillen', 'Sonnen[brillen]'],
  ['Brillen', 'rund', 'Brillen'],
  ['Brillen', '  ', 'Brillen'],
  ['Brillen', 'Brillen', '[Brillen]'],
])('%s, typed %s: %s', (label, term, expected) => {
  const parts = highlightTerm(label, term)
  expect(parts.map(({ text, isTyped }) => (isTyped ? `[${text}]` : text)).join('')).toBe(expected)
})
