import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createContentApi } from '#content-api/app.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { openContent } from '#clients/content/open-content.ts'
import type { Story } from '#clients/content/content-client.ts'
import { readEnv } from '#platform/env.ts'
import { storyToPdf } from '#modules/documents/story-pdf.ts'
import { createTerms } from '#modules/documents/terms.ts'
import { TOKENS } from '#tests/support/content.ts'
import { recordingLog } from '#tests/support/log.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { root } from '#tests/support/sources.ts'

const now = () => new Date('2026-11-21T15:40:12Z')
const absolute = (variant: string, path: string) => `https://shop.example/${variant}${path}`

const { content } = openContent({
  env: readEnv({}),
  log: recordingLog().log,
  now: () => now().getTime(),
  shopName: 'Veduta',
  embedded: {
    fetch: createContentApi({
      dir: resolve(root, 'content'),
      watch: false,
      tokens: TOKENS,
      onError: () => {},
    }),
    tokens: TOKENS,
  },
})
const aStory = (body: unknown[]): Story => ({
  uuid: 'u',
  name: 'AGB',
  slug: 'agb',
  fullSlug: 'de/agb',
  content: { _uid: 'p', component: 'page', body },
  translatedSlugs: {},
  publishedAt: null,
})
const termsOf = createTerms({ content, absolute, now, log: recordingLog().log })

test.each(VARIANT_CODES)('in %s the terms and the rules of withdrawal are files', async (variant) => {
  const terms = await termsOf(variant)
  expect(terms).toHaveLength(2)
  for (const { version, document } of terms) {
    expect(version).toMatch(/2026$/)
    expect(document.filename).toMatch(/^[\w-]+\.pdf$/)
    expect(document.content.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('an unchanged story is rendered once', async () => {
  const [once, again] = [await termsOf('de-de'), await termsOf('de-de')]
  expect(once.map(({ document }) => document)).toEqual(again.map(({ document: paper }) => paper))
  expect(once[0]?.document.content).toBe(again[0]?.document.content)
})

test('terms that begin to apply are in the next document, and those that ended are not', async () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const block = (text: string, start_time: string, end_time: string) => {
    const document = { type: 'doc', content: [paragraph(text)] }
    return { _uid: text, component: 'rich_text', text: document, start_time, end_time }
  }
  const story = aStory([
    block('Früher', '2020-01-01 00:00', '2026-11-30 23:00'),
    block('Neuerdings', '2026-11-30 23:00', '2030-01-01 00:00'),
  ])
  let at = new Date('2026-11-30T22:59:59Z')
  const changing = createTerms({
    content: { story: async () => story },
    absolute,
    now: () => at,
    log: recordingLog().log,
  })
  const textOf = async () => pdfText((await changing('de-de'))[0]?.document.content ?? Buffer.of())
  const earlier = await textOf()
  expect([earlier.includes('Früher'), earlier.includes('Neuerdings')]).toEqual([true, false])
  at = new Date('2026-11-30T23:00:00.001Z')
  const later = await textOf()
  expect([later.includes('Früher'), later.includes('Neuerdings')]).toEqual([false, true])
})

test.each([
  ['de-de', 'widerruf', 'Hiermit widerrufe(n) ich/wir', '§ 312g'],
  ['de-at', 'widerruf', 'Hiermit widerrufe(n) ich/wir', 'nach Ihren Werten'],
  ['de-it', 'widerruf', 'Hiermit widerrufe(n) ich/wir', 'nach Ihren Werten'],
  ['cs-cz', 'odstoupeni-od-smlouvy', 'odstupuj', 'podle vašich hodnot'],
  ['pl-pl', 'odstapienie-od-umowy', 'odstąpieniu od umowy', 'według Państwa'],
  ['it-it', 'recesso', 'notifico', 'Suoi valori'],
  ['de-ch', 'widerruf', 'freiwillig', 'kein Widerrufsrecht'],
  ['fr-ch', 'retractation', '30 jours', 'droit'],
  ['it-ch', 'recesso', '30 giorni', 'diritto'],
] as const)('in %s the document %s contains “%s” and “%s”', async (variant, slug, ...parts) => {
  const story = await content.story(variant, slug)
  const reader = { folders: [], href: (path: string) => path }
  const made = storyToPdf(story?.content['body'], reader, () => {})
  const text = JSON.stringify(made).replaceAll('\u00a0', ' ')
  for (const part of parts) expect(text).toContain(part)
})

test('a missing page is not sent, and a failing service throws', async () => {
  const none = createTerms({ content: { story: async () => null }, absolute, now, log: recordingLog().log })
  expect(await none('de-de')).toEqual([])
  const down = createTerms({
    content: { story: () => Promise.reject(new Error('down')) },
    absolute,
    now,
    log: recordingLog().log,
  })
  await expect(down('de-de')).rejects.toThrow('down')
})

test('a page with an unusual structure is rendered as well', async () => {
  const story = aStory([{ component: 'teaser' }, 7, { component: 'rich_text' }])
  const odd = createTerms({ content: { story: async () => story }, absolute, now, log: recordingLog().log })
  expect((await odd('de-de')).map(({ name, version }) => [name, version])).toEqual([
    ['AGB', null],
    ['AGB', null],
  ])
})

test('what a document shows of rich text', () => {
  const text = (words: string, marks: object[] = []) => ({ type: 'text', text: words, marks })
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
  const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(text(words))] })
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('Titel')] },
      paragraph(
        text('Fett', [{ type: 'bold' }]),
        { type: 'hard_break' },
        text('Mail', [{ type: 'link', attrs: { href: 'hallo@veduta.example', linktype: 'email' } }]),
        text('innen', [{ type: 'link', attrs: { href: '/agb/', linktype: 'url' } }]),
        { type: 'emoji', attrs: { name: 'ok', emoji: '✓' } },
      ),
      { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(text('eins'))] }] },
      { type: 'ordered_list', attrs: { order: 3 }, content: [{ type: 'list_item', content: [] }] },
      { type: 'blockquote', content: [paragraph(text('Zitat'))] },
      { type: 'code_block', content: [text('Code')] },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('a'), cell('b')] },
          { type: 'tableRow', content: [cell('c')] },
        ],
      },
      { type: 'horizontal_rule' },
    ],
  }
  const unprinted: string[] = []
  const body = [{ _uid: 'r', component: 'rich_text', text: document }]
  const made = storyToPdf(body, { folders: [], href: (path) => path }, (name) => unprinted.push(name))
  expect(unprinted).toEqual([])
  expect(made).toMatchObject([
    { bold: true, fontSize: 13 },
    {
      text: [
        { text: 'Fett', bold: true },
        '\n',
        { text: 'Mail', link: 'mailto:hallo@veduta.example' },
        { text: 'innen' },
        '✓',
      ],
    },
    { ul: [{ stack: [{ text: [{ text: 'eins' }] }] }] },
    { ol: [{ stack: [] }], start: 3 },
    { stack: [{ text: [{ text: 'Zitat' }] }] },
    { text: 'Code' },
    { table: { body: [{ length: 2 }, [{}, '']] } },
  ])
})
