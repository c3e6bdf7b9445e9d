import { expect, test } from 'vitest'
import Blocks from '#blocks/registry/Blocks.astro'
import { createPreparation } from '#blocks/registry/prepare.ts'
import { minor } from '#domain/money/price.ts'
import { render } from '#tests/support/render.ts'
import { SUMMARY } from '#tests/support/subscriptions.ts'

const prepare = createPreparation({ folders: ['de'], href: (path) => path }, { showFaults: false })
const { body } = prepare(
  { body: [{ _uid: 'abo', component: 'product_subscription_selection', headline: 'Auswahl' }] },
  new Date(0),
)

/** The words of the selection; each month from one price, each third one from another. */
async function draw(monthly: number, quarterly: number): Promise<string> {
  const intervals = [
    { value: '1', from: minor(monthly) },
    { value: '3', from: minor(quarterly) },
  ]
  const blockData = { products: new Map(), categories: new Map(), subscription: { ...SUMMARY, intervals } }
  const html = await render(Blocks, { body, blockData, opens: false })
  return html
    .replace(/<style[^]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test('each rhythm has its lowest price; one that is the same in all stands once', async () => {
  expect(await draw(703, 690)).toBe(
    'Auswahl jeden Monat je Packung ab 7,03 € alle 3 Monate je Packung ab 6,90 €',
  )
  expect(await draw(703, 703)).toBe('Auswahl jeden Monat alle 3 Monate je Packung ab 7,03 €')
})
