import { PLACED_INSTRUMENTS } from '#domain/content/placed-instrument.ts'
import { expect, test } from 'vitest'
import { createPreparation } from '#blocks/registry/prepare.ts'
import Blocks from '#blocks/registry/Blocks.astro'
import type { Image } from '#domain/catalogue/product.ts'
import { tileOf } from '#domain/catalogue/tile.ts'
import { productQueryKey } from '#domain/content/block-data.ts'
import { addEditorMarks } from '#clients/content/unsaved-content.ts'
import { aCategory, aProduct } from '#tests/support/goods.ts'
import { KITCHEN_SINK } from '#tests/support/kitchen-sink.ts'
import { SUMMARY } from '#tests/support/subscriptions.ts'
import { render } from '#tests/support/render.ts'

const prepare = createPreparation({ folders: ['de'], href: (path) => `/de-de${path}` }, { showFaults: false })
const images: Image[] = [{ hash: 'front' }, { hash: 'angled' }]
const tile = tileOf(aProduct(12, { images }))
const glance = { category: aCategory({ id: 7, path: '/brillen' }), count: 3, from: null, examples: [tile] }

async function draw(content: object): Promise<string> {
  const { body, needs } = prepare(content, new Date(0))
  const blockData = {
    products: new Map(needs().products.map((need) => [productQueryKey(need), [tile]])),
    subscription: SUMMARY,
    branches: { count: 47 },
    instruments: PLACED_INSTRUMENTS,
    categories: new Map(needs().categories.map((path) => [path, glance])),
  }
  return render(Blocks, { body, blockData, opens: false })
}

/** Of a block and all its parts. */
const uidsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? [
        ...('_uid' in value && 'component' in value ? [String(value['_uid'])] : []),
        ...Object.values(value).flatMap(uidsIn),
      ]
    : []

/** Ids of headings and popovers continue from one rendering to the next. */
const settled = (html: string) => html.replace(/data-blok-(?:c|uid)="[^"]*"/g, '').replace(/\s+/g, ' ')
const same = (html: string) => settled(html).replace(/ (?=[>/])/g, '')

test.each(KITCHEN_SINK.map((block, index) => [`${index} ${block.component}`, block] as const))(
  '%s is marked for the editor, and the public gets the same without markers',
  async (_, block) => {
    const page = { _uid: 'page', component: 'page', body: [block] }
    const [open, edited] = [await draw(page), await draw(addEditorMarks(page, { id: 2, space: '1' }))]
    expect(open).not.toContain('data-blok')
    // A questionnaire shows one question at a time, and its result at the end.
    const isQuestionnaire = /^questionnaire|^contact_lens/.test(block.component)
    for (const uid of isQuestionnaire ? [block['_uid']] : uidsIn(block))
      expect.soft(edited).toContain(`data-blok-uid="2-${uid}"`)
    expect(same(edited)).toBe(same(open))
  },
)

test('parts of a block are marked, too', async () => {
  const item = { _uid: 'part', component: 'accordion_item', headline: 'Frage' }
  const accordion = { _uid: 'all', component: 'accordion', items: [item] }
  const html = await draw(
    addEditorMarks({ _uid: 'page', component: 'page', body: [accordion] }, { id: 2, space: '1' }),
  )
  expect(html).toMatch(/<details[^>]*data-blok-uid="2-part"/)
})
