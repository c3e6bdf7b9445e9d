import { describe, expect, test } from 'vitest'
import {
  searchSucceeded,
  searchFailed,
  type SearchState,
  visibleResults,
  startSearch,
} from '#domain/search/search-state.ts'

const idle: SearchState<string> = { status: 'idle' }
const pending: SearchState<string> = { status: 'pending', term: 'ray', previous: null }
const success: SearchState<string> = { status: 'success', term: 'ray', results: 'hits' }
const error: SearchState<string> = { status: 'error', term: 'ray' }
const again: SearchState<string> = { status: 'pending', term: 'ray ban', previous: 'hits' }

describe('typing', () => {
  test.each([
    ['a first term asks', idle, ' ray ', pending],
    ['the same term while it is requested changes nothing', pending, 'ray ', pending],
    ['the same term when it is answered changes nothing', success, 'ray', success],
    ['the same term after a fault asks again', error, 'ray', pending],
    ['another term keeps what was found', success, 'ray ban', again],
    [
      'another term before the answer keeps what was found before',
      again,
      'ray b',
      { ...again, term: 'ray b' },
    ],
    ['nothing ends the search', success, '  ', idle],
  ] as const)('%s', (_, search, text, next) => {
    expect(startSearch(search, text)).toEqual(next)
  })
})

describe('an answer for "ray"', () => {
  test.each([
    ['is shown where it is awaited', pending, success],
    ['is dropped where another is awaited', again, again],
    ['is dropped after the field was emptied', idle, idle],
    ['is dropped where one was there before', success, success],
  ])('%s', (_, search, next) => {
    expect(searchSucceeded(search, 'ray', 'hits')).toEqual(next)
  })
})

describe('an error for "ray"', () => {
  test.each([
    ['is shown where the answer is awaited', pending, error],
    ['is dropped where another is awaited', again, again],
    ['is dropped after the field was emptied', idle, idle],
  ])('%s', (_, search, next) => {
    expect(searchFailed(search, 'ray')).toEqual(next)
  })
})

test.each([
  ['nothing at first', idle, null],
  ['nothing while the first answer is awaited', pending, null],
  ['what was found', success, 'hits'],
  ['what was found before while another is awaited', again, 'hits'],
  ['nothing after a fault', error, null],
])('the visible results are %s', (_, search, shown) => {
  expect(visibleResults(search)).toBe(shown)
})
