import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsFor } from '#i18n/texts.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { PrescriptionValues } from '#islands/prescription/PrescriptionValues.tsx'
import type { ByInstrument } from '#domain/prescription/pupil-distance-source.ts'
import { VALUES_TEXTS } from '#islands/prescription/values-texts.ts'
import { translator } from '#islands/translator.ts'

const VALUES = { right: { sphere: 0, cylinder: 1.25, axis: 7, pd: 31.5 }, left: { sphere: -4.25, pd: 32 } }

const words = (variant: VariantCode, measured: ByInstrument | null = null) => {
  const t = translator(textsFor(variant, VALUES_TEXTS))
  const markup = renderToStaticMarkup(
    createElement(PrescriptionValues, { values: VALUES, measured, intl: VARIANTS[variant].intl, t }),
  )
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test.each([
  [
    'de-de',
    'Werte SPH Sphäre dpt CYL Zylinder dpt A Achse ° PD PD mm R Rechts ±0,00 +1,25 7° 31,5 L Links −4,25 – – 32,0',
  ],
  [
    'pl-pl',
    'Parametry SPH Sfera dpt CYL Cylinder dpt OŚ Oś ° PD PD mm OP Prawe ±0,00 +1,25 7° 31,5 OL Lewe −4,25 – – 32,0',
  ],
  [
    'fr-ch',
    'Correction SPH Sphère dioptries CYL Cylindre dioptries AXE Axe ° EP EP mm OD Droit ±0,00 +1,25 7° 31,5 OG Gauche −4,25 – – 32,0',
  ],
] as const)('%s reads %s', (variant, text) => expect(words(variant)).toBe(text))

test('a distance of an instrument stands with its error and its day', () =>
  expect(words('fr-ch', { method: 'card', plusMinus: 2, measuredOn: '2026-11-03' })).toMatch(
    /32,0 \S.*\(carte\), ±2 mm, 3 novembre 2026$/,
  ))

test('a prism has its unit and direction, and where an optician checks it, that', () => {
  const t = translator(textsFor('cs-cz', VALUES_TEXTS))
  const markup = (prism: number) =>
    renderToStaticMarkup(
      createElement(PrescriptionValues, {
        values: { right: { sphere: 1, prism, prismBase: 0 }, left: {} },
        intl: 'cs-CZ',
        t,
      }),
    )
  expect(markup(4)).toContain('zkontroluje prizma optik')
  expect(markup(1)).not.toContain('optik')
  expect(markup(1).replaceAll('\u00a0', ' ')).toContain('Pravé: Prizma 1,00 cm/m dovnitř')
})
