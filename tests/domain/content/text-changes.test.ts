import { expect, test } from 'vitest'
import { textChanges } from '#domain/content/text-changes.ts'

const page = (...body: object[]) => ({ _uid: 'page', headline: 'Seite', body })
const block = (uid: string, fields: object = {}) => ({ _uid: uid, ...fields })
const prose = (text: string) => ({ type: 'doc', content: [{ type: 'text', text }] })

test.each([
  ['a headline', page(block('a', { headline: 'W' })), page(block('a', { headline: 'We' })), ['a', 'W', 'We']],
  ['words of the page', page(block('a')), { ...page(block('a')), headline: 'Neu' }, ['page', 'Seite', 'Neu']],
  [
    'rich text',
    page(block('a', { text: prose('alt') })),
    page(block('a', { text: prose('neu') })),
    ['a', 'alt', 'neu'],
  ],
  [
    'a part of a block',
    page(block('a', { items: [block('b', { label: 'x' })] })),
    page(block('a', { items: [block('b', { label: 'y' })] })),
    ['b', 'x', 'y'],
  ],
  [
    'words that are gone',
    page(block('a', { headline: 'W' })),
    page(block('a', { headline: '' })),
    ['a', 'W', ''],
  ],
])('%s', (_, before, now, [uid, from, to]) =>
  expect(textChanges(before, now)).toEqual([{ uid, before: from, after: to }]),
)

test.each([
  ['the same', page(block('a', { headline: 'W' })), page(block('a', { headline: 'W' }))],
  ['words where there were none', page(block('a', { headline: ' ' })), page(block('a', { headline: 'W' }))],
  ['a block that came', page(block('a')), page(block('a'), block('b', { headline: 'W' }))],
  [
    'blocks that changed places',
    page(block('a', { text: 'x' }), block('b', { text: 'y' })),
    page(block('b', { text: 'y' }), block('a', { text: 'x' })),
  ],
  ['a list in place of words', page(block('a', { text: 'x' })), page(block('a', { text: ['y'] }))],
  ['a number in place of another', page(block('a', { count: 1 })), page(block('a', { count: 2 }))],
  ['nothing', null, null],
])('%s is left out', (_, before, now) => expect(textChanges(before, now)).toEqual([]))
