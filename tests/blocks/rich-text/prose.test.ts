import { expect, test } from 'vitest'
import Prose from '#blocks/rich-text/Prose.astro'
import { readRichText } from '#domain/content/rich-text/read.ts'
import { render } from '#tests/support/render.ts'

const reader = { folders: ['de'], href: (path: string) => `/de-de${path}` }
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

/** The content of the rendered rich text. */
async function prose(...content: object[]): Promise<string> {
  const of = readRichText({ type: 'doc', content }, reader, () => {})
  const html = await render(Prose, { of })
  return /<div class="prose"[^>]*>(.*)<\/div>/s.exec(html)?.[1]?.trim() ?? html
}

test.each([
  ['paragraph', paragraph(text('Guten '), text('Tag')), '<p>Guten Tag</p>'],
  ['hard break', paragraph(text('a'), { type: 'hard_break' }, text('b')), '<p>a<br>b</p>'],
  [
    'marks within marks',
    paragraph(text('a '), text('b', { type: 'bold' }, { type: 'italic' }), text('.')),
    '<p>a <strong><em>b</em></strong>.</p>',
  ],
  [
    'link within words',
    paragraph(text('Siehe '), text('hier', { type: 'link', attrs: { href: '/brillen/' } }), text(', bitte.')),
    '<p>Siehe <a href="/de-de/brillen/">hier</a>, bitte.</p>',
  ],
  [
    'what looks like markup',
    paragraph(text('<script>alert(1)</script> & "x"')),
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</p>',
  ],
  [
    'aligned paragraph',
    { ...paragraph(text('a')), attrs: { textAlign: 'center' } },
    '<p class="align-center">a</p>',
  ],
  [
    'heading',
    { type: 'heading', attrs: { level: 3 }, content: [text('Größe')] },
    '<h3 id="große">Größe</h3>',
  ],
  [
    'aligned heading',
    { type: 'heading', attrs: { level: 2, textAlign: 'right' }, content: [text('a')] },
    '<h2 id="a" class="align-right">a</h2>',
  ],
  [
    'blockquote',
    { type: 'blockquote', content: [paragraph(text('a'))] },
    '<blockquote><p>a</p></blockquote>',
  ],
  [
    'bullet list',
    { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(text('a'))] }] },
    '<ul><li><p>a</p></li></ul>',
  ],
  [
    'ordered list from three',
    {
      type: 'ordered_list',
      attrs: { order: 3 },
      content: [{ type: 'list_item', content: [paragraph(text('a'))] }],
    },
    '<ol start="3"><li><p>a</p></li></ol>',
  ],
  [
    'code block',
    { type: 'code_block', content: [text('a < b')] },
    '<pre tabindex="0"><code>a &lt; b</code></pre>',
  ],
  ['rule', { type: 'horizontal_rule' }, '<hr>'],
  [
    'image',
    { type: 'image', attrs: { src: '/brand/a.png', alt: 'Ein "Bild"', title: 'Titel' } },
    '<figure><img src="/brand/a.png" alt="Ein &quot;Bild&quot;" loading="lazy"><figcaption>Titel</figcaption></figure>',
  ],
  [
    'emoji',
    { type: 'emoji', attrs: { name: 'eye', emoji: '👁' } },
    '<span role="img" aria-label="eye">👁</span>',
  ],
  [
    'table',
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph(text('a'))] }] },
        {
          type: 'tableRow',
          content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [paragraph(text('b'))] }],
        },
      ],
    },
    '<div class="table" tabindex="0"><table><tbody><tr><th><p>a</p></th></tr><tr><td colspan="2"><p>b</p></td></tr></tbody></table></div>',
  ],
  ['blocks without anyone to draw them', { type: 'blok', attrs: { body: [{ component: 'x' }] } }, ''],
])('%s', async (_, node, html) => {
  expect(await prose(node)).toBe(html)
})

test.each([
  [{ type: 'bold' }, '<strong>a</strong>'],
  [{ type: 'strong' }, '<strong>a</strong>'],
  [{ type: 'strike' }, '<s>a</s>'],
  [{ type: 'underline' }, '<u>a</u>'],
  [{ type: 'italic' }, '<em>a</em>'],
  [{ type: 'code' }, '<code>a</code>'],
  [{ type: 'superscript' }, '<sup>a</sup>'],
  [{ type: 'subscript' }, '<sub>a</sub>'],
  [{ type: 'anchor', attrs: { id: 'team' } }, '<span id="team">a</span>'],
  [
    { type: 'styled', attrs: { class: 'small" onclick="x' } },
    '<span class="styled-small-onclick-x">a</span>',
  ],
  [{ type: 'textStyle', attrs: { color: '#c00' } }, '<span class="tone-bad">a</span>'],
  [{ type: 'textStyle', attrs: { color: 'red;x' } }, 'a'],
  [{ type: 'highlight', attrs: { color: '#ff0' } }, '<mark>a</mark>'],
  [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }, 'a'],
  [
    { type: 'link', attrs: { href: 'https://other.example/', target: '_blank', onclick: 'x()' } },
    '<a href="https://other.example/" target="_blank" rel="noopener">a</a>',
  ],
  [
    {
      type: 'link',
      attrs: {
        href: 'stale',
        linktype: 'story',
        uuid: 'u',
        story: { full_slug: 'de/about', content: { secret: 1 } },
      },
    },
    '<a href="/de-de/about/">a</a>',
  ],
])('%j renders %s and nothing else', async (mark, html) => {
  expect(await prose(text('a', mark))).toBe(html)
})
