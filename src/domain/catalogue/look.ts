import type { Attributes } from './attribute.ts'
import { attributeLabel } from './read-attribute.ts'
import { colourLabel } from './sibling-label.ts'

/** What a picture of a product shows beyond what it is; null where it has none. */
export type Look = { colour: string | null; shape: string | null }

export const lookOf = (attributes: Attributes | undefined): Look => ({
  colour: colourLabel(attributes),
  shape: attributeLabel(attributes, 'frameShape'),
})
