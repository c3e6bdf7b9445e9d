import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { configuratorShop } from '#components/configurator/configurator-shop.ts'
import { messages } from '#i18n/messages.ts'
import { pathOf } from '#i18n/routes.ts'
import { textsFor } from '#i18n/texts.ts'
import { href } from '#i18n/urls.ts'
import { VARIANT_CODES, type VariantCode } from '#i18n/variants.ts'
import { Configurator } from '#islands/configurator/Configurator.tsx'
import { CONFIGURATOR_TEXTS } from '#islands/configurator/configurator-texts.ts'
import { ORDER_VALUES_TEXTS, OrderValues } from '#islands/configurator/OrderValues.tsx'
import { COMPLETE } from '#tests/support/configurator-context.ts'
import { code } from '#tests/support/sources.ts'
import { testContext } from '#tests/support/test-server.ts'
import { stepProps, wordsOf } from '#tests/support/value-steps.ts'

const { ctx } = testContext()
const shopOf = (variant: VariantCode, pdTool: boolean) =>
  configuratorShop(
    {
      ctx,
      variant,
      publicUrl: new URL(`http://shop/${variant}/p/linz-1/`),
      href: (path, to) => href(undefined, variant, path, to),
      to: (route, params) => pathOf(variant, route, params),
    },
    { pdTool },
  )

/** The steps at which values are typed, found elsewhere, asked about, affirmed and summed up. */
const STEPS = ['prescription', 'values', 'order', 'recalculate', 'confirm'] as const

const PAGES = {
  'the configurator': (variant: VariantCode, pdTool: boolean) =>
    [...STEPS, 'summary' as const].map((step) => {
      const { view } = stepProps(step, COMPLETE, { variant })
      const texts = textsFor(variant, CONFIGURATOR_TEXTS)
      return createElement(Configurator, { texts, shop: shopOf(variant, pdTool), view })
    }),
  'values after the order': (variant: VariantCode, pdTool: boolean) =>
    (['values', 'recalculate', 'confirm'] as const).map((step) => {
      const { view } = stepProps(step, COMPLETE, { variant })
      const texts = textsFor(variant, ORDER_VALUES_TEXTS)
      const shop = shopOf(variant, pdTool)
      return createElement(OrderValues, { texts, shop, view, group: 'g', action: '/order/values/' })
    }),
}

describe.each(Object.entries(PAGES))('the instrument for the pupil distance in %s', (_, draw) => {
  const htmlOf = (variant: VariantCode, pdTool: boolean) =>
    draw(variant, pdTool)
      .map((each) => renderToStaticMarkup(each))
      .join('')

  test.each(VARIANT_CODES)('is linked once in %s where the shop has it', (variant) => {
    const html = htmlOf(variant, true)
    expect(html.match(/href="[^"]*\/instruments\/pupil-distance\/"/g)).toHaveLength(1)
    expect(wordsOf(html)).toContain(messages(variant)('values.pd.tool'))
  })

  test.each(VARIANT_CODES)('is neither linked nor named in %s where the shop has it not', (variant) => {
    const html = htmlOf(variant, false)
    expect(html).not.toContain('/instruments/')
    expect(wordsOf(html)).not.toContain(messages(variant)('values.pd.tool'))
    expect(wordsOf(html)).not.toMatch(/selbst gemessen|selbst messen/i)
  })
})

test('both pages let the flag of the shop decide, about the frame for the instrument, too', () => {
  const pages = code.filter(({ path }) => /^src\/pages\/(configurator|order-values)\.astro$/.test(path))
  expect(pages.map(({ text }) => text.includes('configuratorShop(Astro.locals, shell.flags)'))).toEqual([
    true,
    true,
  ])
  for (const { text } of pages) {
    expect(text).toMatch(/framesInstruments=\{shop\.pupilDistanceHref !== undefined/)
    expect(text).not.toContain("to('pupil-distance')")
  }
})
