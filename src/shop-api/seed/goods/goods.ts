import { brandOf } from '#shop-api/seed/brands/brands.ts'
import type { ProductDraft, Values, VariantDraft } from '#shop-api/seed/drafts/draft.ts'
import { ean } from '#shop-api/seed/attributes/ean.ts'
import { attributesOf } from '#shop-api/seed/frames/pictures.ts'
import type { RenderSubject, RenderView } from '#domain/image/render-spec.ts'
import type { Good } from '#shop-api/seed/subjects/good.ts'
import { goodsSubject } from '#shop-api/seed/subjects/subjects.ts'
import { numbered } from '#shop-api/seed/lenses/care.ts'
import { at, cycle } from '#shop-api/seed/random.ts'
import { legalAttributes } from '#shop-api/seed/attributes/structured.ts'
import table from '#shop-api/seed/tables/goods.json' with { type: 'json' }
import { type Row, type Words, words } from '#shop-api/seed/words.ts'

type GoodsFamily = 'hearingAidsMerchandise' | 'merchandise'

const GOODS: Record<GoodsFamily, readonly Good[]> = {
  hearingAidsMerchandise: table.hearing,
  merchandise: table.merchandise,
}

/** A product is one colour of an item; packs and sizes are its variants. */
export function* goodsOf(family: GoodsFamily, products: number): Generator<ProductDraft> {
  let left = products
  for (let number = 0; ; number++) {
    const good = cycle(GOODS[family], number)
    const round = Math.floor(number / GOODS[family].length)
    for (const colour of good.colours ?? [undefined]) {
      if (left-- <= 0) return
      yield productOf(family, good, numbered(words(...good.names), round), number, colour)
    }
  }
}

function productOf(
  family: GoodsFamily,
  good: Good,
  names: Words,
  number: number,
  colour: string | undefined,
): ProductDraft {
  const brand = brandOf(family === 'merchandise' ? (number % 3 === 0 ? 'veduta' : 'etuvio') : 'klangmar')
  const masterKey = `${brand.slug}-${good.key}-${number + 1}`
  const referenceKey = colour ? `${masterKey}-${colour}` : masterKey
  const texts: Record<string, Row> = table.texts
  const subject = goodsSubject(good, brand.name, colour)
  const isGift = family === 'merchandise' && good.key === 'cloth-plain'
  return {
    family,
    brand,
    masterKey,
    referenceKey,
    names,
    categories: [good.category, `brand-${brand.slug}`, ...(isGift ? ['promotion-gift'] : [])],
    values: { brand: brand.slug, ...valuesOf(family, good, colour) },
    texts: { modelName: names.de, description: words(...(texts[good.text] ?? [])) },
    advanced: [
      ...legalAttributes(brand),
      ...(good.content === undefined
        ? []
        : [
            {
              key: 'designatedPackagingContent' as const,
              rows: () => [{ value: good.content ?? 0, unit: 'ml', text: `${good.content} ml` }],
            },
          ]),
    ],
    pictures: (['front', secondViewOf(subject)] as const).map((view, index) => ({
      picture: { subject, view },
      attributes: { ...attributesOf(view), ...(index === 0 && { image1stView: 'true' }) },
    })),
    variants: variantsOf(good, referenceKey),
    vat: 'other',
    customData: {},
  }
}

/** What looks alike from two sides is shown close up instead. */
const secondViewOf = ({ kind }: RenderSubject): RenderView =>
  kind === 'cord' || kind === 'cloth' || kind === 'spray' ? 'detail' : 'angled'

function valuesOf(family: GoodsFamily, good: Good, colour: string | undefined): Values {
  return {
    ...(colour && { baseColor: colour }),
    ...(colour && {
      [family === 'merchandise' ? 'merchandiseColor' : 'hearingAidsMerchandiseColor']: colour,
    }),
    ...(good.part && { hearingAidPart: good.part }),
    ...(good.size && { batterySize: good.size }),
    ...(good.content && { designatedPackagingContent: good.content }),
    sustainable: good.key === 'case-fold',
    onlineExclusive: good.key === 'chain' || good.key === 'dryer',
  }
}

const variantsOf = (good: Good, referenceKey: string): VariantDraft[] =>
  (good.sizes ?? [undefined]).flatMap((size) =>
    good.packs.map((pack) => {
      const [count, euroCents] = [at(pack, 0), at(pack, 1)]
      const key = [referenceKey, ...(size ? [size] : []), count].join('-')
      return {
        referenceKey: key,
        euroCents,
        values: { quantityPerUnit: String(count), ...(size && { shopSize: size }) },
        texts: { ean: ean(key) },
        ...(good.content && { content: good.content }),
      }
    }),
  )
