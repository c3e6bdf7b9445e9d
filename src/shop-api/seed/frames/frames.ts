import type { ProductDraft } from '#shop-api/seed/drafts/draft.ts'
import { framePrice } from './price-points.ts'
import { type Design, designOf, shopSize, sized } from './design.ts'
import type { Frame, FrameFamily } from './frame.ts'
import { type Model, modelsOf, type Naming } from './models.ts'
import { coloursOf, type FrameColour } from '#shop-api/seed/attributes/palette.ts'
import { frameProduct } from './product.ts'

/** Number of models whose colours are mixed, so that siblings are apart in a listing. */
const BLOCK = 120

type Coloured = { frame: Frame; colour: FrameColour; index: number }

/**
 * Model after model in its colours, until there are `products` of them. In a block of models, all first
 * colours come last.
 */
export function* framesOf(family: FrameFamily, products: number, nameFor: Naming): Generator<ProductDraft> {
  let left = products
  let block: Coloured[] = []
  for (const model of modelsOf(family, nameFor)) {
    const frame = frameOf(family, model)
    const count = Math.min(left, model.random.weighted(COLOURS[family]))
    const colours = coloursOf(model.random, frame.design.build, count)
    block.push(...colours.map((colour, index) => ({ frame, colour, index })))
    left -= count
    if (left > 0 && model.number % BLOCK < BLOCK - 1) continue
    yield* mixed(block)
    if (left <= 0) return
    block = []
  }
}

const mixed = (block: Coloured[]): ProductDraft[] =>
  block
    .toSorted((a, b) => b.index - a.index || a.frame.model.number - b.frame.model.number)
    .map(({ frame, colour, index }) => frameProduct(frame, colour, index))

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
  const { brand, ofBrand, random } = model
  const isKids = brand.kids === true && ofBrand % 2 === 0 && family !== 'blueLightBlockingGlasses'
  const design = designOf(random, family, brand, isKids)
  const isZeroCost = family === 'rxGlasses' && brand.slug === 'veduta' && random.chance(0.15)
  return {
    family,
    model,
    design,
    groups: isKids ? ['kids'] : groupsOf(model, design),
    sizes: distinct(sizesOf(model, family), design),
    euroCents: framePrice(random, family, brand.level),
    collection: random.pick(COLLECTIONS),
    isZeroCost,
  }
}

const COLLECTIONS = ['Essentials', 'Heritage', 'Signature', 'Studio']

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
        [[-1, 0, 1], 20],
        [[0, 1], 3],
        [[-1, 0], 3],
        [[0], 2],
      ])

/** A very wide or very small model has no second size beyond the shop's last one. */
const distinct = (steps: number[], { figures }: Design): number[] => {
  const sizeOf = (step: number) => shopSize(sized(figures, step).width)
  return steps.filter(
    (step) =>
      step === 0 ||
      (sizeOf(step) !== sizeOf(0) && !steps.some((s) => s < step && sizeOf(s) === sizeOf(step))),
  )
}
