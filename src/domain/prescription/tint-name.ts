import type { Product, Variant } from '#domain/catalogue/product.ts'
import { attributeValue } from '#domain/catalogue/read-attribute.ts'
import { TINTING_TYPES, type TintingType } from './tinting-type.ts'

/** The colours in which tints are ordered. Spec §9 "Tinting codes". */
export const TINT_COLOURS = ['brown', 'grey', 'green'] as const

/** Types that have no colour of their own. */
const COLOURLESS: readonly TintingType[] = ['clear', 'blue light filter']

/** The name of a tint in pictures' addresses: "gradient-brown". Types without a colour of their own ignore it. */
export function tintName(type: TintingType, colour: string | null): string {
  const slug = type.replaceAll(' ', '-')
  return colour === null || COLOURLESS.includes(type) ? slug : `${slug}-${colour}`
}

type Item = { product: Pick<Product, 'customData'>; variant: Pick<Variant, 'attributes'> }

/** The name of the tint among the items of a pair; null where there is none, or none that pictures have. */
export function tintAmong(items: readonly Item[]): string | null {
  const item = items.find(({ product }) => product.customData['rxPart'] === 'tint')
  const type = TINTING_TYPES.find((each) => each === item?.product.customData['tintingType'])
  const colour = attributeValue(item?.variant.attributes, 'lensColor')
  if (type === undefined) return null
  return COLOURLESS.includes(type) || TINT_COLOURS.some((each) => each === colour)
    ? tintName(type, colour)
    : null
}

/** The source of a picture of a frame whose lenses have this tint. */
export const inTint = (source: string, tint: string): string =>
  `${source}${source.includes('?') ? '&' : '?'}tint=${tint}`
