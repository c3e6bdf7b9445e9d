import { describe, expect, test } from 'vitest'
import { metaDescription, productTitle, truncate } from '#domain/seo/title.ts'

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
    ['a'.repeat(22), 'b'.repeat(29), `${'a'.repeat(22)} ${'b'.repeat(29)}`],
    ['a'.repeat(23), 'b'.repeat(30), `${'a'.repeat(21)}… ${'b'.repeat(28)}…`],
    ['Acuvue', 'Oasys', 'Acuvue Oasys'],
    ['', 'Oasys', 'Oasys'],
    ['Acuvue', '', 'Acuvue'],
  ])('%s and %s', (brand, name, expected) => {
    expect(productTitle(brand, name, 'Kontaktlinsen', 'contactLens')).toBe(expected)
  })
})

describe('the title of eyewear has 50 characters at most, including its kind', () => {
  test.each([
    ['Alba', 'Sonnenbrille', 'Nordhof Alba Sonnenbrille'],
    ['b'.repeat(29), 'Sonnenbrille', `Nordhof ${'b'.repeat(29)} Sonnenbrille`],
    ['b'.repeat(30), 'Sonnenbrille', `Nordhof ${'b'.repeat(30)}…`],
    [LONG_WORD, 'Sonnenbrille', `Nordhof ${'x'.repeat(41)}…`],
  ])('Nordhof %s %s', (name, kind, expected) => {
    const title = productTitle('Nordhof', name, kind, 'sunglasses')
    expect(title).toBe(expected)
    expect(title.length).toBeLessThanOrEqual(50)
  })
})

test('a description has 160 characters at most', () => {
  expect(metaDescription('x'.repeat(160))).toHaveLength(160)
  expect(metaDescription('x'.repeat(161))).toHaveLength(160)
})
