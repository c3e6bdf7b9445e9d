import type { TintingType } from './tinting-type.ts'

/** The colours in which tints are ordered. Spec §9 "Tinting codes". */
export const TINT_COLOURS = ['brown', 'grey', 'green'] as const

/** Types that have no colour of their own. */
export const COLOURLESS: readonly TintingType[] = ['clear', 'blue light filter']

/** The name of a tint in pictures' addresses: "gradient-brown". Types without a colour of their own ignore it. */
export function tintName(type: TintingType, colour: string | null): string {
  const slug = type.replaceAll(' ', '-')
  return colour === null || COLOURLESS.includes(type) ? slug : `${slug}-${colour}`
}
