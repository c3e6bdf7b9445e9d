import type { FrameForm } from './design.ts'

/** The parts of a frame. */
export type FrameParts = {
  /** The plastic body of the front; `above` cuts it off below that height. */
  sheet?: { bridge: boolean; above?: number }
  /** The metal rim: round the whole lens, or its upper part only. */
  wire?: 'whole' | 'upper'
  bridge: 'grown' | 'wire'
  temples: 'plastic' | 'metal'
  pads: 'moulded' | 'arms'
  /** The visible bare edge of the lens. */
  bareEdge: boolean
}

export function framePartsOf({ build, rim, shape, figures }: FrameForm): FrameParts {
  const half = rim === 'nylor' ? { above: -0.08 * figures.lensHeight } : {}
  const bareEdge = rim !== 'full'
  const wired = { bridge: 'wire', pads: 'arms', bareEdge } as const
  if (rim === 'rimless') return { ...wired, temples: 'metal' }
  if (build === 'metal') return { ...wired, wire: rim === 'full' ? 'whole' : 'upper', temples: 'metal' }
  if (build === 'acetate') {
    return {
      sheet: { bridge: true, ...half },
      bridge: 'grown',
      temples: 'plastic',
      pads: 'moulded',
      bareEdge,
    }
  }
  if (shape === 'brow') {
    const above = 0.1 * figures.lensHeight
    return {
      ...wired,
      sheet: { bridge: false, above },
      ...(rim === 'full' && { wire: 'whole' }),
      temples: 'plastic',
    }
  }
  return { ...wired, sheet: { bridge: false, ...half }, temples: 'metal' }
}
