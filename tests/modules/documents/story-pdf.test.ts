import { expect, test } from 'vitest'
import type { Story } from '#clients/content/content-client.ts'
import { createTerms } from '#modules/documents/terms.ts'
import { recordingLog } from '#tests/support/log.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
const doc = (...content: object[]) => ({ type: 'doc', content })
const richText = (component: string, ...content: object[]) => ({
  _uid: component,
  component,
  text: doc(...content),
})
const cell = (words: string, attrs = {}) => ({ type: 'tableCell', attrs, content: [paragraph(words)] })
const row = (...content: object[]) => ({ type: 'tableRow', content })
const table = (...content: object[]) => ({ type: 'table', content })

/** The text of the terms with this body, and what was logged. */
async function printed(...body: unknown[]) {
  const { log, lines, fields } = recordingLog()
  const story: Story = {
    uuid: 'u',
    name: 'AGB',
    slug: 'agb',
    fullSlug: 'de/agb',
    content: { _uid: 'p', component: 'page', body },
    translatedSlugs: {},
    publishedAt: null,
  }
  const content = { story: async () => story }
  const now = () => new Date('2026-11-21T15:40:12Z')
  const termsOf = createTerms({ content, absolute: (_, path) => path, now, log })
  const [terms] = await termsOf('de-de')
  return { text: pdfText(terms?.document.content ?? Buffer.of()), lines, fields }
}

test.each(['rich_text', 'RichText', 'rich-text'])(
  'the text and the headline of a %s are printed',
  async (name) => {
    const block = { ...richText(name, paragraph('Der Vertrag')), headline: 'Geltung' }
    expect(await printed(block)).toMatchObject({ text: 'AGB Geltung Der Vertrag Seite 1 von 1', lines: [] })
  },
)

test('an accordion is printed open, also within a text', async () => {
  const items = [
    { _uid: 'i', component: 'accordion_item', headline: 'Wie lange?', text: doc(paragraph('Zwei Jahre.')) },
    { _uid: 'j', component: 'accordion_item', headline: 'Wo?', text: doc(paragraph('Hier.')), hidden: true },
  ]
  const accordion = { _uid: 'a', component: 'Accordion', headline: 'Fragen', items }
  const within = richText('rich_text', paragraph('Davor'), { type: 'blok', attrs: { body: [accordion] } })
  for (const [block, before] of [
    [accordion, ''],
    [within, 'Davor '],
  ] as const)
    expect((await printed(block)).text).toBe(`AGB ${before}Fragen Wie lange? Zwei Jahre. Seite 1 von 1`)
})

test('what cannot be printed is logged by its name', async () => {
  const picture = { type: 'image', attrs: { src: 'https://a.storyblok.com/f/1/10x10/a/b.png' } }
  const facts = { _uid: 'f', component: 'facts', items: [] }
  const {
    text: shown,
    lines,
    fields,
  } = await printed(
    facts,
    7,
    richText(
      'rich_text',
      paragraph('Der Vertrag'),
      picture,
      { type: 'poll' },
      { type: 'blok', attrs: { body: [facts] } },
    ),
  )
  expect(shown).toBe('AGB Der Vertrag Seite 1 von 1')
  expect(lines).toEqual(['warn: parts of the terms cannot be printed'])
  expect(fields).toEqual([{ story: 'de/agb', components: ['facts', 'poll', 'image'] }])
})

test.each([
  ['without rows', table()],
  ['without cells', table(row(), row())],
  ['with a row without cells', table(row(cell('a')), row())],
  [
    'with a cell over more columns and rows than there are',
    table(row(cell('a', { colspan: 100, rowspan: 1000 }))),
  ],
])('a table %s does not keep the terms from being printed', async (_, odd) => {
  const shown = await printed(
    richText('rich_text', odd, paragraph('Ende'), { type: 'bullet_list' }, { type: 'heading' }),
  )
  expect(shown.text).toMatch(/^AGB (a )?Ende Seite 1 von 1$/)
})
