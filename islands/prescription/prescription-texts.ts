import type { MessageKey } from '#i18n/messages.ts'
import { VALUES_TEXTS } from './values-texts.ts'

/** Texts of the parts of a pair. */
export const PARTS_TEXTS = [
  'basket.line.parts',
  'prescription.frame',
  'prescription.included',
] as const satisfies MessageKey[]

export type TranslateParts = (key: (typeof PARTS_TEXTS)[number]) => string

/** Texts of a pair: its parts, its values, or that they are missing. */
export const PRESCRIPTION_TEXTS = [
  ...VALUES_TEXTS,
  ...PARTS_TEXTS,
  'prescription.missing',
] as const satisfies MessageKey[]

export type TranslatePrescription = (key: (typeof PRESCRIPTION_TEXTS)[number]) => string

/** Texts of the values in one line. */
export const EYE_LINE_TEXTS = [
  'prescription.short.right',
  'prescription.short.left',
  'prescription.missing.short',
] as const satisfies MessageKey[]
