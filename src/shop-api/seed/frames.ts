import type { LensTintName } from '#domain/picture/tints.ts'
import type { Family } from './families.ts'
import type { ProductDraft, Values, VariantDraft } from './draft.ts'
import { ean } from './ean.ts'
import { frameCategories } from './frame-categories.ts'
import { framePictures } from './frame-pictures.ts'
import { type Design, designOf, shopSize, sized, weightOf } from './design.ts'
import { legalAttributes, rxAttributes } from './structured.ts'
import { type Model, modelsOf } from './models.ts'
import type { Random } from './random.ts'
import { coarseTint, coloursOf, type FrameColour, tintFor } from './palette.ts'
import { framePrice } from './price-points.ts'
import { describeFrame } from './frame-texts.ts'
import { STRENGTHS } from './vocabulary.ts'
import { everywhere } from './words.ts'

export type FrameFamily =
  | 'rxGlasses'
  | 'sunglasses'
  | 'readingAids'
  | 'blueLightBlockingGlasses'
  | 'smartGlasses'

/** One model as it is offered: everything but its colour. */
export type Frame = {
  family: FrameFamily
  model: Model
  design: Design
  groups: string[]
  /** Steps away from the middle size. */
  sizes: number[]
  euroCents: number
  isZeroCost: boolean
}

export function* framesOf(family: FrameFamily, products: number): Generator<ProductDraft> {
  let left = products
  for (const model of modelsOf(family)) {
    if (left <= 0) return
    const frame = frameOf(family, model)
    const count = Math.min(left, model.random.weighted(COLOURS[family]))
    const colours = coloursOf(model.random, frame.design.build, count)
    for (const [index, colour] of colours.entries()) yield productOf(frame, colour, index)
    left -= colours.length
  }
}

const COLOURS: Record<FrameFamily, readonly (readonly [number, number])[]> = {
  rxGlasses: [
    [1, 1],
    [2, 3],
    [3, 4],
    [4, 2],
    [5, 1],
  ],
  sunglasses: [
    [1, 1],
    [2, 3],
    [3, 4],
    [4, 2],
  ],
  readingAids: [
    [2, 2],
    [3, 3],
    [4, 2],
  ],
  blueLightBlockingGlasses: [
    [2, 2],
    [3, 2],
  ],
  smartGlasses: [[3, 1]],
}

function frameOf(family: FrameFamily, model: Model): Frame {
  const { brand, number, random } = model
  const isKids = brand.kids === true && number % 3 === 0 && family !== 'blueLightBlockingGlasses'
  const design = designOf(random, family, brand, isKids)
  const isZeroCost = family === 'rxGlasses' && brand.slug === 'veduta' && random.chance(0.15)
  return {
    family,
    model,
    design,
    groups: isKids ? ['kids'] : groupsOf(model, design),
    sizes: distinct(sizesOf(model, family), design),
    euroCents: framePrice(random, family, brand.level),
    isZeroCost,
  }
}

function groupsOf({ brand, random }: Model, { shape }: Design): string[] {
  if (brand.women || shape === 'butterfly') return ['women']
  if (shape === 'cateye') return ['women']
  if (shape === 'brow' || shape === 'aviator') return random.chance(0.6) ? ['men'] : ['women', 'men']
  return random.weighted([
    [['women', 'men'], 5],
    [['women'], 3],
    [['men'], 3],
  ])
}

const sizesOf = ({ random }: Model, family: FrameFamily): number[] =>
  family === 'readingAids'
    ? [0]
    : random.weighted<number[]>([
        [[-1, 0, 1], 12],
        [[0, 1], 3],
        [[-1, 0], 3],
        [[0], 2],
      ])

/** A very wide or very small model has no second size beyond the last one of the shop. */
const distinct = (steps: number[], { figures }: Design): number[] => {
  const sizeOf = (step: number) => shopSize(sized(figures, step).width)
  return steps.filter(
    (step) =>
      step === 0 ||
      (sizeOf(step) !== sizeOf(0) && !steps.some((s) => s < step && sizeOf(s) === sizeOf(step))),
  )
}

