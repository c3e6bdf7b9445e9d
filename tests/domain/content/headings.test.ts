import { expect, test } from 'vitest'
import { headingsIn } from '#domain/content/headings.ts'

const heading = {
  type: 'heading',
  attrs: { level: 2 },
  content: [
    { type: 'text', text: 'Ü' },
    { type: 'text', text: 'ber' },
  ],
}

test.each([
  [
    'of the page and its blocks',
    { headline: 'a', body: [{ headline: 'b' }, { items: [{ headline: 'c' }] }] },
    ['a', 'b', 'c'],
  ],
  [
    'in rich text',
    { text: { type: 'doc', content: [heading, { type: 'paragraph', content: [] }] } },
    ['Über'],
  ],
  ['without words', { type: 'heading', content: [{ type: 'hard_break' }] }, ['']],
  ['without anything', { type: 'heading' }, ['']],
  [
    'of no hidden block',
    {
      body: [
        { hidden: true, headline: 'a' },
        { hidden: false, headline: 'b' },
      ],
    },
    ['b'],
  ],
  [
    'of no block that comes or goes',
    {
      body: [
        { start_time: '2026-12-01', headline: 'a' },
        { end_time: '2026-12-01', headline: 'b' },
      ],
    },
    [],
  ],
  ['of no other field', { title: 'a', headline: 7, more: null }, []],
])('headings %s', (_, content, expected) => {
  expect(headingsIn(content)).toEqual(expected)
})
