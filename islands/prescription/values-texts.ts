import type { MessageKey } from '#i18n/messages.ts'

/** Texts of the table of values: the short forms that stand above it, and the words that are read aloud. */
export const VALUES_TEXTS = [
  'prescription.values',
  'prescription.pd.card',
  'prescription.pd.iris',
  'prescription.value.right',
  'prescription.value.left',
  'prescription.value.sphere',
  'prescription.value.cylinder',
  'prescription.value.axis',
  'prescription.value.addition',
  'prescription.value.prism',
  'prescription.value.prismBase',
  'prescription.value.pd',
  'prescription.value.hpd',
  'prescription.value.baseCurve',
  'prescription.value.diameter',
  'prescription.value.color',
  'prescription.short.right',
  'prescription.short.left',
  'prescription.short.sphere',
  'prescription.short.cylinder',
  'prescription.short.axis',
  'prescription.short.addition',
  'prescription.short.prism',
  'prescription.short.prismBase',
  'prescription.short.pd',
  'prescription.short.hpd',
  'prescription.short.baseCurve',
  'prescription.short.diameter',
  'prescription.short.color',
] as const satisfies MessageKey[]

export type TranslateValues = (key: (typeof VALUES_TEXTS)[number]) => string
