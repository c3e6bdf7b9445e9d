import type { Position } from './position.ts'

/** About a kilometre: an address is no place for more. */
export const NEAR = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/

const STEPS = 100

export const formatNear = ({ latitude, longitude }: Position): string =>
  [latitude, longitude].map((degrees) => Math.round(degrees * STEPS) / STEPS).join(',')
