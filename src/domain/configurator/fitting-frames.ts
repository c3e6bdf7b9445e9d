import type { Filter } from '#domain/catalogue/filter.ts'
import { parameterForAttribute } from '#domain/listing/parameter.ts'

/** Sizes of frames, from small to large. */
const SIZES = ['XS', 'S', 'M', 'L', 'XL']

/**
 * The queries of a listing that shows frames which fit better: high enough for progressive lenses, or in a smaller size. Without such a filter
 * they are empty: the whole listing.
 */
export function fittingFrames(
  filters: readonly Filter[],
  size: string | null,
): { progressive: string; smaller: string } {
  const smaller = SIZES.slice(0, Math.max(0, SIZES.indexOf(size ?? '')))
  return {
    progressive: queryOf(filters, 'progressiveReady', ['true']),
    smaller: queryOf(filters, 'shopSize', smaller),
  }
}

function queryOf(filters: readonly Filter[], slug: string, values: readonly string[]): string {
  const found = filters.find((filter) => filter.slug === slug)
  if (found?.type === 'boolean') return `?${slug}=true`
  const ids =
    found?.type === 'attributes'
      ? found.values.filter(({ value }) => values.includes(value)).map(({ id }) => id)
      : []
  return ids.length > 0 ? `?${parameterForAttribute(slug)}=${ids.join(',')}` : ''
}
