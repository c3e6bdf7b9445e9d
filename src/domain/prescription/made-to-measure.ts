import type { BasketItem } from '#domain/basket/basket.ts'
import { EYE_FIELDS, type Eye, type Prescription } from './eye-field.ts'

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
  const entries = EYE_FIELDS.map((field) => [field, numberOf(eye[field])] as const)
  const color = typeof eye['color'] === 'string' && eye['color'] !== '' ? { color: eye['color'] } : {}
  return { ...Object.fromEntries(entries.filter(([, value]) => value !== null)), ...color }
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
