import { numberFormat } from '#domain/text/number-format.ts'
import type { Position } from './position.ts'

const EARTH_RADIUS = 6371
const RADIANS = Math.PI / 180

/** Kilometres along the surface. */
export function distance(from: Position, to: Position): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2
  const square =
    half(to.latitude - from.latitude) +
    Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * half(to.longitude - from.longitude)
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(square))
}

/** Kilometres that somebody would go to an optician at most: about an hour's drive. */
const NEAR_KM = 100

/** Whether a branch at a distance in kilometres is one near by. */
export const isNear = (kilometres: number): boolean => kilometres <= NEAR_KM

/** How it is shown: with one decimal below ten kilometres, whole above. */
export const formatDistance = (kilometres: number, intl: string): string =>
  numberFormat(intl, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: kilometres < 9.95 ? 1 : 0,
  }).format(kilometres)
