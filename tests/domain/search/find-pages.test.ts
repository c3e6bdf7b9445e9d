import { describe, expect, test } from 'vitest'
import { findPages, pageWords } from '#domain/search/find-pages.ts'

test('the words of a page are those of its title and its headings, each once', () => {
  expect(pageWords('Über uns', ['Größe & Größe', '?'])).toEqual({
    title: ['ueber', 'uns'],
    headings: ['groesse'],
  })
})

describe('a term finds', () => {
  const pages = [
    ['Kontaktlinsen: Arten und Tragen', 'Tageslinsen', 'Pflege'],
    ['Kontakt', 'Öffnungszeiten'],
    ['Linsen und Brillen pflegen', 'Kontaktlinsen reinigen'],
    ['Welche Brillengröße habe ich?', 'XL'],
    ['Odstąpienie od umowy'],
    ['Pflege'],
  ].map(([title = '', ...headings]) => ({ title, words: pageWords(title, headings) }))
  const found = (term: string, limit = 9) => findPages(pages, term, limit).map(({ title }) => title)

  test.each([
    [
      'a title, before longer ones and headings',
      'kontakt',
      ['Kontakt', 'Kontaktlinsen: Arten und Tragen', 'Linsen und Brillen pflegen'],
    ],
    ['a heading', 'Öffnungszeiten', ['Kontakt']],
    ['another form', 'odstąpienia', ['Odstąpienie od umowy']],
    [
      'a title before its other forms, and these before headings',
      'pflege',
      ['Pflege', 'Linsen und Brillen pflegen', 'Kontaktlinsen: Arten und Tragen'],
    ],
    ['a part of a compound', 'Größe', ['Welche Brillengröße habe ich?']],
    ['an umlaut without its dots', 'offnungszeiten', ['Kontakt']],
    ['an umlaut in two letters', 'oeffnungszeiten', ['Kontakt']],
    ['every word', 'linsen pflegen', ['Linsen und Brillen pflegen', 'Kontaktlinsen: Arten und Tragen']],
    ['no page that lacks a word', 'kontakt größe', []],
    ['words beside short ones', 'zu Öffnungszeiten', ['Kontakt']],
    ['short words alone', 'xl', ['Welche Brillengröße habe ich?']],
    ['no short part of a word', 'ta', []],
    ['no other word', 'kontrast', []],
    ['nothing for signs', '?!', []],
  ])('%s: %s', (_, term, expected) => {
    expect(found(term)).toEqual(expected)
  })

  test('the shorter of two titles with the same words', () => {
    const titles = ['Pflege von Brillen', 'Pflege']
    const alike = titles.map((title) => ({ title, words: pageWords(title, []) }))
    expect(findPages(alike, 'pflege', 9).map(({ title }) => title)).toEqual(['Pflege', 'Pflege von Brillen'])
  })

  test('no more than the limit', () => expect(found('kontakt', 1)).toEqual(['Kontakt']))
})
