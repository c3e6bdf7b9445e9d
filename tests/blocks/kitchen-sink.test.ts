import { PLACED_INSTRUMENTS } from '#domain/content/placed-instrument.ts'
import { expect, test } from 'vitest'
import Blocks from '#blocks/registry/Blocks.astro'
import { createPreparation } from '#blocks/registry/prepare.ts'
import { BLOCK_NAMES } from '#blocks/registry/schemas.ts'
import type { Image } from '#domain/catalogue/product.ts'
import { tileOf } from '#domain/catalogue/tile.ts'
import { productQueryKey } from '#domain/content/block-data.ts'
import { minor } from '#domain/money/price.ts'
import { aCategory, aProduct } from '#tests/support/goods.ts'
import { KITCHEN_SINK } from '#tests/support/kitchen-sink.ts'
import { SUMMARY } from '#tests/support/subscriptions.ts'
import { render } from '#tests/support/render.ts'

const prepare = createPreparation({ folders: ['de'], href: (path) => `/de-de${path}` }, { showFaults: false })
const images: Image[] = [{ hash: 'front' }, { hash: 'angled' }]
const tile = tileOf(aProduct(12, { images }))
const glance = {
  category: aCategory({ id: 7, path: '/brillen' }),
  count: 3,
  from: { amount: minor(1200), currency: 'EUR' },
  examples: [tile],
}

async function draw(blocks: readonly object[]) {
  const { body, needs, faults } = prepare({ body: blocks }, new Date(0))
  const blockData = {
    products: new Map(needs().products.map((need) => [productQueryKey(need), [tile]])),
    subscription: SUMMARY,
    branches: { count: 47 },
    instruments: PLACED_INSTRUMENTS,
    categories: new Map(needs().categories.map((path) => [path, glance])),
  }
  return { faults, html: await render(Blocks, { body, blockData, opens: false }) }
}

test('the kitchen sink contains every block', () => {
  const there = new Set(KITCHEN_SINK.map(({ component }) => component))
  expect(BLOCK_NAMES.filter((name) => !there.has(name))).toEqual([])
})

test.each(KITCHEN_SINK.map((block, index) => [`${index} ${block.component}`, block] as const))(
  '%s is read without an error and rendered',
  async (_, block) => {
    const { faults, html } = await draw([block])
    expect(faults).toEqual([])
    expect(html).toMatch(/<(section|figure|p|div)\b/)
    // What a page's policy would refuse, and what should be a value.
    expect(html).not.toMatch(/ style=| on[a-z]+=|\[object Object\]|>undefined<|="undefined"/)
  },
)

test('sixty blocks are rendered in one page', async () => {
  const { html } = await draw(KITCHEN_SINK.slice(0, 60))
  expect(html.match(/<(section|figure)\b/g)?.length).toBeGreaterThan(50)
})
