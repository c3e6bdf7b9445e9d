import type { BasketItem } from '#domain/basket/basket.ts'

type Item = Pick<BasketItem, 'customData' | 'itemGroup'>

/** What somebody sees best with, an eye each, in the words of spec §3 "Prescription values". */
export type EyeValues = Partial<Record<EyeField, number>>
export type ItemValues = { right: EyeValues; left: EyeValues }

export const EYE_FIELDS = ['sphere', 'cylinder', 'axis', 'addition', 'prism', 'prismBase', 'pd'] as const
export type EyeField = (typeof EYE_FIELDS)[number]

/** The values that an item is made for; null where it is made for nobody in particular, or they are still to come. */
export function valuesOf({ customData }: Item): ItemValues | null {
  const values = customData['prescriptionValues']
  if (!isRecord(values)) return null
  const right = eyeOf(values['right'])
  const left = eyeOf(values['left'])
  return Object.keys(right).length + Object.keys(left).length > 0 ? { right, left } : null
}

/** Ground for one person: values belong to it, and it is a group of frame and lenses. Lenses in packs are taken off a shelf. */
export const isMadeToMeasure = (item: Item): boolean =>
  item.itemGroup !== undefined && valuesOf(item) !== null

function eyeOf(eye: unknown): EyeValues {
  if (!isRecord(eye)) return {}
  const entries = EYE_FIELDS.map((field) => [field, numberOf(eye[field])] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== null))
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
