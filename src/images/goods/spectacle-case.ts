import { meshBuilder, normalised, type MeshBuilder } from '#domain/frame/mesh.ts'
import type { RenderSubject } from '#domain/image/render-spec.ts'
import { colour } from '#domain/raster/colour.ts'
import { turbulence } from '#domain/shade/noise.ts'
import { diffuse } from '#domain/shade/studio.ts'
import type { Surface } from '#domain/raster/surface.ts'
import { brass, plastic } from './plastics.ts'
import type { GoodsModel } from './goods-model.ts'
import { addPebble, CASE_SLOTS, HARD, openCase } from './hard-case.ts'
import { addBox, addLathe, roundedCorner, sameFaces } from './solids.ts'

type Case = Extract<RenderSubject, { kind: 'case' }>

const { BODY, TRIM } = CASE_SLOTS
const WHITE = 3
/**
 * The lid of a contact lens case, which has no clasp: a colour that differs from the background and from the white
 * below it.
 */
const GREY_LID = TRIM

export function spectacleCase({ shape, colour: hex }: Case): GoodsModel {
  const look = {
    async surfaces() {
      if (shape === 'lens')
        return [plastic(hex, 0.3), undefined, plastic('#c3ccd3', 0.3), plastic('#f4f6f7', 0.3)]
      const body = shape === 'fold' ? cork(hex) : leather(hex, shape === 'soft' ? 0.16 : 0.07)
      const lining = leather('#8f887d', 0.2)
      return [body, plastic('#2a2d30', 1), brass, plastic('#f4f6f7', 0.3), undefined, lining]
    },
    front: { yaw: -18, pitch: 16 },
    angled: { yaw: 24, pitch: 58 },
    fill: { width: 0.68, height: 0.5 },
  }
  return {
    ...look,
    ...(shape === 'lens' && { fill: { width: 0.52, height: 0.4 } }),
    mesh: (view) => (shape === 'hard' && view === 'angled' ? openCase() : meshOf(shape)),
  }
}

function meshOf(shape: Case['shape']) {
  const builder = meshBuilder()
  switch (shape) {
    case 'hard':
      addPebble(builder, [0, HARD[1], 0], HARD, 3)
      addBox(builder, [0, 29, 33], [15, 10, 1.6], 0.7, sameFaces(TRIM))
      break
    case 'soft':
      addPebble(builder, [0, 9, 0], [84, 9, 39], 4.2)
      addPebble(builder, [0, 15.5, -9], [83.5, 4.5, 30], 4.2)
      addLathe(
        builder,
        [0, 19.2, 14],
        [
          [4.4, 0, TRIM],
          [4.4, 0.9],
          [3.2, 1.5],
          [0, 1.6],
        ],
      )
      break
    case 'fold':
      addTent(builder)
      addBox(builder, [0, 22, 18.6], [12, 9, 1.4], 0.6, sameFaces(TRIM))
      break
    case 'lens':
      addLensCase(builder)
      break
    default:
      throw new RangeError(`no such case: ${shape satisfies never}`)
  }
  return builder.mesh()
}

/** A folding case lying on its wide side: a box that narrows towards the top. */
function addTent(builder: MeshBuilder) {
  const [height, narrowing] = [62, 0.9]
  addBox(builder, [0, height / 2, 0], [164, height, 62], 2.4, sameFaces(BODY))
  builder.transform(([x, y, z], [nx, ny, nz]) => {
    const share = 1 - (narrowing * y) / height
    const slope = (narrowing / height) * z
    return [[x, y, z * share], normalised([nx, ny + (slope * nz) / share, nz / share])]
  })
}

/** A flat case for contact lenses: one coloured lid and one grey. */
function addLensCase(builder: MeshBuilder) {
  addBox(builder, [0, 5, 0], [58, 10, 22], 4.5, sameFaces(WHITE))
  for (const side of [1, -1]) {
    const slot = side === -1 ? BODY : GREY_LID
    addLathe(
      builder,
      [side * 18.5, 0, 0],
      [
        [12, 0, WHITE],
        [14.5, 2],
        [14.5, 8],
        [13.6, 9],
        [13.6, 10],
      ],
    )
    addLathe(
      builder,
      [side * 18.5, 10, 0],
      [[15, 0, slot], [15, 5], ...roundedCorner([15, 5], [15, 7], [13, 7]), [12, 6.6], [0, 6.6]],
    )
    for (let k = 0; k < 30; k++) {
      const angle = (k / 30) * 2 * Math.PI
      addBox(
        builder,
        [side * 18.5 + 15 * Math.sin(angle), 12.6, 15 * Math.cos(angle)],
        [1, 4.2, 1],
        0.4,
        sameFaces(slot),
      )
    }
  }
}

/** Matt leather or felt: a fine grain in its light. */
function leather(hex: string, grain: number): Surface {
  const tone = colour(hex)
  return (point, light) => {
    const fibre = 1 - grain / 2 + grain * turbulence(point.s * 1.4, point.t * 1.4, point.u * 1.4)
    const lit = diffuse(point.nx, point.ny, point.nz) * fibre
    const edge = 0.05 * (1 - point.facing) ** 3
    for (let channel = 0; channel < 3; channel++) light[channel] = tone[channel]! * lit + edge
  }
}

/** Pressed cork: light and dark crumbs. */
function cork(hex: string): Surface {
  const tone = colour(hex)
  return (point, light) => {
    const crumbs = turbulence(point.s * 0.55, point.t * 0.55, point.u * 0.55 + 3)
    const dark = turbulence(point.s * 1.3 + 8, point.t * 1.3, 1) > 0.63 ? 0.62 : 1
    const lit = diffuse(point.nx, point.ny, point.nz) * (0.72 + 0.5 * crumbs) * dark
    for (let channel = 0; channel < 3; channel++) light[channel] = (tone[channel]! * 0.75 + 0.06) * lit * 1.2
  }
}
