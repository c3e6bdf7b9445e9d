import {
  cross,
  meshBuilder,
  subtract,
  normalised,
  type MeshBuilder,
  type Vector,
} from '#domain/frame/mesh.ts'
import { addEllipsoid, addSweep, addWire, type CrossSection } from '#domain/frame/sweep.ts'
import type { RenderSubject } from '#domain/image/render-spec.ts'
import { colour } from '#domain/raster/colour.ts'
import { metal } from '#domain/shade/frame-surfaces.ts'
import { diffuse } from '#domain/shade/studio.ts'
import type { Surface } from '#domain/raster/surface.ts'
import { clearPlastic, plastic, steel } from './plastics.ts'
import type { GoodsModel } from './goods-model.ts'

type Cord = Extract<RenderSubject, { kind: 'cord' }>

const [BODY, LOOP, METAL] = [0, 1, 2]

export function cord({ style, colour: hex }: Cord): GoodsModel {
  return {
    mesh() {
      const builder = meshBuilder()
      if (style === 'cord') addWire(builder, laid(1.5), 1.5, BODY)
      if (style === 'chain') addChain(builder)
      if (style === 'strap') addStrap(builder)
      addEnds(builder, style === 'strap' ? 3 : 1.5)
      return builder.mesh()
    },
    surfaces: async () => {
      const body =
        style === 'chain' ? metal(colour(hex), 0.12) : style === 'strap' ? plastic(hex, 0.9) : braided(hex)
      return [body, clearPlastic('#8d949b', 0.35), steel]
    },
    front: { yaw: 0, pitch: 38 },
    angled: { yaw: 28, pitch: 24 },
    fill: { width: 0.68, height: 0.56 },
    detail: { x: -36, y: 4, z: 34, width: 52 },
  }
}

/** A cord lying on the table in one wide loop; where it crosses itself the second pass is above. */
function laid(height: number): Vector[] {
  return Array.from({ length: 161 }, (_, step): Vector => {
    const t = (step / 160) * 2 - 1
    const angle = t * Math.PI * 0.92
    const x = 62 * Math.sin(angle) * (1 + 0.16 * Math.cos(angle * 2)) + 12 * t ** 3
    const z = -44 * Math.cos(angle) + 24 * t * t + 6 * Math.sin(angle * 3)
    const over = t > 0.5 ? 3.2 * Math.exp(-(((t - 0.78) / 0.12) ** 2)) : 0
    return [x, height + over, z]
  })
}

/** At each end a silicone loop that grips a temple, held by a metal bead. */
function addEnds(builder: MeshBuilder, height: number) {
  const path = laid(height)
  const ends: [Vector, Vector][] = [
    [path[0]!, path[3]!],
    [path[160]!, path[157]!],
  ]
  for (const [end, inner] of ends) {
    const ahead = normalised(subtract(end, inner))
    addEllipsoid(builder, [end[0] + ahead[0] * 2, height + 0.6, end[2] + ahead[2] * 2], [3, 2.4, 3], METAL)
    const loop = Array.from({ length: 33 }, (_, step): Vector => {
      const angle = (step / 32) * 2 * Math.PI
      const [along, aside] = [12 - 9 * Math.cos(angle), 3.4 * Math.sin(angle)]
      return [end[0] + ahead[0] * along + ahead[2] * aside, 1.2, end[2] + ahead[2] * along - ahead[0] * aside]
    })
    addWire(builder, loop, 1.1, LOOP)
  }
}

/** Oval links, every other one on edge. */
function addChain(builder: MeshBuilder) {
  const path = laid(1.9)
  for (let at = 1; at < path.length - 1; at += 2) {
    const ahead = normalised(subtract(path[at + 1]!, path[at - 1]!))
    const aside: Vector = at % 4 === 1 ? [ahead[2], 0, -ahead[0]] : [0, 1, 0]
    const link = Array.from({ length: 18 }, (_, step): CrossSection => {
      const angle = (step / 18) * 2 * Math.PI
      const centre = ellipse(path[at]!, ahead, aside, 3.5 * Math.cos(angle), 1.9 * Math.sin(angle))
      const tangent = normalised(
        ellipse([0, 0, 0], ahead, aside, -3.5 * Math.sin(angle), 1.9 * Math.cos(angle)),
      )
      const across = normalised(cross(tangent, cross(ahead, aside)))
      return { centre, across, up: normalised(cross(ahead, aside)), width: 0.95, height: 0.95, squareness: 2 }
    })
    addSweep(builder, link, BODY, true)
  }
}

const ellipse = (centre: Vector, ahead: Vector, aside: Vector, along: number, across: number): Vector => [
  centre[0] + ahead[0] * along + aside[0] * across,
  centre[1] + ahead[1] * along + aside[1] * across,
  centre[2] + ahead[2] * along + aside[2] * across,
]

/** A broad flat band that stands on its edge. */
function addStrap(builder: MeshBuilder) {
  const path = laid(7)
  addSweep(
    builder,
    path.map((centre, index): CrossSection => {
      const ahead = normalised(subtract(path[Math.min(index + 1, 160)]!, path[Math.max(index - 1, 0)]!))
      const narrow = Math.min(1, Math.min(index, 160 - index) / 22)
      const height = 5 + 8 * narrow
      return {
        centre: [centre[0], height / 2 + 0.2, centre[2]],
        across: [ahead[2], 0, -ahead[0]],
        up: [0, 1, 0],
        width: 2.6,
        height,
        squareness: 4,
      }
    }),
    BODY,
  )
}

/** A round cord of twisted strands. */
function braided(hex: string): Surface {
  const tone = colour(hex)
  return (point, light) => {
    const twist = Math.sin((point.s + point.u) * 2.6 + point.t * 2) * 0.5 + 0.5
    const lit = diffuse(point.nx, point.ny, point.nz) * (0.78 + 0.34 * twist)
    for (let channel = 0; channel < 3; channel++) light[channel] = tone[channel]! * lit + 0.015
  }
}
