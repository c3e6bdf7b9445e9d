import { expect, test } from 'vitest'
import Blocks from '#blocks/registry/Blocks.astro'
import { createPreparation } from '#blocks/registry/prepare.ts'
import type { BlockData } from '#domain/content/block-data.ts'
import { render } from '#tests/support/render.ts'

const prepare = createPreparation({ folders: ['de'], href: (path) => path }, { showFaults: false })
const { body, needs } = prepare(
  {
    body: [
      { _uid: 'search', component: 'branch_search', headline: 'Nähe' },
      { _uid: 'teaser', component: 'appointment_teaser', headline: 'Termin' },
    ],
  },
  new Date(0),
)

async function draw(branches: BlockData['branches']) {
  const blockData = { products: new Map(), categories: new Map(), subscription: null, branches }
  const html = (await render(Blocks, { body, blockData, opens: false })).replace(/<style[^]*?<\/style>/g, '')
  return { html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') }
}

test('blocks of branches have the figures of the shop', async () => {
  expect(needs().branches).toBe(true)
  const { html, text } = await draw({ count: 47 })
  for (const part of ['Alle 47 Filialen', 'Sehtest 30 Minuten', 'Anpassung und Reparatur 15 Minuten'])
    expect(text).toContain(part)
  for (const href of ['?free=1', '?free=1&amp;hearing-test=1'])
    expect(html).toContain(`href="/niederlassungen/${href}"`)
  expect(html).toMatch(/<form action="\/niederlassungen\/" role="search"/)
})

test('they are gone where the shop has no branches', async () => {
  expect((await draw(null)).text.trim()).toBe('')
})
