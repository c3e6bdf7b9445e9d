import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFolder } from '#content-api/read-folder.ts'
import { foldersOf } from '#domain/content/folder.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import companies from '#shop-api/seed/tables/companies.json' with { type: 'json' }
import importers from '#shop-api/seed/tables/importers.json' with { type: 'json' }
import { root } from '#tests/support/sources.ts'

const { content } = await readFolder(resolve(root, 'content'))

/** Street, and postal code with town. */
const streetOf = (address: string) => address.split(', ')[0]

/** The text of a page in a variant, in one piece. */
function textOf(variant: VariantCode, group: string): string {
  const stories = content.draft.filter(({ group_id }) => group_id === group)
  const nearest = foldersOf(variant, VARIANTS[variant].language)
    .map((folder) => stories.find(({ full_slug }) => full_slug.startsWith(`${folder}/`)))
    .find((story) => story !== undefined)
  return JSON.stringify(nearest?.content ?? '')
}

const LEGAL = ['imprint', 'terms', 'withdrawal', 'data-protection', 'accessibility']

describe.each(VARIANT_CODES)('%s', (variant) => {
  const isSwiss = VARIANTS[variant].country === 'CH'
  const seller = isSwiss ? importers.CH : companies.veduta

  test.each(['imprint', 'terms', 'data-protection', 'contact'])(
    '%s names the seller and their address',
    (group) => {
      expect(textOf(variant, group)).toContain(seller.name)
      expect(textOf(variant, group)).toContain(streetOf(seller.address))
    },
  )

  test.each(LEGAL)('%s does not link to the closed dispute platform', (group) => {
    expect(textOf(variant, group)).not.toMatch(/ec\.europa\.eu|\bODR\b/)
  })
})

test.each(VARIANT_CODES)(
  '%s: the terms want values of glasses as old as the checkout does, two years, and one year of the young and the old',
  (variant) => {
    expect(textOf(variant, 'terms')).toMatch(
      /(?:älter als zwei Jahre|starší než dva roky|starsze niż dwa lata|plus de deux ans|più di due anni)[^.]*,[^.]*16/,
    )
    expect(textOf(variant, 'terms')).toMatch(
      /16.{1,15}60.{1,40}ein Jahr\.|16.{1,15}60.{1,40}rok\.|d’un an avant 16.{1,15}60 ans\.|16.{1,15}60.{1,40}un anno fa\./,
    )
    expect(messages(variant)('checkout.values.agree.glasses')).toMatch(
      /zwei Jahre|dva roky|dwa lata|deux ans|due anni/,
    )
  },
)

test.each<[VariantCode, string, RegExp]>([
  ['de-de', 'imprint', /§ 5 DDG/],
  ['de-de', 'withdrawal', /§ 312g/],
  ['de-de', 'data-protection', /Bayerische Landesamt/],
  ['de-de', 'accessibility', /BFSG/],
  ['de-at', 'imprint', /§ 5 ECG/],
  ['de-at', 'terms', /KSchG.*österreichisches Recht/],
  ['de-at', 'withdrawal', /§ 11 FAGG/],
  ['de-at', 'data-protection', /Österreichischen Datenschutzbehörde/],
  ['de-at', 'accessibility', /BaFG/],
  ['cs-cz', 'terms', /českým právem/],
  ['cs-cz', 'withdrawal', /§ 1829/],
  ['cs-cz', 'data-protection', /Úřad pro ochranu osobních údajů/],
  ['cs-cz', 'accessibility', /424\/2023/],
  ['pl-pl', 'terms', /prawu polskiemu/],
  ['pl-pl', 'withdrawal', /art\. 27/],
  ['pl-pl', 'data-protection', /UODO/],
  ['pl-pl', 'accessibility', /PFRON/],
  ['de-ch', 'terms', /Schweizer Recht/],
  ['de-ch', 'withdrawal', /kein Widerrufsrecht/],
  ['de-ch', 'data-protection', /EDÖB/],
  ['fr-ch', 'terms', /droit suisse/],
  ['fr-ch', 'withdrawal', /ne prévoit pas de droit de rétractation/],
  ['fr-ch', 'data-protection', /PFPDT/],
  ['it-ch', 'terms', /diritto svizzero/],
  ['it-ch', 'withdrawal', /non prevede un recesso/],
  ['it-ch', 'data-protection', /IFPDT/],
  ['it-it', 'terms', /legge italiana/],
  ['it-it', 'withdrawal', /art\. 52/],
  ['it-it', 'data-protection', /Garante/],
  ['it-it', 'accessibility', /AgID/],
  ['de-it', 'imprint', /partita IVA/],
  ['de-it', 'terms', /italienisches Recht/],
  ['de-it', 'withdrawal', /Art\. 52 Verbraucherkodex/],
  ['de-it', 'data-protection', /Garante/],
  ['de-it', 'accessibility', /AgID/],
])('%s: %s follows the law of the country', (variant, group, law) => {
  expect(textOf(variant, group)).toMatch(law)
})

test('no page mentions the law of another country', () => {
  const foreign: [VariantCode, RegExp][] = [
    ['de-at', /\bBGB\b|BFSG|\bDDG\b/],
    ['de-ch', /DSGVO|\bBGB\b|BFSG|ß/],
    ['fr-ch', /RGPD|droit allemand/],
    ['it-ch', /GDPR|Codice del consumo|Garante/],
    ['de-it', /\bBGB\b|BFSG|\bDDG\b/],
  ]
  const strays = foreign.flatMap(([variant, law]) =>
    LEGAL.filter((group) => law.test(textOf(variant, group))).map((group) => `${variant} ${group}`),
  )
  expect(strays).toEqual([])
})
