import type { FrameForm, FrontDesign } from './design.ts'
import { slotNumber, type MeshBuilder, type Vector } from './mesh.ts'
import { mix } from './scalar.ts'
import { addEllipsoid, addWire, smoothPath } from './sweep.ts'

/** Silicone pads on wire arms, as metal fronts have them. */
export function addPadsOnArms(
  builder: MeshBuilder,
  design: FrontDesign,
  { figures }: FrameForm,
  side: 1 | -1,
) {
  const half = figures.bridge / 2
  const y = design.bridgeHeight - 7.5
  const pad: Vector = [side * (half - 1.7), y, -4.8]
  const root: Vector = [side * (half + 0.3), y + 4.6, -0.5]
  const knee: Vector = [side * (half - 0.4), y + 3.2, -5]
  const arm: Vector[] = [
    root,
    [mix(root[0], knee[0], 0.15), root[1] - 0.6, mix(root[2], knee[2], 0.6)],
    knee,
    [mix(knee[0], pad[0], 0.7), mix(knee[1], pad[1], 0.8), pad[2] - 0.8],
  ]
  addWire(builder, smoothPath(arm, 4), 0.42, slotNumber('metal'))
  addEllipsoid(builder, pad, [1.1, 4, 2.2], slotNumber('pad'), side * 0.34)
}

/** Pads that are part of the front itself. */
export function addMouldedPads(
  builder: MeshBuilder,
  design: FrontDesign,
  { figures }: FrameForm,
  side: 1 | -1,
) {
  const x = figures.bridge / 2 + 0.5
  addEllipsoid(
    builder,
    [side * x, design.bridgeHeight - 6.5, -2.4],
    [1.4, 5, 2.6],
    slotNumber('front'),
    side * 0.3,
  )
}
