export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value

/** `from` at 0, `to` at 1, linear between them and beyond. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** 0 up to `from`, 1 from `to`, smooth in between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** The smaller of two distances, rounded over `radius` where they are similar, so that two bodies blend into each other. */
export function smoothMin(a: number, b: number, radius: number): number {
  const overlap = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.min(a, b) - (overlap ** 3 * radius) / 6
}
