import { TINTING_TYPES, type TintingType } from './tinting-type.ts'
import { LENS_TINTS, type LensTint } from '#domain/image/tints.ts'
import { COLOURLESS, TINT_COLOURS, tintName } from './tint-name.ts'

type OrderedColour = (typeof TINT_COLOURS)[number]

const DYES = {
  brown: { dark: ['#3a2313', '#4a2d18'], light: ['#7d4f2b', '#a3764b'] },
  grey: { dark: ['#1c2125', '#272d32'], light: ['#525960', '#7b828a'] },
  green: { dark: ['#1d2b21', '#293a2d'], light: ['#456049', '#728d76'] },
} as const satisfies Record<OrderedColour, Record<'dark' | 'light', readonly [string, string]>>

const MIRRORS = {
  brown: LENS_TINTS['gold-mirror'],
  grey: LENS_TINTS['silver-mirror'],
  green: LENS_TINTS['green-mirror'],
} as const satisfies Record<OrderedColour, LensTint>

const LOOKS: Record<TintingType, (of: OrderedColour) => LensTint> = {
  clear: () => LENS_TINTS.clear,
  'blue light filter': () => ({
    ...LENS_TINTS['blue-light'],
    colours: ['#efe3b4', '#f1e8c6'],
    density: [0.3, 0.22],
  }),
  tinted: (of) => ({ colours: DYES[of].light, density: [0.5, 0.42], swatch: [DYES[of].light[1]] }),
  sunglasses: (of) => LENS_TINTS[of],
  polarized: (of) => ({
    colours: DYES[of].dark,
    density: [0.95, 0.92],
    isPolarized: true,
    swatch: [DYES[of].dark[0]],
  }),
  transition: (of) => ({
    colours: DYES[of].dark,
    density: [0.86, 0.78],
    isTransition: true,
    swatch: [LENS_TINTS.clear.swatch[0], DYES[of].light[0]],
  }),
  gradient: (of) => LENS_TINTS[`${of}-gradient`],
  mirror: (of) => MIRRORS[of],
}

/** Every tint that can be ordered, by the name that pictures have it by: "gradient-brown". */
const ORDERED_TINTS: ReadonlyMap<string, LensTint> = new Map(
  TINTING_TYPES.flatMap((type) =>
    TINT_COLOURS.map((colour) => [tintName(type, colour), LOOKS[type](colour)] as const),
  ),
)

/** How a tint looks; undefined for one that cannot be drawn. */
export const orderedTint = (name: string): LensTint | undefined => ORDERED_TINTS.get(name)

/**
 * The name by which pictures have a tint; undefined for one that cannot be drawn. A type without a colour of its own may come with one: "clear-grey".
 */
export const pictureTint = (name: string): string | undefined =>
  ORDERED_TINTS.has(name)
    ? name
    : COLOURLESS.map((type) => tintName(type, null)).find((each) => name.startsWith(`${each}-`))
