import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rxPartsOf } from '#domain/prescription/rx-part.ts'
import { textsFor } from '#i18n/texts.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { GLASS_TEXTS } from '#islands/configurator/glass-texts.ts'
import { TintCard } from '#islands/configurator/TintCard.tsx'
import { translator } from '#islands/translator.ts'
import { aProduct, aVariant } from '#tests/support/goods.ts'

function markup(
  variant: VariantCode,
  type: 'sunglasses' | 'transition',
  says: Record<string, number>,
): string {
  const customData = { rxPart: 'tint', tintingType: type, ...says }
  const parts = rxPartsOf(aProduct(6, { customData, variants: [aVariant(1)] }))
  return renderToStaticMarkup(
    createElement(TintCard, {
      type,
      parts: parts.filter((part) => part.kind === 'tint'),
      chosen: null,
      shop: {
        intl: VARIANTS[variant].intl,
        currency: VARIANTS[variant].currency,
        language: VARIANTS[variant].language,
        base: '/',
        basketHref: '/b/',
        branchesHref: '/f/',
        signinHref: '/s/',
      },
      t: translator(textsFor(variant, GLASS_TEXTS)),
    }),
  )
}

test.each([
  ['de-de', 'sunglasses', 0.15, 'Filterkategorie 3: 15\u00A0% des Lichts kommen durch.<'],
  ['de-de', 'transition', 0.15, 'In der Sonne Filterkategorie 3: 15\u00A0% des Lichts kommen durch.<'],
  ['de-ch', 'sunglasses', 0.155, 'Filterkategorie 3: 15.5% des Lichts kommen durch.<'],
  ['cs-cz', 'sunglasses', 0.15, 'Kategorie filtru 3: propouští 15\u00A0% světla.<'],
  ['pl-pl', 'sunglasses', 0.15, 'Kategoria filtra 3: przepuszcza 15% światła.<'],
  ['fr-ch', 'sunglasses', 0.15, 'Catégorie de filtre 3\u00A0: 15% de la lumière passe.<'],
  ['it-it', 'sunglasses', 0.15, 'Categoria di filtro 3: trasmissione luminosa 15%.<'],
  [
    'de-de',
    'sunglasses',
    0.05,
    'Filterkategorie 4: 5\u00A0% des Lichts kommen durch. Nicht zum Autofahren.<',
  ],
] as const)('in %s a tint of %s with a transmittance of %d says so', (variant, type, transmittance, text) =>
  expect(markup(variant, type, { transmittance })).toContain(text),
)

test('a tint of which only the category is known says what it may let through', () =>
  expect(markup('it-it', 'sunglasses', { filterCategory: 3 })).toContain(
    'Categoria di filtro 3: trasmissione luminosa da 8 a 18%.<',
  ))
