import { expect, test } from 'vitest'
import { frameFacts } from '#server/configurator/frame-facts.ts'
import { configuredFrame } from '#server/configurator/configured-frame.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { seedShop } from '#tests/support/seeded.ts'

onBothDatabases({ fill: seedShop }, (open) => {
  const { server, full, rimless } = configuratorShop(open)
  const facts = async (variantId: number) => {
    const { ctx } = server()
    return frameFacts(ctx, 'de-de', await configuredFrame(ctx, 'de-de', variantId))
  }

  test('a frame has its width, and links to frames that fit better', async () => {
    const { width, sunLens, isRimless, links } = await facts(full())
    expect(width).toBeGreaterThan(110)
    expect({ sunLens, isRimless }).toEqual({ sunLens: null, isRimless: false })
    expect(links.progressive).toMatch(/^\/brillen\/\?progressiveReady=true$/)
    expect(links.smaller).toMatch(/^\/brillen\/(\?size=[\d,]+)?$/)
  })

  test('one without a rim is known as such', async () => {
    expect((await facts(rimless())).isRimless).toBe(true)
  })
})
