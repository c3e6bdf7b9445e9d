import { numberFormat } from '#domain/text/number-format.ts'
/** How long a package lasts, counted in the replacement interval of its lenses. */
export type PackDuration = { unit: 'day' | 'week' | 'month'; oneEye: number; bothEyes: number }

/** Days that a lens is worn → the unit, and how many of it one lens lasts. */
const COUNTED: Record<number, { unit: PackDuration['unit']; perLens: number }> = {
  1: { unit: 'day', perLens: 1 },
  7: { unit: 'week', perLens: 1 },
  14: { unit: 'week', perLens: 2 },
  30: { unit: 'month', perLens: 1 },
}

/** @example reachOf(6, 14) // 12 weeks for one eye, 6 for both */
export function packDuration(lenses: number | null, daysWorn: number | null): PackDuration | null {
  const counted = COUNTED[daysWorn ?? 0]
  if (!counted || lenses === null || lenses < 1) return null
  const { unit, perLens } = counted
  return { unit, oneEye: lenses * perLens, bothEyes: Math.floor(lenses / 2) * perLens }
}

/** How long lenses last one eye, in the interval of their replacement; thirty days are a month. */
export function eyeDuration(
  lenses: number | null,
  daysWorn: number | null,
): (Pick<PackDuration, 'unit'> & { count: number }) | null {
  const duration = packDuration(lenses, daysWorn)
  if (!duration) return null
  const { unit, oneEye: count } = duration
  return unit === 'day' && count % 30 === 0 ? { unit: 'month', count: count / 30 } : { unit, count }
}

/** "45 Tage", with no line break before its unit. */
export const formatDuration = (count: number, unit: PackDuration['unit'], intl: string): string =>
  numberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' }).format(count).replaceAll(' ', '\u00A0')
