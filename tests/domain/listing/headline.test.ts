import { describe, expect, test } from 'vitest'
import { headline } from '#domain/listing/headline.ts'

const NORDHOF = { slug: 'nordhof', name: 'Nordhof' }

describe('the headline of a category named Brillen', () => {
  test.each([
    [{}, null, 'Brillen'],
    [{ Headline_Prefix: 'Neue' }, null, 'Neue Brillen'],
    [{ Headline_Suffix: 'für Damen' }, null, 'Brillen für Damen'],
    [{ Headline_Prefix: 'Neue', Headline_Suffix: 'für Damen' }, null, 'Neue Brillen für Damen'],
    [{ Headline_Prefix: '', Headline_Override: '' }, null, 'Brillen'],
    [{ Headline_Override: 'Alles', Headline_Prefix: 'Neue' }, null, 'Alles'],
    [{}, NORDHOF, 'Nordhof Brillen'],
    [{ Headline_Override: 'Alles', Headline_Prefix: 'Neue' }, NORDHOF, 'Nordhof Brillen'],
    [{ Brand_Root: 'other' }, NORDHOF, 'Nordhof Brillen'],
    [{ Brand_Root: 'nordhof' }, NORDHOF, 'Brillen'],
    [{ Brand_Root: 'nordhof', Headline_Suffix: 'von Nordhof' }, NORDHOF, 'Brillen von Nordhof'],
  ])('with %o and the brand %o is %s', (shopLevelCustomData, brand, expected) => {
    expect(headline({ name: 'Brillen', shopLevelCustomData }, brand, 'de')).toBe(expected)
  })
})

test.each([
  ['fr', 'Lunettes', 'Lunettes Nordhof'],
  ['it', 'Occhiali', 'Occhiali Nordhof'],
  ['pl', 'Okulary', 'Okulary Nordhof'],
  ['cs', 'Brýle', 'Brýle Nordhof'],
])('in %s, %s with a brand is %s', (language, name, expected) => {
  expect(headline({ name, shopLevelCustomData: {} }, NORDHOF, language)).toBe(expected)
})
