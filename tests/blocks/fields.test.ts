import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsFor, productQueryOf } from '#blocks/fields.ts'

const fields = fieldsFor({ folders: ['de'], href: (path) => `/de-de${path}` }, () => {})
const read = (schema: z.ZodType, value: unknown) => {
  const result = z.object({ field: schema }).safeParse(value === undefined ? {} : { field: value })
  return result.success ? result.data.field : 'refused'
}

describe.each([
  [
    'text',
    fields.text,
    [
      [' a ', 'a'],
      ['', undefined],
      ['  ', undefined],
      [undefined, undefined],
      [null, undefined],
      [3, 'refused'],
    ],
  ],
  [
    'words',
    fields.words,
    [
      ['a', 'a'],
      ['', 'refused'],
      [undefined, 'refused'],
    ],
  ],
  [
    'flag',
    fields.flag,
    [
      [true, true],
      [false, false],
      ['', false],
      [undefined, false],
      ['yes', 'refused'],
    ],
  ],
  [
    'count',
    fields.count(1, 24, 4),
    [
      ['8', 8],
      [8, 8],
      ['', 4],
      [undefined, 4],
      ['0', 'refused'],
      ['25', 'refused'],
      ['x', 'refused'],
    ],
  ],
  [
    'colour',
    fields.colour,
    [
      ['#0058A9', '#0058A9'],
      ['', undefined],
      ['blue', 'refused'],
      ['0058A9', 'refused'],
    ],
  ],
  [
    'theme',
    fields.theme,
    [
      ['dark', 'dark'],
      ['', 'light'],
      [undefined, 'light'],
      ['sepia', 'refused'],
    ],
  ],
  [
    'choice',
    fields.choice(['a', 'b'], 'b'),
    [
      ['a', 'a'],
      ['', 'b'],
      ['c', 'refused'],
    ],
  ],
  [
    'path',
    fields.path,
    [
      ['brillen/', '/brillen'],
      ['/brillen/rund', '/brillen/rund'],
      ['', 'refused'],
    ],
  ],
  [
    'product_ids',
    fields.selection.product_ids,
    [
      ['12, 15', [12, 15]],
      ['', []],
      [undefined, []],
      ['12;15', 'refused'],
    ],
  ],
  [
    'blocks',
    fields.blocks(z.object({ a: z.string() }), 1),
    [
      [[{ a: 'x', b: 1 }], [{ a: 'x' }]],
      [undefined, []],
      ['', []],
      [null, []],
      [[{ a: '' }, { a: '' }], 'refused'],
    ],
  ],
] satisfies [string, z.ZodType, [unknown, unknown][]][])('%s', (_, schema, rows) => {
  test.each<[unknown, unknown]>(rows)('%j is %j', (given, value) => {
    expect(read(schema, given)).toEqual(value)
  })
})

const link = (raw: object) => ({ fieldtype: 'multilink', id: '', url: '', cached_url: '', ...raw })

test.each([
  [undefined, null],
  ['', null],
  [
    link({ linktype: 'url', url: '/brillen/' }),
    { href: '/de-de/brillen/', isExternal: false, newWindow: false },
  ],
  [
    link({ linktype: 'url', cached_url: '/brillen/' }),
    { href: '/de-de/brillen/', isExternal: false, newWindow: false },
  ],
  [link({ linktype: 'story', id: 'x', cached_url: 'de/old' }), null],
  [
    link({ linktype: 'story', story: { full_slug: 'de/about' }, id_target: 'team', cta_target_blank: true }),
    { href: '/de-de/about/#team', isExternal: false, newWindow: true },
  ],
  [
    link({ linktype: 'email', email: 'a@b.example' }),
    { href: 'mailto:a@b.example', isExternal: false, newWindow: false },
  ],
  [
    link({ linktype: 'asset', url: 'https://a.example/f.pdf', target: '_blank' }),
    { href: 'https://a.example/f.pdf', isExternal: true, newWindow: true },
  ],
  [link({ linktype: 'url', url: 'javascript:alert(1)' }), null],
  [link({ linktype: 'phone', url: '1' }), 'refused'],
])('a link %j leads to %j', (raw, anchor) => {
  expect(read(fields.link, raw)).toEqual(anchor)
})

test.each([
  [undefined, undefined],
  ['', undefined],
  [{ filename: '', alt: '' }, undefined],
  [{ filename: null }, undefined],
  [
    { filename: 'https://a.storyblok.com/f/1/640x480/x/a.jpg', alt: 'Bild', focus: '' },
    {
      filename: 'https://a.storyblok.com/f/1/640x480/x/a.jpg',
      alt: 'Bild',
      focus: undefined,
      size: { width: 640, height: 480 },
    },
  ],
  [{ filename: 'javascript:alert(1)' }, 'refused'],
])('an asset %j is %j', (raw, asset) => {
  expect(read(fields.asset, raw)).toEqual(asset)
})

test('fields that choose products become a query', () => {
  const selection = z.object(fields.selection).parse({ category: 'brillen', sort: '' })
  expect(productQueryOf(selection, 3)).toEqual({
    ids: [],
    category: '/brillen',
    sort: 'newest',
    narrow: {},
    count: 3,
  })
})
