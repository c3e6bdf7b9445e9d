import type { RimType } from '#domain/image/render-spec.ts'
import { importerOf, manufacturerOf, type Company, type SeededBrand } from '#shop-api/seed/brands/brands.ts'
import type { Advanced } from '#shop-api/seed/drafts/draft.ts'
import type { Random } from '#shop-api/seed/random.ts'
import usps from '#shop-api/seed/tables/usps.json' with { type: 'json' }
import { SHOPS } from '#shop-api/seed/shops/shops.ts'
import { words, type Language } from '#shop-api/seed/words.ts'

/** Who is responsible for the product; the General Product Safety Regulation requires it in every offer. */
export function legalAttributes(brand: SeededBrand): Advanced[] {
  const manufacturer = manufacturerOf(brand)
  const importer = importerOf(manufacturer.country)
  return [
    { key: 'accountableManufacturer', rows: (language) => [rowOf(manufacturer, language)] },
    ...(importer
      ? [
          {
            key: 'responsibleImporter' as const,
            rows: (language: Language) => [rowOf(importer, language)],
          },
        ]
      : []),
  ]
}

const rowOf = ({ country, address, ...company }: Company, language: Language) => ({
  ...company,
  addressFull: `${address}, ${new Intl.DisplayNames(language, { type: 'region' }).of(country)}`,
})

export const COUNTRIES = [...new Set(SHOPS.map(({ country }) => country))]

const INDEXES = ['entry', 'standard', 'standard-plus', 'premium']

/**
 * The lenses that fit the frame, by country. A rimless frame cannot hold an entry lens; some countries have
 * no premium.
 */
export function rxAttributes(random: Random, rim: RimType): Advanced[] {
  const indexes = rim === 'full' ? INDEXES : INDEXES.slice(1)
  const availability = COUNTRIES.flatMap((country) =>
    indexes
      .filter((index) => index !== 'premium' || (country !== 'PL' && country !== 'CZ'))
      .map((rxLensQualityIndex) => ({ country, rxLensQualityIndex })),
  )
  const base = random.sample(Object.entries(usps.base), 3)
  const onTop = random.sample(Object.entries(usps.onTop), 2)
  return [
    {
      key: 'rxCountryAvailability',
      rows: () => COUNTRIES.map((country) => ({ country, rxLensQualityIndex: indexes[0] ?? 'standard' })),
    },
    { key: 'rxCountryIndexAvailability', rows: () => availability },
    uspsOf('rxBaseUsp', base),
    uspsOf('rxOnTopUsp', onTop),
  ]
}

const uspsOf = (key: 'rxBaseUsp' | 'rxOnTopUsp', chosen: [string, string[]][]): Advanced => ({
  key,
  rows: (language) => chosen.map(([icon, row]) => ({ icon, label: words(...row)[language] })),
})
