import type { MaterialName } from './materials.ts'
import type { LensTintName } from './tints.ts'

/** Dimensions of a frame in millimetres, the same as on its product page. */
export type FrameDimensions = {
  lensWidth: number
  lensHeight: number
  bridge: number
  temple: number
  /** Across the whole front, hinge to hinge. */
  width: number
}

export const FRAME_SHAPES = [
  'panto',
  'round',
  'oval',
  'rectangle',
  'square',
  'aviator',
  'cateye',
  'butterfly',
  'brow',
  'hexagon',
] as const
export type FrameShape = (typeof FRAME_SHAPES)[number]

export type FrameBuild = 'acetate' | 'metal' | 'combined'
export type RimType = 'full' | 'nylor' | 'rimless'

/** What a picture shows: everything it depends on, so that equal specs give equal pictures. */
export type RenderSubject =
  | {
      kind: 'frame'
      shape: FrameShape
      build: FrameBuild
      rim: RimType
      figures: FrameDimensions
      material: MaterialName
      /** "clear" for prescription glasses. */
      lens: LensTintName
      /** 0 to 1: the thickness of the rim. */
      boldness: number
      /** Double bridge, as on many aviators. */
      doubleBridge?: boolean
      /** Smart glasses have a thicker temple and a camera window. */
      smart?: boolean
    }
  | { kind: 'lens-box'; name: string; line: string; count: number; accent: string }
  | {
      kind: 'bottle'
      name: string
      line: string
      content: string
      accent: string
      shape: 'round' | 'flat' | 'travel'
    }
  | { kind: 'case'; shape: 'hard' | 'soft' | 'fold' | 'lens'; colour: string }
  | { kind: 'cord'; style: 'cord' | 'chain' | 'strap'; colour: string }
  | { kind: 'cloth'; colour: string; pattern: 'plain' | 'dots' | 'lines' }
  | { kind: 'spray'; name: string; content: string; accent: string }
  | { kind: 'battery'; size: '10' | '13' | '312' | '675'; count: number }
  | { kind: 'dome'; size: 'S' | 'M' | 'L'; count: number }
  | { kind: 'dryer'; colour: string }
  /** A brand's name as its logo. */
  | { kind: 'wordmark'; name: string }
  | { kind: 'tool'; style: 'screwdriver' | 'wipes' | 'nosepads' | 'brush'; colour: string }

export type RenderView = 'front' | 'angled' | 'side' | 'detail' | 'worn' | 'back'

/** One of the display heads that wear frames. */
export type ModelHead = 'ada' | 'bruno' | 'chiara' | 'dana' | 'emil' | 'fanta'

export type RenderSpec = {
  subject: RenderSubject
  view: RenderView
  head?: ModelHead
  /** The name of a tint in which a frame's lenses can be ordered; it replaces that of its own. */
  tint?: string
}
