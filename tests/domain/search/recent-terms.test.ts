import { describe, expect, test } from 'vitest'
import { parseRecentTerms, addRecentTerm } from '#domain/search/recent-terms.ts'

describe('recent terms are', () => {
  test.each([
    ['newest first', ['a'], 'b', ['b', 'a']],
    ['each once', ['a', 'b'], 'b', ['b', 'a']],
    [
      'each once in whatever letters, as it was written last',
      ['a', 'Ray Ban'],
      ' ray  ban',
      ['ray ban', 'a'],
    ],
    ['five at most', ['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
    ['none that is empty', ['a'], '  ', ['a']],
  ])('%s', (_, recent, typed, terms) => {
    expect(addRecentTerm(recent, typed)).toEqual(terms)
  })
})

describe('stored data are read as', () => {
  test.each([
    [null, []],
    ['', []],
    ['no JSON', []],
    ['{"a":1}', []],
    ['["a","b"]', ['a', 'b']],
    ['["a",1,null,""," b ","A"]', ['a', 'b']],
    ['["a","b","c","d","e","f","g"]', ['a', 'b', 'c', 'd', 'e']],
  ])('%s: %j', (stored, terms) => {
    expect(parseRecentTerms(stored)).toEqual(terms)
  })
})
