import { expect, test, vi } from 'vitest'
import { readRichText, textOf, type Unknown } from '#domain/content/rich-text/read.ts'

const reader = { folders: ['de'], href: (path: string) => path }
const read = (content: unknown, unknown: Unknown = () => {}) =>
  readRichText({ type: 'doc', content }, reader, unknown)
const text = (words: string) => ({ type: 'text', text: words })

test.each([undefined, null, 'text', 3, [], {}, { content: 'x' }])(
  'a document that is %j has no nodes',
  (document) => {
    expect(readRichText(document, reader, () => {})).toEqual([])
  },
)

test.each([
  [1, 2],
  [2, 2],
  [4, 4],
  [6, 6],
  [7, 2],
  ['x', 2],
])('a heading of level %j is of rank %i: the page has the first', (level, rank) => {
  expect(read([{ type: 'heading', attrs: { level }, content: [text('a')] }])).toMatchObject([{ level: rank }])
})

test.each([
  ['Pflege & Reinigung', 'pflege-reinigung'],
  ['Ochrana údajů', 'ochrana-udaju'],
  ['¿?', ''],
])('the heading "%s" is reached by "%s"', (words, id) => {
  expect(read([{ type: 'heading', content: [text(words)] }])).toMatchObject([{ id }])
})

test('what nobody knows is told and left out, with all that is in it', () => {
  const unknown = vi.fn<Unknown>()
  const nodes = read([{ type: 'poll', content: [text('secret')] }, { content: [] }, 'x', text('a')], unknown)
  expect(nodes).toEqual([{ kind: 'text', text: 'a', marks: [] }])
  expect(unknown.mock.calls).toEqual([
    ['node', 'poll'],
    ['node', ''],
    ['node', ''],
  ])
})

test('an unknown mark is told, and its text stays', () => {
  const unknown = vi.fn<Unknown>()
  expect(read([{ ...text('a'), marks: [{ type: 'blink' }, { type: 'bold' }] }], unknown)).toEqual([
    { kind: 'text', text: 'a', marks: [{ kind: 'bold' }] },
  ])
  expect(unknown).toHaveBeenCalledExactlyOnceWith('mark', 'blink')
})

test.each([
  [{ src: 'javascript:alert(1)' }, []],
  [{ src: 'http://plain.example/a.png' }, []],
  [{}, []],
  [
    { src: 'https://a.storyblok.com/f/1/640x480/x/a.jpg', alt: 'Bild' },
    [
      {
        kind: 'image',
        src: 'https://a.storyblok.com/f/1/640x480/x/a.jpg/m/1200x0',
        alt: 'Bild',
        caption: undefined,
        size: { width: 640, height: 480 },
      },
    ],
  ],
])('an image %j is drawn as %j', (attrs, nodes) => {
  expect(read([{ type: 'image', attrs }])).toEqual(nodes)
})

test('the words of nodes are those of all their parts', () => {
  const nodes = read([
    { type: 'paragraph', content: [text('a'), { type: 'hard_break' }, text('b')] },
    { type: 'code_block', content: [text('c')] },
  ])
  expect(textOf(nodes)).toBe('abc')
})
