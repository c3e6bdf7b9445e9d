import type { LensTintName } from '#domain/image/tints.ts'
import type { ProductDraft, Values } from '#shop-api/seed/drafts/draft.ts'
import type { Frame, FrameFamily } from './frame.ts'
import { frameCategories } from './categories.ts'
import { framePictures } from './pictures.ts'
import { describeFrame } from './texts.ts'
import { frameVariants } from './variants.ts'
import { legalAttributes, rxAttributes } from '#shop-api/seed/attributes/structured.ts'
import type { Random } from '#shop-api/seed/random.ts'
import { coarseTint, type FrameColour, tintFor } from '#shop-api/seed/attributes/palette.ts'
import { sameInAllLanguages } from '#shop-api/seed/words.ts'

/** A frame in one of its colours. */
export function frameProduct(frame: Frame, colour: FrameColour, index: number): ProductDraft {
  const { family, model, design, groups } = frame
  const { brand, random } = model
  const masterKey = `${brand.slug}-${family}-${model.number + 1}`
  const code = `${String(index + 1).padStart(2, '0')}${random.pick(['C', 'M', 'P'])}${random.int(10, 99)}`
  const referenceKey = `${masterKey}-${colour.key}`
  const tint = tintOf(family, random, colour)
  const variants = frameVariants(frame, referenceKey, code)
  return {
    family,
    brand,
    masterKey,
    referenceKey,
    names: sameInAllLanguages(model.name),
    categories: frameCategories(frame, tint),
    values: { ...shared(frame), ...coloured(frame, colour, tint) },
    texts: {
      modelName: model.name,
      designLabel: frame.collection,
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
    customData: { vto: true },
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

/** The attribute for a product's colour depends on its type. */
const COLOUR_KEYS = {
  rxGlasses: ['glassesColor', 'glassesLensColor'],
  smartGlasses: ['glassesColor', 'glassesLensColor'],
  sunglasses: ['sunglassesColor', 'sunglassesLensColor'],
  readingAids: ['readingAidsColor', 'readingAidsLensColor'],
  blueLightBlockingGlasses: ['blueLightBlockingGlassesColor', 'blueLightBlockingGlassesLensColor'],
} as const satisfies Record<FrameFamily, readonly string[]>

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
