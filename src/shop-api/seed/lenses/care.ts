import { brandOf } from '#shop-api/seed/brands/brands.ts'
import type { PictureDraft, ProductDraft } from '#shop-api/seed/drafts/draft.ts'
import { ean } from '#shop-api/seed/attributes/ean.ts'
import { attributesOf } from '#shop-api/seed/frames/pictures.ts'
import { cycle } from '#shop-api/seed/random.ts'
import { legalAttributes } from '#shop-api/seed/attributes/structured.ts'
import { subscriptionAttributes, subscriptionValues } from './subscription.ts'
import table from '#shop-api/seed/tables/care.json' with { type: 'json' }
import { perLanguage, type Row, type Words, words } from '#shop-api/seed/words.ts'

type CareLine = {
  brand: string
  key: string
  type: string
  names: string[]
  /** Printed on the bottle, the same in all countries. */
  label: string
  /** Millilitres, and the price in cents. */
  sizes: number[][]
  /** Days of use after opening. */
  days: number
  accent: string
  preservativeFree: boolean
}
const LINES: readonly CareLine[] = table.lines

/** A product is one size of a line; the sizes of a line are siblings. */
export function* lensCareOf(products: number): Generator<ProductDraft> {
  let left = products
  for (let number = 0; ; number++) {
    const line = cycle(LINES, number)
    const round = Math.floor(number / LINES.length)
    const names = numbered(words(...line.names), round)
    for (const [content = 0, euroCents = 0] of line.sizes) {
      if (left-- <= 0) return
      yield productOf(line, names, number, content, euroCents)
    }
  }
}

/** The names of a line as in the tables; "… 2" once all lines are in use. */
export const numbered = (names: Words, round: number): Words =>
  round === 0 ? names : perLanguage((language) => `${names[language]} ${round + 1}`)

function productOf(
  line: CareLine,
  names: Words,
  number: number,
  content: number,
  euroCents: number,
): ProductDraft {
  const brand = brandOf(line.brand)
  const masterKey = `${brand.slug}-contactLensCare-${number + 1}`
  const referenceKey = `${masterKey}-${content}`
  const uses: Record<string, Row> = table.use
  return {
    family: 'contactLensCare',
    brand,
    masterKey,
    referenceKey,
    names,
    categories: categoriesOf(line, content),
    values: {
      brand: brand.slug,
      solutionType: line.type,
      preservativeFree: line.preservativeFree,
      designatedPackagingContent: content,
      usageTime: line.days,
      ...(line.type === 'all-in-one' && subscriptionValues(content / 120)),
    },
    texts: { modelName: names.de, designLabel: brand.name, description: words(...(uses[line.type] ?? [])) },
    advanced: [
      ...legalAttributes(brand),
      {
        key: 'designatedPackagingContent',
        rows: () => [{ value: content, unit: 'ml', text: `${content} ml` }],
      },
      ...(line.type === 'all-in-one' ? subscriptionAttributes() : []),
    ],
    pictures: bottlePictures(line, content),
    variants: [
      {
        referenceKey: `${referenceKey}-1`,
        euroCents,
        values: {},
        texts: { ean: ean(referenceKey) },
        content,
      },
    ],
    vat: 'care',
    customData: {},
  }
}

const categoriesOf = ({ type, brand }: CareLine, content: number): string[] => [
  'care',
  ...(type === 'cleaner' ? [] : [`care-${type}`]),
  ...(content <= 100 && type !== 'drops' ? ['care-travel'] : []),
  `brand-${brand}`,
]

const bottlePictures = (line: CareLine, content: number): PictureDraft[] =>
  (['front', 'detail'] as const).map((view, index) => ({
    picture: {
      subject: {
        kind: 'bottle',
        name: brandOf(line.brand).name,
        line: line.label,
        content: `${content} ml`,
        accent: line.accent,
        shape: content <= 100 ? 'travel' : line.type === 'peroxide' ? 'flat' : 'round',
      },
      view,
    },
    attributes: { ...attributesOf(view), ...(index === 0 && { image1stView: 'true' }) },
  }))
