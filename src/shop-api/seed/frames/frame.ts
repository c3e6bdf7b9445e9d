import type { Design } from './design.ts'
import type { Model } from './models.ts'

export type FrameFamily =
  | 'rxGlasses'
  | 'sunglasses'
  | 'readingAids'
  | 'blueLightBlockingGlasses'
  | 'smartGlasses'

/** One model with everything but its colour. */
export type Frame = {
  family: FrameFamily
  model: Model
  design: Design
  groups: string[]
  /** Steps away from the middle size. */
  sizes: number[]
  euroCents: number
  /** The product line of its brand. */
  collection: string
  isZeroCost: boolean
}
