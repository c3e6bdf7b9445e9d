import { MATERIALS, type MaterialName } from '#domain/image/materials.ts'
import { LENS_TINTS, type LensTintName } from '#domain/image/tints.ts'
import type { Build } from '#shop-api/seed/brands/brands.ts'
import type { Random } from '#shop-api/seed/random.ts'
import colours from '#shop-api/seed/tables/colours.json' with { type: 'json' }
import tints from '#shop-api/seed/tables/tints.json' with { type: 'json' }
import { type Words, words } from '#shop-api/seed/words.ts'

/** A colour of a frame: the material in which it is drawn, its name, and the basic colour that it belongs to. */
export type FrameColour = { key: MaterialName; base: string; name: Words }

const materials = Object.keys(MATERIALS).filter((key): key is MaterialName => key in MATERIALS)
const tintNames = Object.keys(LENS_TINTS).filter((key): key is LensTintName => key in LENS_TINTS)

export const FRAME_COLOURS: readonly (FrameColour & { build: string })[] = materials.map((key) => ({
  key,
  base: colours[key].base,
  build: colours[key].build,
  name: words(...colours[key].names),
}))

export const TINTS: readonly { key: LensTintName; base: string; name: Words }[] = tintNames.map((key) => ({
  key,
  base: tints[key].base,
  name: words(...tints[key].names),
}))

/**
 * The colours of a model, common ones more often and first. No basic colour repeats while another one is
 * available.
 */
export function coloursOf(random: Random, build: Build, count: number): FrameColour[] {
  const material = build === 'metal' ? 'metal' : 'acetate'
  const drawn = FRAME_COLOURS.filter((colour) => colour.build === material)
    .map((colour) => ({ colour, lot: random.next() ** (1 / colours[colour.key].weight) }))
    .toSorted((a, b) => b.lot - a.lot)
    .map(({ colour }) => colour)
  const isFirst = ({ base }: FrameColour, index: number) =>
    drawn.findIndex((other) => other.base === base) === index
  return [...drawn.filter(isFirst), ...drawn.filter((colour, index) => !isFirst(colour, index))].slice(
    0,
    count,
  )
}

/** The basic colour of a tint: a brown gradient counts as brown. */
export const coarseTint = (tint: LensTintName): string => tints[tint].base

const WARM = new Set(['havana', 'brown', 'beige', 'red', 'orange', 'gold', 'green', 'yellow'])

/** A tint that suits the frame: brown for warm colours, grey for cool ones, occasionally a bold one. */
export const tintFor = (random: Random, { base }: FrameColour): LensTintName =>
  random.weighted<LensTintName>(WARM.has(base) ? WARM_TINTS : COOL_TINTS)

const WARM_TINTS = [
  ['brown', 8],
  ['brown-gradient', 8],
  ['green', 4],
  ['green-gradient', 2],
  ['gold-mirror', 2],
  ['red-mirror', 1],
  ['orange', 1],
  ['yellow', 1],
  ['pink-gradient', 1],
] as const

const COOL_TINTS = [
  ['grey', 9],
  ['grey-gradient', 8],
  ['blue', 2],
  ['blue-gradient', 3],
  ['blue-mirror', 2],
  ['silver-mirror', 2],
  ['green', 2],
  ['green-mirror', 1],
  ['black', 2],
  ['violet', 1],
  ['pink', 1],
] as const
