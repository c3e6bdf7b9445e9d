import type { BasketItem } from '#domain/basket/basket.ts'
import { EYE_FIELDS, type Eye, type EyeField, type Prescription } from './eye-field.ts'
import { readEyeValue } from './read-eye-value.ts'

type Item = Pick<BasketItem, 'customData' | 'itemGroup'>

/** The prescription of an item; null where it is not made for one person, or the values are not known yet. */
export function prescriptionValuesOf({ customData }: Item): Prescription | null {
  const values = customData['prescriptionValues']
  if (!isRecord(values)) return null
  const right = eyeOf(values['right'])
  const left = eyeOf(values['left'])
  return Object.keys(right).length + Object.keys(left).length > 0 ? { right, left } : null
}

/** Made for one person: it has a prescription, and is in a group of frame and lenses. Packs of lenses come from stock. */
export const isMadeToMeasure = (item: Item): boolean =>
  item.itemGroup !== undefined && prescriptionValuesOf(item) !== null

function eyeOf(eye: unknown): Eye {
  if (!isRecord(eye)) return {}
  const entries = EYE_FIELDS.map((field) => [field, numberOf(field, eye[field])] as const)
  const color = typeof eye['color'] === 'string' && eye['color'] !== '' ? { color: eye['color'] } : {}
  return { ...Object.fromEntries(entries.filter(([, value]) => value !== null)), ...color }
}

function numberOf(field: EyeField, value: unknown): number | null {
  if (typeof value !== 'string') return typeof value === 'number' && Number.isFinite(value) ? value : null
  const read = readEyeValue(field, value)
  return read.kind === 'value' ? read.value : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
