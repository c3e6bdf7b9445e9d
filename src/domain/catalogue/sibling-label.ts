import type { Attributes } from './attribute.ts'
import { attributeLabel } from './read-attribute.ts'

const FRAME = ['frameColor'] as const
const OTHER = [
  'lensColor',
  'quantityPerUnit',
  'designatedPackagingContent',
  'merchandiseColor',
  'hearingAidsMerchandiseColor',
] as const
const COLOURS: readonly string[] = [
  'frameColor',
  'lensColor',
  'merchandiseColor',
  'hearingAidsMerchandiseColor',
]

/** What distinguishes a product from its siblings: the colour of a frame, colour and package of a lens. Empty where nothing does. */
export const siblingLabels = (attributes: Attributes | undefined): string[] =>
  keysOf(attributes).flatMap((key) => attributeLabel(attributes, key) ?? [])

/** The colour by which a product is chosen, of a pair of glasses that of the frame; null where it has none. */
export function colourLabel(attributes: Attributes | undefined): string | null {
  const key = keysOf(attributes).find((each) => COLOURS.includes(each) && attributeLabel(attributes, each))
  return key === undefined ? null : attributeLabel(attributes, key)
}

const keysOf = (attributes: Attributes | undefined) =>
  attributeLabel(attributes, 'frameColor') === null ? OTHER : FRAME
