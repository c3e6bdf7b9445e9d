import type { MaterialName } from './materials.ts'
import type { LensTintName } from './tints.ts'

/** Figures of a frame in millimetres, the same that its product page states. */
export type FrameFigures = {
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

export type Build = 'acetate' | 'metal' | 'combined'
export type Rim = 'full' | 'nylor' | 'rimless'

/** What is drawn: everything a picture depends on, so that equal subjects are equal pictures. */
export type Subject =
  | {
      kind: 'frame'
      shape: FrameShape
      build: Build
      rim: Rim
      figures: FrameFigures
      material: MaterialName
      /** "clear" for prescription glasses. */
      lens: LensTintName
      /** 0 to 1: how bold the rim is. */
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

export type View = 'front' | 'angled' | 'side' | 'detail' | 'worn' | 'back'

/** One of the display heads that wear frames. */
export type Head = 'ada' | 'bruno' | 'chiara' | 'dana' | 'emil' | 'fanta'

export type Picture = { subject: Subject; view: View; head?: Head }
