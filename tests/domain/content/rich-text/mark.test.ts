import { expect, test } from 'vitest'
import { fieldsOf } from '#domain/content/rich-text/fields.ts'
import { readMark, linkedStoryFrom } from '#domain/content/rich-text/mark.ts'

const reader = { folders: ['de'], href: (path: string) => `/de-de${path}` }
const leads = (href: string, more: object = {}) => ({
  kind: 'link',
  anchor: { href, isExternal: false, newWindow: false, ...more },
})

test.each([
  [{ type: 'bold' }, { kind: 'bold' }],
  [{ type: 'strong' }, { kind: 'bold' }],
  [{ type: 'strike' }, { kind: 'strike' }],
  [{ type: 'underline' }, { kind: 'underline' }],
  [{ type: 'italic' }, { kind: 'italic' }],
  [{ type: 'code' }, { kind: 'code' }],
  [{ type: 'superscript' }, { kind: 'superscript' }],
  [{ type: 'subscript' }, { kind: 'subscript' }],
  [{ type: 'highlight' }, { kind: 'highlight' }],
  [
    { type: 'styled', attrs: { class: 'small print' } },
    { kind: 'styled', name: 'small-print' },
  ],
  [{ type: 'styled' }, null],
  [{ type: 'link', attrs: { href: '/a/', anchor: 'b' } }, leads('/de-de/a/#b')],
  [{ type: 'link', attrs: { href: 'mailto:a@b.example', linktype: 'email' } }, leads('mailto:a@b.example')],
  [{ type: 'link', attrs: { href: 'a@b.example', linktype: 'email' } }, leads('mailto:a@b.example')],
  [
    { type: 'link', attrs: { href: 'https://a.example/f.pdf', linktype: 'asset', target: '_blank' } },
    leads('https://a.example/f.pdf', { isExternal: true, newWindow: true }),
  ],
  [{ type: 'link', attrs: { href: '/old', linktype: 'story', uuid: 'u' } }, null],
  [
    { type: 'link', attrs: { href: '/old', linktype: 'story', story: { full_slug: 'de/a' } } },
    leads('/de-de/a/'),
  ],
  [{ type: 'link' }, null],
  [
    { type: 'anchor', attrs: { id: '"><script>' } },
    { kind: 'anchor', id: 'script' },
  ],
  [{ type: 'anchor', attrs: { id: '""' } }, null],
  [
    { type: 'textStyle', attrs: { color: '#0066cc' } },
    { kind: 'tone', tone: 'action' },
  ],
  [{ type: 'textStyle', attrs: {} }, null],
  [{ type: 'textStyle', attrs: { color: 'red' } }, null],
  [{ type: 'toString' }, undefined],
  [{}, undefined],
  [null, undefined],
])('%j is %j', (raw, mark) => {
  expect(readMark(raw, reader)).toEqual(mark)
})

test.each([
  [undefined, undefined],
  [{ full_slug: 'de/a' }, { fullSlug: 'de/a', alternates: [] }],
  [
    { full_slug: 'de/a', alternates: [{ full_slug: 'cs/a' }, {}, 3] },
    { fullSlug: 'de/a', alternates: ['cs/a'] },
  ],
])('the story %j of a link is %j', (raw, story) => {
  expect(linkedStoryFrom(fieldsOf(raw))).toEqual(story)
})
