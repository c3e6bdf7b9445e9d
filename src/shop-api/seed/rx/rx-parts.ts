import type { RxPartData } from '#domain/prescription/rx-part.ts'
import { brandOf } from '#shop-api/seed/brands/brands.ts'
import type { ProductDraft, VariantDraft } from '#shop-api/seed/drafts/draft.ts'
import table from '#shop-api/seed/tables/rx-parts.json' with { type: 'json' }
import { perLanguage, type Words, words } from '#shop-api/seed/words.ts'

/** All that a frame can be made with: lenses, indices, tints, coatings and the fitting. They are in no listing. */
export function* rxParts(): Generator<ProductDraft> {
  for (const { key, design, heights, euroCents, names } of table.lensTypes)
    yield partOf(key, words(...names), { rxPart: 'lensType', design, ...heights }, [
      variantOf(key, euroCents),
    ])
  for (const { key, number, diameter, centreThickness, euroCents, names } of table.indices)
    yield partOf(
      key,
      withNumber(words(...names), number),
      { rxPart: 'index', indexKey: key, diameter, centreThickness },
      table.forms.map(({ form, euroCents: more }) => ({
        ...variantOf(form ? `${key}_${form}` : key, Math.max(0, euroCents + more)),
        values: { ...(form && { lensForm: form }) },
      })),
    )
  for (const { type, transmittance, euroCents, colours, names } of table.tints) {
    const key = `rx-tint-${type.replaceAll(' ', '-')}`
    const variants = colours.map((colour) => ({
      ...variantOf(colours.length > 1 ? `${key}-${colour}` : key, euroCents),
      values: { lensColor: colour },
    }))
    yield partOf(key, words(...names), { rxPart: 'tint', tintingType: type, transmittance }, variants)
  }
  for (const { key, coating, euroCents, names } of table.coatings)
    yield partOf(key, words(...names), { rxPart: 'coating', coating }, [variantOf(key, euroCents)])
  const { key, names } = table.service
  yield partOf(key, words(...names), { rxPart: 'service' }, [variantOf(key, 0)])
}

const withNumber = (names: Words, number: string): Words =>
  perLanguage((language) => `${names[language]} ${number}`)

const partOf = (
  key: string,
  names: Words,
  customData: RxPartData,
  variants: VariantDraft[],
): ProductDraft => ({
  family: 'rxPart',
  brand: brandOf('veduta'),
  masterKey: key,
  referenceKey: key,
  names,
  categories: ['rx-parts'],
  values: { brand: 'veduta' },
  texts: {},
  advanced: [],
  pictures: [],
  variants,
  vat: 'corrective',
  customData,
  isMadeToOrder: true,
})

const variantOf = (referenceKey: string, euroCents: number): VariantDraft => ({
  referenceKey,
  euroCents,
  values: {},
  texts: {},
})
