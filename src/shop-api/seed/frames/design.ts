import type { FrameDimensions, FrameShape, RimType } from '#domain/image/render-spec.ts'
import type { Build, SeededBrand } from '#shop-api/seed/brands/brands.ts'
import type { Family } from '#shop-api/seed/families.ts'
import type { Random } from '#shop-api/seed/random.ts'

/** What all colours and sizes of a model share. */
export type Design = {
  shape: FrameShape
  build: Build
  rim: RimType
  /** Of its middle size. */
  figures: FrameDimensions
  boldness: number
  doubleBridge: boolean
  frameType: string
  material: string
}

const SHAPES: Record<'optical' | 'sun', readonly (readonly [FrameShape, number])[]> = {
  optical: [
    ['panto', 20],
    ['rectangle', 16],
    ['square', 14],
    ['round', 11],
    ['cateye', 10],
    ['oval', 8],
    ['brow', 8],
    ['hexagon', 7],
    ['aviator', 6],
    ['butterfly', 4],
  ],
  sun: [
    ['aviator', 16],
    ['square', 15],
    ['round', 13],
    ['panto', 13],
    ['butterfly', 11],
    ['cateye', 11],
    ['hexagon', 8],
    ['oval', 7],
    ['rectangle', 6],
    ['brow', 4],
  ],
}

/** Minimum and maximum lens width in millimetres, and the height as a fraction of the width. */
const LENS: Record<FrameShape, { from: number; to: number; height: number }> = {
  panto: { from: 46, to: 50, height: 0.87 },
  round: { from: 45, to: 50, height: 0.95 },
  oval: { from: 48, to: 53, height: 0.69 },
  rectangle: { from: 50, to: 55, height: 0.64 },
  square: { from: 50, to: 55, height: 0.8 },
  aviator: { from: 54, to: 58, height: 0.85 },
  cateye: { from: 50, to: 54, height: 0.75 },
  butterfly: { from: 53, to: 57, height: 0.83 },
  brow: { from: 49, to: 53, height: 0.78 },
  hexagon: { from: 48, to: 53, height: 0.87 },
}

/** Millimetres from the lens to the outer edge at the hinge, per side. */
const END_PIECE: Record<Build | 'rimless', number> = { acetate: 8, combined: 7, metal: 6, rimless: 5 }

export function designOf(random: Random, family: Family, brand: SeededBrand, isKids: boolean): Design {
  const shape = random.weighted(SHAPES[family === 'sunglasses' ? 'sun' : 'optical'])
  const build = buildOf(random, brand, shape, family)
  const rim = rimOf(random, build, shape, family)
  const { from, to, height } = LENS[shape]
  const adult = random.int(from, to)
  const lensWidth = isKids ? clamp(adult - 7, 40, 48) : adult
  const bridge = isKids
    ? clamp(59 - lensWidth + random.int(-1, 1), 13, 18)
    : clamp(71 - lensWidth + random.int(-1, 1), 14, 23)
  const end = END_PIECE[rim === 'rimless' ? 'rimless' : build]
  const doubleBridge = shape === 'aviator' && build !== 'acetate' && random.chance(0.7)
  return {
    shape,
    build,
    rim,
    figures: {
      lensWidth,
      lensHeight: Math.round(lensWidth * (height + random.int(-2, 2) / 100)),
      bridge,
      temple: isKids ? 125 : random.pick([140, 145, 145, 150]),
      width: 2 * lensWidth + bridge + 2 * end,
    },
    boldness:
      Math.round((build === 'acetate' ? 0.2 + random.next() * 0.75 : 0.1 + random.next() * 0.5) * 20) / 20,
    doubleBridge,
    frameType: frameTypeOf(random, build, shape, doubleBridge, family),
    material: materialOf(random, brand, build),
  }
}

/**
 * The same model in another size: `step` is −1 for smaller, 1 for larger. A step is six millimetres across
 * the front.
 */
export const sized = (figures: FrameDimensions, step: number): FrameDimensions => ({
  lensWidth: figures.lensWidth + 2 * step,
  lensHeight: figures.lensHeight + Math.round(1.6 * step),
  bridge: figures.bridge + 2 * step,
  temple: figures.temple + 5 * step,
  width: figures.width + 6 * step,
})

/** The shop's size name of a frame, by the width of its front. */
export const shopSize = (width: number): string =>
  width < 125 ? 'XS' : width < 131 ? 'S' : width < 137 ? 'M' : width < 143 ? 'L' : 'XL'

export const weightOf = ({ material, rim }: Design, { width }: FrameDimensions): number =>
  Math.round(((GRAMS[material] ?? 22) * (rim === 'rimless' ? 0.6 : rim === 'nylor' ? 0.8 : 1) * width) / 135)

const GRAMS: Record<string, number> = {
  acetate: 29,
  'bio-acetate': 28,
  metal: 22,
  stainless: 19,
  titanium: 13,
  combined: 26,
  polyamide: 16,
}

function buildOf(random: Random, brand: SeededBrand, shape: FrameShape, family: Family): Build {
  if (family === 'smartGlasses') return 'acetate'
  const weights = brand.build ?? { acetate: 1 }
  if (shape === 'brow' && !brand.material) return 'combined'
  const allowed: (readonly [Build, number])[] = [
    ['acetate', (weights.acetate ?? 0) * (shape === 'aviator' ? 0.3 : 1)],
    ['metal', (weights.metal ?? 0) * (shape === 'butterfly' ? 0.3 : 1)],
    ['combined', weights.combined ?? 0],
  ]
  return random.weighted(allowed)
}

function rimOf(random: Random, build: Build, shape: FrameShape, family: Family): RimType {
  if (build === 'acetate' || shape === 'brow' || family === 'smartGlasses') return 'full'
  if (build === 'combined') return random.chance(0.2) ? 'nylor' : 'full'
  const weights = family === 'sunglasses' ? ([8, 1, 1] as const) : ([5, 3, 3] as const)
  return random.weighted([
    ['full', weights[0]],
    ['nylor', weights[1]],
    ['rimless', weights[2]],
  ])
}

function frameTypeOf(
  random: Random,
  build: Build,
  shape: FrameShape,
  doubleBridge: boolean,
  family: Family,
): string {
  if (family === 'smartGlasses') return 'smart'
  if (doubleBridge) return 'double-bridge'
  if (shape === 'brow') return 'browline'
  return build === 'acetate' ? random.pick(['keyhole', 'saddle']) : 'pads'
}

function materialOf(random: Random, brand: SeededBrand, build: Build): string {
  if (brand.material) return brand.material
  if (build === 'combined') return 'combined'
  if (build === 'metal') return random.pick(['metal', 'stainless', 'titanium'])
  return brand.sustainable || random.chance(0.15) ? 'bio-acetate' : 'acetate'
}

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))
