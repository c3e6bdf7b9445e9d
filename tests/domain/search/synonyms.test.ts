import { describe, expect, test } from 'vitest'
import { readSynonyms, withSynonyms } from '#domain/search/synonyms.ts'

describe('a table of synonyms', () => {
  test.each([
    ['a word', 'Etui = Brillenetui', { etui: 'Brillenetui' }],
    ['several words', 'Fach, Étui=Brillenetui', { fach: 'Brillenetui', etui: 'Brillenetui' }],
    ['phrases', 'extra  breit = XL', { 'extra-breit': 'XL' }],
    ['several lines', 'a = b\n\n c=d \r\n', { a: 'b', c: 'd' }],
    ['the last of two', 'a = b\na = c', { a: 'c' }],
    ['no line without words', ' = b\n, = c', {}],
    ['no line without a sign', 'a\nb = c\nd', { b: 'c' }],
    ['words that are not looked for', 'a, b =\nc', { a: '', b: '' }],
    ['what would mean something elsewhere', '__proto__, .*( = $&\n[ = \\1', { proto: '$&' }],
    ['nothing', '', {}],
  ])('has %s', (_, table, expected) => {
    expect(Object.fromEntries(readSynonyms(table))).toEqual(expected)
  })
})

describe('a term is looked for', () => {
  const synonyms = readSynonyms(
    'Etui = Brillenetui\nextra breit = XL\nextra breit geschnitten = oversize\nsehr extra breit genug = weit\ngünstig, ohne Sehstärke, # Stück =',
  )

  test.each([
    ['as it is', 'P-3  48-23-150', 'P-3 48-23-150'],
    ['by the meaning of a word', 'Étui', 'Brillenetui'],
    ['by the meaning of one of its words', 'rotes ETUI klein', 'rotes Brillenetui klein'],
    ['by the meaning of each', 'etui etui', 'Brillenetui Brillenetui'],
    ['by a phrase', 'Brille extra breit', 'Brille XL'],
    ['by the longer of two phrases', 'extra breit geschnitten', 'oversize'],
    ['by a phrase of four words', 'sehr extra breit genug', 'weit'],
    ['as it is, if it has the meaning already', 'rotes Brillenetui, Etui', 'rotes Brillenetui, Etui'],
    ['as it is, if only a part of a phrase is there', 'extra groß', 'extra groß'],
    ['without words that say nothing about goods', 'günstig Etui ohne Sehstärke', 'Brillenetui'],
    ['without a phrase of any number', 'Etui, 30 Stück', 'Brillenetui'],
    ['as it is, if it has no other words', 'günstig  ohne Sehstärke', 'günstig ohne Sehstärke'],
    ['as it is, if it is empty', '', ''],
  ])('%s: %s', (_, term, expected) => {
    expect(withSynonyms(term, synonyms)).toBe(expected)
  })
})

describe('no table makes a term without end', () => {
  test('of words that mean each other', () => {
    const synonyms = readSynonyms('a = b\nb = a')
    expect(withSynonyms('a', synonyms)).toBe('b')
    expect(withSynonyms('a b', synonyms)).toBe('a b')
  })

  test.each([
    ['a long meaning', `a = ${'b'.repeat(500)}`, 'a'],
    ['a meaning for each word', `a = ${'b'.repeat(60)}`, 'a a a'],
    ['a long term', 'b = c', 'a '.repeat(5000)],
  ])('of %s', (_, table, term) => {
    expect(withSynonyms(term, readSynonyms(table)).length).toBeLessThanOrEqual(100)
  })
})
