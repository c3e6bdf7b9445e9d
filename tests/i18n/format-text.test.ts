import MessageFormat from '@messageformat/core'
import { describe, expect, test } from 'vitest'
import { formatText, type Values } from '#i18n/format-text.ts'
import { messagesOf } from '#i18n/messages-source.ts'
import { textsFor } from '#i18n/texts.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { translator } from '#islands/translator.ts'

describe('a text is formatted with its values', () => {
  test.each<[string, Values, string, string]>([
    ['Warenkorb', {}, 'de-DE', 'Warenkorb'],
    ['Noch {count} Stück', { count: 3 }, 'de-DE', 'Noch 3 Stück'],
    ['{a}{b}', { a: '1' }, 'de-DE', '1'],
    ['{n, plural, one {# Stück} other {# Stücke}}', { n: 1 }, 'de-DE', '1 Stück'],
    ['{n, plural, one {# Stück} other {# Stücke}}', { n: 1200 }, 'de-DE', '1.200 Stücke'],
    ['{n, plural, =0 {nichts} one {ein} other {viel}}', { n: 0 }, 'de-DE', 'nichts'],
    [
      '{n, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}.',
      { n: 5 },
      'pl-PL',
      '5 sztuk.',
    ],
    ['{n, plural, one {# {x}} other {# {x}e}} da', { n: 2, x: 'Hund' }, 'de-DE', '2 Hunde da'],
    ['{who, select, one {er} other {sie}}', { who: 'two' }, 'de-DE', 'sie'],
  ])('%s with %o', (text, values, intl, formatted) => expect(formatText(text, values, intl)).toBe(formatted))
})

test.each(VARIANT_CODES)('an island of %s shows the same texts as a page', (variant) => {
  const { intl } = VARIANTS[variant]
  const format = new MessageFormat(intl, { strict: true })
  for (const text of Object.values(messagesOf(variant)))
    for (const number of [0, 1, 2, 5, 22, 1200]) {
      const values: Values = Object.fromEntries(
        [...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => [name, number]),
      )
      expect(formatText(text, values, intl)).toBe(String(format.compile(text)(values)))
    }
})

test('an island receives the texts that it lists, in the language of its page', () => {
  const given = textsFor('fr-ch', ['shell.skip'])
  expect(Object.keys(given.texts)).toEqual(['shell.skip'])
  expect(translator(given)('shell.skip')).toBe(messagesOf('fr-ch')['shell.skip'])
})
