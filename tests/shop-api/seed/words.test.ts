import { describe, expect, test } from 'vitest'
import { decimal, fillTemplate, words } from '#shop-api/seed/words.ts'

test('gaps are filled by one text or by one per language', () => {
  const template = words('{n} von {what}', '{n} z {what}', '{n} z {what}', '{n} de {what}', '{n} di {what}')
  const filled = fillTemplate(template, {
    n: '3',
    what: words('Linsen', 'čoček', 'soczewek', 'lentilles', 'lenti'),
  })
  expect(filled).toEqual({
    de: '3 von Linsen',
    cs: '3 z čoček',
    pl: '3 z soczewek',
    fr: '3 de lentilles',
    it: '3 di lenti',
  })
})

describe('a text in every language', () => {
  test.each([[['a', 'b', 'c', 'd']], [['a', 'b', 'c', 'd', '']], [['a', 'b', 'c', 'd', 'e', 'f']]])(
    'is refused for %j',
    (row) => expect(() => words(...row)).toThrow(RangeError),
  )
})

test.each([
  [8.6, 1, '8,6'],
  [14, 1, '14,0'],
  [48, 0, '48'],
])('%d with %i digits is written %s', (value, digits, text) => expect(decimal(value, digits)).toBe(text))
