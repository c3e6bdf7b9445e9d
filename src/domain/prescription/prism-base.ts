import type { EyeSide } from './eye-field.ts'

/** Directions in which the base of a prism lies, as slips name them. */
export const PRISM_DIRECTIONS = ['in', 'up', 'out', 'down'] as const
export type PrismDirection = (typeof PRISM_DIRECTIONS)[number]

/** The base of a direction after TABO, in degrees: seen from the front, 0 is at the right, for both eyes. The nose is in. */
export function prismBaseOf(direction: PrismDirection, side: EyeSide): number {
  if (direction === 'up') return 90
  if (direction === 'down') return 270
  return (direction === 'in') === (side === 'right') ? 0 : 180
}

/** Words for the directions on slips: German, French, Italian, Polish, Czech, English. "O" alone is "oben" or "out": it is none. */
const WORDS: Record<PrismDirection, RegExp> = {
  in: /^(?:in|innen|int(?:erne|erna)?|nas(?:al|ale)?|(?:do)?nosa?|knosu|dovnitř|bi)$/u,
  out: /^(?:out|au(?:ß|ss)en|ext(?:erne)?|est(?:erna)?|temp(?:oral|orale)?|(?:do)?skro(?:ń|n|ni)|(?:ke)?spánku|ven|bo)$/u,
  up: /^(?:up|oben|sup(?:érieure|erieure|eriore)?|(?:en|in)?(?:haut|alto|alta)|(?:do)?g[óo]r[ay]|naho(?:ru|ře)|bu)$/u,
  down: /^(?:down|unten|inf(?:érieure|erieure|eriore)?|(?:en|in)?(?:bas|basso|bassa)|(?:do)?d(?:ół|ołu|ol)|dol[ůe]|bd)$/u,
}

/** What does not matter: "base" or "Basis" before a direction, and the point of an abbreviation. */
const AROUND = /^(?:basis|base|baza|báze)[:.]?|\.$/gu

/** The direction that a word means, in small letters without spaces. */
export const prismDirectionOf = (word: string): PrismDirection | undefined =>
  PRISM_DIRECTIONS.find((direction) => WORDS[direction].test(word.replaceAll(AROUND, '')))

/** The direction of a base in degrees, where it is one of the four. */
export const directionOfBase = (degrees: number, side: EyeSide): PrismDirection | undefined =>
  PRISM_DIRECTIONS.find((direction) => prismBaseOf(direction, side) === degrees % 360)
