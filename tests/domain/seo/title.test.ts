import { describe, expect, test } from 'vitest'
import { metaDescription, productDescription, productTitle, truncate } from '#domain/seo/title.ts'

const LONG_WORD = 'x'.repeat(80)

describe('a text is cut at a word', () => {
  test.each([
    ['Nordhof Brille', 14, 'Nordhof Brille'],
    ['Nordhof Brille', 13, 'Nordhof…'],
    ['  Nordhof \n Brille ', 14, 'Nordhof Brille'],
    ['a Donaudampfschiff', 10, 'a Donauda…'],
    ['Nordhof, schwarz matt', 18, 'Nordhof, schwarz…'],
    ['', 10, ''],
  ])('%j within %i is %j', (text, limit, expected) => {
    expect(truncate(text, limit)).toBe(expected)
    expect(expected.length).toBeLessThanOrEqual(limit)
  })
})

describe('the title of a normal product has a brand of 22 and a name of 29 characters at most', () => {
  test.each([
    ['a'.repeat(22), 'b'.repeat(29), [], `${'a'.repeat(22)} ${'b'.repeat(29)}`],
    ['a'.repeat(23), 'b'.repeat(30), [], `${'a'.repeat(21)}… ${'b'.repeat(28)}…`],
    ['Lacrivel', 'Mood', ['Honig', '2 Stück'], 'Lacrivel Mood, Honig, 2 Stück'],
    ['Klangmar', 'Baterie do aparatów słuchowych 675', [], 'Klangmar Baterie do aparatów… 675'],
    ['Klangmar', 'Baterien für Hörgeräte', [], 'Klangmar Baterien für Hörgeräte'],
    ['', 'Mood', [], 'Mood'],
    ['Lacrivel', '', [], 'Lacrivel'],
  ])('%s and %s', (brand, name, labels, expected) => {
    expect(productTitle({ brand, name, labels }, 'Kontaktlinsen', 'contactLens')).toBe(expected)
  })
})

describe('the title of eyewear has 50 characters at most; its kind goes first, then the end of its name', () => {
  test.each([
    ['Alba', [], 'Sonnenbrille', 'Nordhof Alba Sonnenbrille'],
    ['Alba', ['Gold'], 'Sonnenbrille', 'Nordhof Alba Sonnenbrille, Gold'],
    ['b'.repeat(29), [], 'Sonnenbrille', `Nordhof ${'b'.repeat(29)} Sonnenbrille`],
    ['b'.repeat(30), [], 'Sonnenbrille', `Nordhof ${'b'.repeat(30)}`],
    ['b'.repeat(30), ['Gold'], 'Sonnenbrille', `Nordhof ${'b'.repeat(30)}, Gold`],
    [LONG_WORD, ['Gold'], 'Sonnenbrille', `Nordhof ${'x'.repeat(35)}…, Gold`],
    [LONG_WORD, [LONG_WORD], 'Sonnenbrille', `Nordhof ${'x'.repeat(16)}…, ${'x'.repeat(22)}…`],
  ])('Nordhof %s %o %s', (name, labels, kind, expected) => {
    const title = productTitle({ brand: 'Nordhof', name, labels }, kind, 'sunglasses')
    expect(title).toBe(expected)
    expect(title.length).toBeLessThanOrEqual(50)
  })
})

test.each([
  ['Mood', ['Honig'], 'Farbige Linse.', 'Mood, Honig: Farbige Linse.'],
  ['Mood', [], 'Farbige Linse.', 'Mood: Farbige Linse.'],
  ['Mood', ['Honig'], 'Mood von Lacrivel in Honig.', 'Mood von Lacrivel in Honig.'],
])('the description of %s, %o names it', (name, labels, description, expected) => {
  expect(productDescription({ name, labels }, description)).toBe(expected)
})

test('a description has 160 characters at most', () => {
  expect(metaDescription('x'.repeat(160))).toHaveLength(160)
  expect(metaDescription('x'.repeat(161))).toHaveLength(160)
})
