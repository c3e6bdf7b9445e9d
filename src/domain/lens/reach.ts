import { numberFormat } from '#domain/text/number-format.ts'
/** How long a package lasts, counted in what its lenses are changed after. */
export type Reach = { unit: 'day' | 'week' | 'month'; oneEye: number; bothEyes: number }

/** Days that a lens is worn → what is counted, and how much of it one lens lasts. */
const COUNTED: Record<number, { unit: Reach['unit']; perLens: number }> = {
  1: { unit: 'day', perLens: 1 },
  7: { unit: 'week', perLens: 1 },
  14: { unit: 'week', perLens: 2 },
  30: { unit: 'month', perLens: 1 },
}

/** @example reachOf(6, 14) // 12 weeks for one eye, 6 for both */
export function reachOf(lenses: number | null, daysWorn: number | null): Reach | null {
  const counted = COUNTED[daysWorn ?? 0]
  if (!counted || lenses === null || lenses < 1) return null
  const { unit, perLens } = counted
  return { unit, oneEye: lenses * perLens, bothEyes: Math.floor(lenses / 2) * perLens }
}

/** "45 Tage", never broken before its unit. */
export const spanOfTime = (count: number, unit: Reach['unit'], intl: string): string =>
  numberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' }).format(count).replaceAll(' ', '\u00A0')
