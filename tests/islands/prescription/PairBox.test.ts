import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { ShownPrescription } from '#domain/prescription/shown-prescription.ts'
import { messages } from '#i18n/messages.ts'
import { PairBox } from '#islands/prescription/PairBox.tsx'

const shown: ShownPrescription = {
  kind: 'values',
  values: { right: { sphere: -4.25 }, left: { sphere: -3.75 } },
  eyes: ['right', 'left'],
  measured: null,
  office: null,
}
const LENSES = { key: 'i2', name: 'Dünn 1,6', price: minor(5000) }
const FITTING = { key: 'i3', name: 'Anpassung', price: minor(0) }

const drawn = (parts: readonly (typeof LENSES)[], given: ShownPrescription | null = shown) =>
  renderToStaticMarkup(
    createElement(
      PairBox,
      {
        total: minor(17_800),
        parts,
        money: (amount) => `${amount / 100} €`,
        shown: given,
        intl: 'de-DE',
        t: messages('de-de'),
      },
      'Eigens für Sie gefertigt',
    ),
  )

test('a pair has one box: its parts, its values, what is said about it', () => {
  const html = drawn([LENSES, FITTING])
  expect(html.match(/class="[^"]*box/g)).toHaveLength(1)
  expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(
    /Fassung\s+128 €\s+Dünn 1,6\s+50 €\s+Anpassung\s+inklusive[\s\S]+−4,25[\s\S]+−3,75[\s\S]+Eigens für Sie/,
  )
})

test('a pair whose values follow says so in its box', () =>
  expect(drawn([LENSES], { kind: 'missing' })).toContain('Ihre Werte fehlen noch.'))

test('contact lenses have their values without a box', () => {
  const html = drawn([])
  expect(html).not.toMatch(/class="[^"]*box/)
  expect(html).toContain('−4,25')
})
