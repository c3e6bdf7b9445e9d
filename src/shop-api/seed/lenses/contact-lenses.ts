import { brandOf, type SeededBrand } from '#shop-api/seed/brands/brands.ts'
import type {
  Advanced,
  PictureDraft,
  ProductDraft,
  Values,
  VariantDraft,
} from '#shop-api/seed/drafts/draft.ts'
import { ean } from '#shop-api/seed/attributes/ean.ts'
import { attributesOf } from '#shop-api/seed/frames/pictures.ts'
import type { LensLine } from './line.ts'
import { rendererColour } from '#shop-api/seed/subjects/subjects.ts'
import { parameterRanges } from './parameters.ts'
import { cycle } from '#shop-api/seed/random.ts'
import { COUNTRIES, legalAttributes } from '#shop-api/seed/attributes/structured.ts'
import { subscriptionAttributes, subscriptionValues } from './subscription.ts'
import lines from '#shop-api/seed/tables/lens-lines.json' with { type: 'json' }
import texts from '#shop-api/seed/tables/lens-texts.json' with { type: 'json' }
import {
  sameInAllLanguages,
  fillTemplate,
  perLanguage,
  type Row,
  type Words,
  words,
} from '#shop-api/seed/words.ts'

const LINES: readonly LensLine[] = lines

/** Line after line, pack after pack, colour after colour; then the lines again with a number. */
export function* contactLensesOf(products: number): Generator<ProductDraft> {
  let left = products
  for (let number = 0; ; number++) {
    const line = cycle(LINES, number)
    const round = Math.floor(number / LINES.length)
    const name = round === 0 ? line.line : `${line.line} ${round + 1}`
    for (const [count = 0, euroCents = 0] of line.packs)
      for (const colour of line.colours ?? [undefined]) {
        if (left-- <= 0) return
        yield productOf(line, name, number, count, euroCents, colour)
      }
  }
}

const USAGE_DAYS: Record<string, number> = { daily: 1, 'two-weekly': 14, monthly: 30 }

function productOf(
  line: LensLine,
  name: string,
  number: number,
  count: number,
  euroCents: number,
  colour: string | undefined,
): ProductDraft {
  const brand = brandOf(line.brand)
  const masterKey = `${brand.slug}-contactLens-${number + 1}`
  const referenceKey = [masterKey, count, ...(colour ? [colour] : [])].join('-')
  const isSubscribed = line.cosmetic !== true
  return {
    family: 'contactLens',
    brand,
    masterKey,
    referenceKey,
    names: sameInAllLanguages(name),
    categories: [
      'lenses',
      `lenses-${line.wearing}`,
      ...(line.type === 'spherical' ? [] : [`lenses-${line.type}`]),
      `brand-${brand.slug}`,
    ],
    values: {
      ...opticalValues(line),
      numberOfLenses: count,
      quantityPerUnit: String(count),
      ...(colour && { lensColor: colour }),
      ...(isSubscribed && subscriptionValues(line.wearing === 'daily' ? count / 30 : count * 0.5)),
    },
    texts: { modelName: name, designLabel: brand.name, description: describe(line, count) },
    advanced: [
      ...legalAttributes(brand),
      parameterRanges(line),
      packageSizes(line),
      ...(isSubscribed ? subscriptionAttributes() : []),
    ],
    pictures: lensPictures(brand, name, colour ? rendererColour(colour) : line.accent, count),
    variants: line.curves.map((curve) => variantOf(referenceKey, line, curve, euroCents)),
    vat: line.cosmetic ? 'cosmeticLens' : 'contactLens',
    // Lenses for a costume come after those for every day.
    customData: line.cosmetic ? { demoted: true } : {},
  }
}

const opticalValues = (line: LensLine): Values => ({
  brand: line.brand,
  lensType: line.type,
  wearingTime: line.wearing,
  lensMaterial: line.material,
  waterContent: line.water,
  oxygenPermeability: line.oxygen,
  usageTime: USAGE_DAYS[line.wearing] ?? 30,
  handlingTint: line.type !== 'coloured',
  uvProtection: line.uv === true,
  premium: line.brand === 'meridrop',
})

function variantOf(referenceKey: string, line: LensLine, curve: number, euroCents: number): VariantDraft {
  const key = `${referenceKey}-bc${curve.toFixed(1)}`
  return {
    referenceKey: key,
    euroCents,
    values: { baseCurve: curve, diameter: line.diameter },
    texts: { ean: ean(key) },
  }
}

/** Poland and Italy sell only the smaller boxes. */
const packageSizes = ({ packs }: LensLine): Advanced => ({
  key: 'availablePackageSizes',
  rows: () =>
    COUNTRIES.flatMap((country) =>
      packs
        .map(([count = 0]) => count)
        .filter((count) => count < 90 || (country !== 'PL' && country !== 'IT'))
        .map((count) => ({ country, count })),
    ),
})

const lensPictures = (brand: SeededBrand, name: string, accent: string, count: number): PictureDraft[] =>
  (['front', 'angled', 'detail'] as const).map((view, index) => ({
    picture: {
      subject: { kind: 'lens-box', name: brand.name, line: name, count, accent },
      view,
    },
    attributes: { ...attributesOf(view), ...(index === 0 && { image1stView: 'true' }) },
  }))

function describe(line: LensLine, count: number): Words {
  const kinds: Record<string, Row> = texts.kind
  const materials: Record<string, Row> = texts.material
  const kind = words(...(kinds[`${line.wearing} ${line.type}`] ?? []))
  const material = fillTemplate(words(...(materials[line.material] ?? [])), { water: String(line.water) })
  const pack = fillTemplate(words(...texts.pack), { count: String(count), oxygen: String(line.oxygen) })
  return perLanguage((language) => `${kind[language]} ${material[language]}. ${pack[language]}`)
}
