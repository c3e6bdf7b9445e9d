import type { FrameForm } from '#domain/frame/design.ts'
import {
  FRAME_SHAPES,
  type FrameBuild,
  type RenderSpec,
  type RimType,
  type RenderSubject,
} from '#domain/image/render-spec.ts'

export const frameForm = (over: Partial<FrameForm> = {}): FrameForm => ({
  shape: 'panto',
  build: 'acetate',
  rim: 'full',
  figures: { lensWidth: 48, lensHeight: 41, bridge: 21, temple: 145, width: 133 },
  boldness: 0.5,
  ...over,
})

/** Every shape in every build and rim. */
export const allForms: FrameForm[] = FRAME_SHAPES.flatMap((shape) =>
  (['acetate', 'metal', 'combined'] as const satisfies FrameBuild[]).flatMap((build) =>
    (['full', 'nylor', 'rimless'] as const satisfies RimType[]).map((rim) =>
      frameForm({ shape, build, rim }),
    ),
  ),
)

export const nameOf = ({ shape, build, rim }: FrameForm): string => `${shape} ${build} ${rim}`

export const framePicture = (over: Partial<RenderSpec> = {}): RenderSpec => ({
  subject: { kind: 'frame', ...frameForm(), material: 'havana', lens: 'clear' },
  view: 'front',
  ...over,
})

/** One item of each kind other than frames, in all its shapes. */
export const allGoods: Exclude<RenderSubject, { kind: 'frame' | 'wordmark' }>[] = [
  ...[2, 6, 12, 30, 90].map(
    (count) => ({ kind: 'lens-box', name: 'Lumea', line: `Day ${count}`, count, accent: '#4a9ce7' }) as const,
  ),
  ...(['round', 'flat', 'travel'] as const).map(
    (shape) =>
      ({
        kind: 'bottle',
        name: 'Puro',
        line: 'Łagodny',
        content: '360 ml',
        accent: '#1f7fb8',
        shape,
      }) as const,
  ),
  { kind: 'spray', name: 'Veduta Spray', content: '30 ml', accent: '#1f4f8a' },
  ...(['hard', 'soft', 'fold', 'lens'] as const).map(
    (shape) => ({ kind: 'case', shape, colour: '#1f4f8a' }) as const,
  ),
  ...(['cord', 'chain', 'strap'] as const).map(
    (style) => ({ kind: 'cord', style, colour: '#9e1b23' }) as const,
  ),
  ...(['plain', 'dots', 'lines'] as const).map(
    (pattern) => ({ kind: 'cloth', colour: '#8b929a', pattern }) as const,
  ),
  ...(['10', '13', '312', '675'] as const).map((size) => ({ kind: 'battery', size, count: 6 }) as const),
  ...(['S', 'M', 'L'] as const).map((size) => ({ kind: 'dome', size, count: 6 }) as const),
  { kind: 'dryer', colour: '#1f4f8a' },
  ...(['screwdriver', 'wipes', 'nosepads', 'brush'] as const).map(
    (style) => ({ kind: 'tool', style, colour: '#9e1b23' }) as const,
  ),
]
