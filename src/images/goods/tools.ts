import { meshBuilder, type MeshBuilder, type Vector } from '#domain/frame/mesh.ts'
import { addEllipsoid, addSweep, addWire, type CrossSection } from '#domain/frame/sweep.ts'
import type { RenderSubject } from '#domain/image/render-spec.ts'
import { randomAt } from '#domain/shade/noise.ts'
import { dropletIcon } from './bottle.ts'
import { clearPlastic, plastic, steel } from './plastics.ts'
import { printedSurface } from './print.ts'
import type { GoodsModel } from './goods-model.ts'
import { addBox, sameFaces } from './solids.ts'

type Tool = Extract<RenderSubject, { kind: 'tool' }>

const [BODY, METAL, CLEAR, FACE] = [0, 1, 2, 3]
const WIPES = { width: 104, height: 74, depth: 40 }

export function tool({ style, colour }: Tool): GoodsModel {
  return {
    mesh() {
      const builder = meshBuilder()
      BUILDERS[style](builder)
      return builder.mesh()
    },
    async surfaces(scale) {
      const art = { svg: wipesArt(colour), width: WIPES.width, height: WIPES.height, gloss: 0.6 }
      const face = style === 'wipes' ? await printedSurface(art, scale) : undefined
      return [plastic(style === 'wipes' ? '#f6f8f9' : colour, 0.3), steel, clearPlastic('#d7dde1', 0.5), face]
    },
    front: style === 'wipes' ? { yaw: -22, pitch: 12 } : { yaw: -18, pitch: 30 },
    angled: { yaw: 34, pitch: style === 'wipes' ? 24 : 58 },
    fill: { width: style === 'wipes' || style === 'nosepads' ? 0.5 : 0.68, height: 0.52 },
  }
}

const BUILDERS: Record<Tool['style'], (builder: MeshBuilder) => void> = {
  screwdriver(builder) {
    addRod(
      builder,
      [
        [-58, 3.4],
        [-56, 4.6],
        [-50, 4.9],
        [-12, 4.9],
        [-6, 3.8],
        [-2, 4.6],
        [4, 4.6],
        [6, 3],
      ],
      BODY,
      3,
    )
    addRod(
      builder,
      [
        [6, 2.2],
        [12, 1.5],
        [48, 1.5],
        [54, 1.1],
        [56, 0.9],
      ],
      METAL,
      2,
    )
    addRod(
      builder,
      [
        [-63, 3.6],
        [-61, 4.2],
        [-59, 4.2],
        [-58, 3.2],
      ],
      METAL,
      2,
    )
  },
  brush(builder) {
    addRod(
      builder,
      [
        [-52, 1.6],
        [-50, 3],
        [-30, 3.6],
        [10, 3.2],
        [22, 2.6],
      ],
      BODY,
      2.6,
    )
    addRod(
      builder,
      [
        [-60, 1.4],
        [-59, 2.2],
        [-53, 2.2],
        [-52, 1.5],
      ],
      METAL,
      2,
    )
    for (let k = 0; k < 150; k++) {
      const angle = randomAt(k, 1, 0) * 2 * Math.PI
      const [root, spread] = [Math.sqrt(randomAt(k, 2, 0)) * 2.2, Math.sqrt(randomAt(k, 3, 0)) * 1.6]
      const [dy, dz] = [Math.sin(angle), Math.cos(angle)]
      const end: Vector = [40 + randomAt(k, 4, 0) * 2, 4 + dy * (root + spread), dz * (root + spread)]
      addWire(builder, [[21, 4 + dy * root, dz * root], end], 0.22, CLEAR)
    }
  },
  nosepads(builder) {
    for (let k = 0; k < 4; k++) {
      const [side, row] = [k % 2 ? 1 : -1, Math.floor(k / 2)]
      const centre: Vector = [side * 9, 2.2, row * -17 + 6]
      addEllipsoid(builder, centre, [4.4, 2, 7], CLEAR)
      addBox(builder, [centre[0], centre[1] + 2.4, centre[2]], [2.6, 2, 3.6], 0.5, sameFaces(METAL))
    }
  },
  wipes(builder) {
    const { width, height, depth } = WIPES
    addBox(builder, [0, height / 2, -10], [width, height, depth], 1, { ...sameFaces(BODY), front: FACE })
    addBox(builder, [26, 1.2, 34], [58, 2.2, 44], 1, sameFaces(BODY))
    addBox(builder, [20, 3.2, 37], [58, 2.2, 44], 1, sameFaces(BODY))
  },
}

/** A rod lying along x on the table: positions along it with their radius. */
function addRod(
  builder: MeshBuilder,
  places: readonly (readonly [x: number, radius: number])[],
  slot: number,
  squareness: number,
) {
  const fine = places.flatMap(([x, radius], index) => {
    const next = places[index + 1]
    if (!next) return [[x, radius] as const]
    return [0, 1, 2, 3].map((k) => {
      const t = k / 4
      return [x + (next[0] - x) * t, radius + (next[1] - radius) * t * t * (3 - 2 * t)] as const
    })
  })
  addSweep(
    builder,
    fine.map(([x, radius]): CrossSection => ({
      centre: [x, 4.9, 0],
      across: [0, 0, 1],
      up: [0, 1, 0],
      width: radius * 2,
      height: radius * 2,
      squareness,
    })),
    slot,
  )
}

/** For glasses and for hearing aids alike: it shows that the wipes are wet, and their colour. */
function wipesArt(colour: string): string {
  const { width, height } = WIPES
  const [x, y] = [width / 2, height * 0.45]
  return (
    `<rect width="${width}" height="${height}" fill="${colour}"/>` +
    `<circle cx="${x}" cy="${y}" r="${height * 0.3}" fill="#fff"/>` +
    dropletIcon(x, y + height * 0.03, height * 0.13, '#5b8aa6') +
    `<rect y="${height * 0.9}" width="${width}" height="${height * 0.1}" fill="#fff" opacity="0.85"/>`
  )
}
