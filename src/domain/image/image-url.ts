export type ImageModifiers = {
  width: number
  height?: number
  /** 1 to 100, 75 by default. */
  quality?: number
}

/**
 * Address of a picture in a size, below the image service. `source` is its hash, with further parameters as a query ("a1b2?bg=ffffff").
 * Height defaults there to ceil(width · 4/3), quality to 75. Spec §7, §9.
 */
export function imageUrl(source: string, modifiers: ImageModifiers): string {
  const [hash = '', own = ''] = source.split('?')
  const given = Object.entries(modifiers).map(([name, value]) => [name, String(value)])
  return `/images/${hash}?${new URLSearchParams(given)}${own && `&${own}`}`
}