function productOf(frame: Frame, colour: FrameColour, index: number): ProductDraft {
  const { family, model, design, groups } = frame
  const { brand, random } = model
  const masterKey = `${brand.slug}-${family}-${model.number + 1}`
  const code = `${String(index + 1).padStart(2, '0')}${random.pick(['C', 'M', 'P'])}${random.int(10, 99)}`
  const referenceKey = `${masterKey}-${colour.key}`
  const tint = tintOf(family, random, colour)
  const variants = variantsOf(frame, referenceKey, code)
  return {
    family,
    brand,
    masterKey,
    referenceKey,
    names: everywhere(model.name),
    categories: frameCategories(frame, tint),
    values: { ...shared(frame), ...coloured(frame, colour, tint) },
    texts: {
      modelName: model.name,
      designLabel: random.pick(['Line One', 'Line Two', 'Atelier', 'Essentials']),
      manufacturerColorCode: code,
      description: describeFrame(frame, colour, tint),
      ...(family === 'rxGlasses' && { rxSortingKey: String(1000 - brand.level * 100 + model.number) }),
    },
    advanced: [
      ...legalAttributes(brand),
      ...(family === 'rxGlasses' || family === 'sunglasses' ? rxAttributes(random, design.rim) : []),
    ],
    pictures: framePictures(frame, colour, tint, groups),
    variants,
    vat: family === 'readingAids' ? 'corrective' : 'frame',
    customData: { vto: design.rim !== 'rimless' },
    isFree: frame.isZeroCost,
  }
}

const tintOf = (family: FrameFamily, random: Random, colour: FrameColour): LensTintName =>
  family === 'sunglasses'
    ? tintFor(random, colour)
    : family === 'blueLightBlockingGlasses'
      ? 'blue-light'
      : 'clear'

const PALE_TINTS = new Set<LensTintName>(['pink', 'yellow', 'orange', 'violet'])

function shared({ family, model, design, groups }: Frame): Values {
  const { brand, random, number } = model
  return {
    brand: brand.slug,
    targetGroup: groups,
    frameShape: design.shape,
    frameType: design.frameType,
    rimType: design.rim === 'nylor' && number % 2 === 1 ? 'inline_grooves' : design.rim,
    frameMaterial: design.material,
    preislagentyp: ['entry', 'entry', 'standard', 'upper', 'premium'][brand.level] ?? 'standard',
    sustainable: brand.sustainable === true || design.material === 'bio-acetate',
    premium: brand.level >= 3,
    onlineExclusive: random.chance(0.08),
    progressiveReady: design.figures.lensHeight >= 30 && family !== 'readingAids',
    ...(family === 'sunglasses' && { uvProtection: true }),
    ...(family === 'blueLightBlockingGlasses' && { blueLightFilter: true }),
  }
}

/** The attribute that says a product's colour has the name of its type. */
const COLOUR_KEYS = {
  rxGlasses: ['glassesColor', 'glassesLensColor'],
  smartGlasses: ['glassesColor', 'glassesLensColor'],
  sunglasses: ['sunglassesColor', 'sunglassesLensColor'],
  readingAids: ['readingAidsColor', 'readingAidsLensColor'],
  blueLightBlockingGlasses: ['blueLightBlockingGlassesColor', 'blueLightBlockingGlassesLensColor'],
} as const satisfies Partial<Record<Family, readonly string[]>>

function coloured({ family, model }: Frame, colour: FrameColour, tint: LensTintName): Values {
  const [frameKey, lensKey] = COLOUR_KEYS[family]
  return {
    baseColor: colour.base,
    frameColor: colour.key,
    [frameKey]: colour.base,
    [lensKey]: tint,
    lensColor: tint,
    ...(family === 'sunglasses' && {
      baseColorLenses: coarseTint(tint),
      polarized: model.number % 3 === 0,
      filterCategory: PALE_TINTS.has(tint) ? '1' : tint.endsWith('gradient') ? '2' : '3',
    }),
  }
}

/** Sizes, or strengths for reading aids. Larger sizes of dearer models cost more. */
function variantsOf(frame: Frame, referenceKey: string, code: string): VariantDraft[] {
  const steps = frame.family === 'readingAids' ? STRENGTHS.slice(1) : frame.sizes
  return steps.map((step) => {
    const isStrength = frame.family === 'readingAids'
    const figures = sized(frame.design.figures, isStrength ? 0 : step)
    const key = `${referenceKey}-${isStrength ? step.toFixed(2) : shopSize(figures.width)}`
    return {
      referenceKey: key,
      euroCents: frame.euroCents + (frame.model.brand.level === 4 && step === 1 ? 1000 : 0),
      values: {
        shopSize: shopSize(figures.width),
        glassesWidth: figures.width,
        lensWidth: figures.lensWidth,
        lensHeight: figures.lensHeight,
        bridgeWidth: figures.bridge,
        templeLength: figures.temple,
        weight: weightOf(frame.design, figures),
        ...(isStrength && { readingStrength: String(step) }),
      },
      texts: { ean: ean(key), manufacturerColorCode: code },
    }
  })
}
