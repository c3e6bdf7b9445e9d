import { expect, test, vi } from 'vitest'
import { readRichText, plainTextOf, type ReportUnknown } from '#domain/content/rich-text/read.ts'

const reader = { folders: ['de'], href: (path: string) => path }
const read = (content: unknown, unknown: ReportUnknown = () => {}) =>
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
])('a heading of level %j becomes level %i: level 1 is the page heading', (level, rank) => {
  expect(read([{ type: 'heading', attrs: { level }, content: [text('a')] }])).toMatchObject([{ level: rank }])
})

test.each([
  ['Pflege & Reinigung', 'pflege-reinigung'],
  ['Ochrana údajů', 'ochrana-udaju'],
  ['¿?', ''],
])('the heading "%s" has the id "%s"', (words, id) => {
  expect(read([{ type: 'heading', content: [text(words)] }])).toMatchObject([{ id }])
})

test('equal headings of a page have ids of their own, also in another text of it', () => {
  const taken = new Set(['pflege'])
  const headings = ['Pflege', 'Pflege 2', 'Pflege', '¿?', '¿?'].map((words) => ({
    type: 'heading',
    content: [text(words)],
  }))
  const nodes = readRichText({ type: 'doc', content: headings }, reader, () => {}, taken)
  expect(nodes).toMatchObject([
    { id: 'pflege-2' },
    { id: 'pflege-2-2' },
    { id: 'pflege-3' },
    { id: '' },
    { id: '' },
  ])
})

test.each([
  [{ textAlign: 'center' }, 'center'],
  [{ textAlign: 'behind' }, undefined],
  [{}, undefined],
])('a heading with %j is aligned %s', (attrs, align) => {
  expect(read([{ type: 'heading', attrs, content: [text('a')] }])).toMatchObject([{ align }])
})

test('an unknown node is reported and left out, with all of its content', () => {
  const unknown = vi.fn<ReportUnknown>()
  const nodes = read([{ type: 'poll', content: [text('secret')] }, { content: [] }, 'x', text('a')], unknown)
  expect(nodes).toEqual([{ kind: 'text', text: 'a', marks: [] }])
  expect(unknown.mock.calls).toEqual([
    ['node', 'poll'],
    ['node', ''],
    ['node', ''],
  ])
})

test('an unknown mark is reported, and its text stays', () => {
  const unknown = vi.fn<ReportUnknown>()
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
    { src: 'https://a.storyblok.com/f/1/640x480/x/a.jpg', title: 'Oben' },
    [
      {
        kind: 'image',
        src: 'https://a.storyblok.com/f/1/640x480/x/a.jpg/m/1200x0',
        alt: '',
        caption: 'Oben',
        size: { width: 640, height: 480 },
      },
    ],
  ],
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
])('an image %j is rendered as %j', (attrs, nodes) => {
  expect(read([{ type: 'image', attrs }])).toEqual(nodes)
})

const paragraph = { kind: 'paragraph', align: undefined, content: [] }

test.each([
  [{ type: 'paragraph' }, paragraph],
  [
    { type: 'paragraph', attrs: { textAlign: 'center' } },
    { ...paragraph, align: 'center' },
  ],
  [{ type: 'paragraph', attrs: { textAlign: 'middle' } }, paragraph],
  [
    { type: 'blockquote', content: [{ type: 'paragraph' }] },
    { kind: 'blockquote', content: [paragraph] },
  ],
  [
    { type: 'bullet_list', content: [{ type: 'list_item' }] },
    { kind: 'bullets', content: [{ kind: 'item', content: [] }] },
  ],
  [{ type: 'ordered_list' }, { kind: 'numbers', start: 1, content: [] }],
  [
    { type: 'ordered_list', attrs: { order: 3 } },
    { kind: 'numbers', start: 3, content: [] },
  ],
  [
    { type: 'code_block', content: [text('a')] },
    { kind: 'code', text: 'a' },
  ],
  [{ type: 'horizontal_rule' }, { kind: 'rule' }],
  [{ type: 'hard_break' }, { kind: 'break' }],
  [
    { type: 'emoji', attrs: { emoji: '👓', name: 'glasses' } },
    { kind: 'emoji', text: '👓', name: 'glasses' },
  ],
  [
    { type: 'emoji', attrs: { emoji: '👓' } },
    { kind: 'emoji', text: '👓', name: '' },
  ],
  [
    { type: 'blok', attrs: { body: [{ component: 'hero' }] } },
    { kind: 'blocks', body: [{ component: 'hero' }] },
  ],
  [
    { type: 'table', content: [{ type: 'tableRow' }] },
    { kind: 'table', content: [{ kind: 'row', content: [] }] },
  ],
  [{ type: 'tableCell' }, { kind: 'cell', columns: 1, rows: 1, content: [] }],
  [
    { type: 'tableHeader', attrs: { colspan: 2, rowspan: 3 } },
    { kind: 'header', columns: 2, rows: 3, content: [] },
  ],
  [
    { type: 'tableCell', attrs: { colspan: 0, rowspan: 5000 } },
    { kind: 'cell', columns: 1, rows: 1, content: [] },
  ],
])('%j is rendered as %j', (node, expected) => {
  expect(read([node])).toEqual([expected])
})

test.each([[{ type: 'text' }], [{ type: 'text', text: '' }], [{ type: 'emoji' }]])(
  '%j renders nothing',
  (node) => {
    expect(read([node])).toEqual([])
  },
)

test('a mark without effect leaves its text, a mark without a type is reported', () => {
  const unknown = vi.fn<ReportUnknown>()
  expect(read([{ ...text('a'), marks: [{ type: 'anchor' }, {}] }], unknown)).toEqual([
    { kind: 'text', text: 'a', marks: [] },
  ])
  expect(unknown).toHaveBeenCalledExactlyOnceWith('mark', '')
})

test('the text of nodes is that of all their parts, and what stands apart stays apart', () => {
  const node = (type: string, ...content: object[]) => ({ type, content })
  const item = (words: string) => node('list_item', node('paragraph', text(words)))
  const nodes = read([
    node('paragraph', text('a'), { type: 'hard_break' }, text('b')),
    { type: 'horizontal_rule' },
    node('code_block', text('c')),
    node('bullet_list', item('d'), item('e')),
    node(
      'table',
      node(
        'tableRow',
        node('tableHeader', node('paragraph', text('f'))),
        node('tableCell', node('paragraph', text('g'))),
      ),
    ),
  ])
  expect(plainTextOf(nodes).split(/\n+/)).toEqual(['a', 'b', 'c', 'd', 'e', 'f g ', ''])
})
