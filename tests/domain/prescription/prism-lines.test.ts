import { expect, test } from 'vitest'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import { prismLines } from '#domain/prescription/prism-lines.ts'
import { messages } from '#i18n/messages.ts'
import type { VariantCode } from '#i18n/variants.ts'

const IN_AND_UP: Prescription = {
  right: { sphere: 1, prism: 3.61, prismBase: 33.69 },
  left: { sphere: 1, prism: 1, prismBase: 0 },
}

test.each<[VariantCode, string, string[]]>([
  ['de-de', 'de-DE', ['Rechts: Prisma 3,00 cm/m innen + 2,00 cm/m oben', 'Links: Prisma 1,00 cm/m außen']],
  [
    'fr-ch',
    'fr-CH',
    ['Droit : Prisme 3,00 cm/m interne + 2,00 cm/m supérieure', 'Gauche : Prisme 1,00 cm/m externe'],
  ],
  [
    'pl-pl',
    'pl-PL',
    ['Prawe: Pryzmat 3,00 cm/m do nosa + 2,00 cm/m do góry', 'Lewe: Pryzmat 1,00 cm/m do skroni'],
  ],
])('in %s a prism has its unit and its direction', (variant, intl, lines) =>
  expect(
    prismLines(IN_AND_UP, intl, messages(variant)).map((line) => line.replaceAll('\u00a0', ' ')),
  ).toEqual(lines),
)

test.each<[string, Prescription]>([
  ['no prism', { right: { sphere: 1 }, left: {} }],
  ['a prism without its base', { right: { sphere: 1, prism: 2 }, left: {} }],
])('%s has no line', (_, values) => expect(prismLines(values, 'de-DE', messages('de-de'))).toEqual([]))
