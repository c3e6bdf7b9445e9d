export type Modifiers = { width: number; height?: number; quality?: number; bg?: string }

/**
 * Address of a picture in a size, below the image service. Height defaults there to ceil(width · 4/3), quality to 75. Spec §7, §9.
 */
export function imageAddress(hash: string, { width, height, quality, bg }: Modifiers): string {
  const query = new URLSearchParams({ width: String(width) })
  if (height !== undefined) query.set('height', String(height))
  if (quality !== undefined) query.set('quality', String(quality))
  if (bg !== undefined) query.set('bg', bg)
  return `/images/${hash}?${query}`
}
