const DEEPEST = 20

/**
 * The place of what no database keeps and no person types: a null character, half of a character, levels without end. Null where all is well.
 *
 * @example oddPlace({ a: ['\u0000'] }) // 'payload.a.0'
 */
export function oddPlace(value: unknown, place = 'payload', depth = 0): string | null {
  if (typeof value === 'string') return isOdd(value) ? place : null
  if (typeof value !== 'object' || value === null) return null
  if (depth === DEEPEST) return place
  for (const [name, inner] of Object.entries(value)) {
    const odd = isOdd(name) ? place : oddPlace(inner, `${place}.${name}`, depth + 1)
    if (odd !== null) return odd
  }
  return null
}

const isOdd = (text: string): boolean => text.includes('\0') || !text.isWellFormed()
