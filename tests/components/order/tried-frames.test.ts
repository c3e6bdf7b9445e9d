import { expect, test } from 'vitest'
import TriedFrames from '#components/order/TriedFrames.astro'
import { render } from '#tests/support/render.ts'
import { aTriedFrame } from '#tests/support/try-ons.ts'

test.each([
  [true, 1],
  [false, 0],
])(
  'frames that are tried lead to lenses only where the shop makes these (%s)',
  async (makesLenses, count) => {
    const html = await render(TriedFrames, {
      items: [aTriedFrame('i1')],
      currency: 'EUR',
      isChoice: true,
      makesLenses,
    })
    expect(html.match(/configure=type/g) ?? []).toHaveLength(count)
    expect(html).toContain('name="keep"')
  },
)
