import { hasControlCharacter } from '#domain/form/normalise-input.ts'

const MAX_DEPTH = 20

/**
 * The path of the first invalid text: a control character, an override of the direction, an unpaired
 * surrogate, or levels nested too deeply. Databases or terminals do not bear these and people do not type them. Null where all is valid.
 * @example findInvalidText({ a: ['\u0000'] }) // 'payload.a.0'
 */
export function findInvalidText(value: unknown, place = 'payload', depth = 0): string | null {
  if (typeof value === 'string') return isInvalid(value) ? place : null
  if (typeof value !== 'object' || value === null) return null
  if (depth === MAX_DEPTH) return place
  for (const [name, inner] of Object.entries(value)) {
    const invalid = isInvalid(name) ? place : findInvalidText(inner, `${place}.${name}`, depth + 1)
    if (invalid !== null) return invalid
  }
  return null
}

const isInvalid = (text: string): boolean => hasControlCharacter(text) || !text.isWellFormed()
