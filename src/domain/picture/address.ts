export type Modifiers = {
  width: number
  height?: number
  /** 1 to 100, 75 where none is given. */
  quality?: number
  /** Ground of the picture as six hexadecimal digits. */
  bg?: string
  brightness?: number
}

/**
 * Address of a picture in a size, below the image service. Height defaults there to ceil(width · 4/3), quality to 75.
 * Spec §7, §9.
 */
export function imageAddress(hash: string, modifiers: Modifiers): string {
  const given = Object.entries(modifiers).map(([name, value]) => [name, String(value)])
  return `/images/${hash}?${new URLSearchParams(given)}`
}
