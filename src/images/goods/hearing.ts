import { meshBuilder } from '#domain/frame/mesh.ts'
import type { RenderSubject } from '#domain/image/render-spec.ts'
import { textOutlines } from './glyphs.ts'
import { clearPlastic, plastic, steel } from './plastics.ts'
import { printedSurface } from './print.ts'
import type { GoodsModel } from './goods-model.ts'
import { addBox, addLathe, roundedCorner, type LathePoint } from './solids.ts'

type Battery = Extract<RenderSubject, { kind: 'battery' }>
type Dome = Extract<RenderSubject, { kind: 'dome' }>
type Dryer = Extract<RenderSubject, { kind: 'dryer' }>

/** The standard colours of hearing-aid battery sizes, and their real diameter and height. */
const CELLS: Record<Battery['size'], { colour: string; diameter: number; height: number }> = {
  '10': { colour: '#f2c200', diameter: 5.8, height: 3.6 },
  '13': { colour: '#ee7f1a', diameter: 7.9, height: 5.4 },
  '312': { colour: '#8a4b2a', diameter: 7.9, height: 3.6 },
  '675': { colour: '#1d62a8', diameter: 11.6, height: 5.4 },
}

const INK = '#0b1b2b'
const [CARD, FRONT, CELL, TAB] = [0, 1, 2, 3]
const PACK = { width: 58, height: 78, depth: 5 }

export function battery({ size, count }: Battery): GoodsModel {
  const { colour, diameter, height } = CELLS[size]
  return {
    mesh() {
      const builder = meshBuilder()
      const { width, height: tall, depth } = PACK
      addBox(builder, [0, tall / 2, -14], [width, tall, depth], 1.6, {
        front: FRONT,
        back: CARD,
        side: CARD,
        top: CARD,
        bottom: CARD,
      })
      const places = [-20, 3, 24] as const
      places.forEach((x, index) => {
        const z = 8 + index * 5
        addLathe(builder, [x, 0, z], [...cell(diameter, height), ...tab(diameter, height)], 1, 48)
      })
      return builder.mesh()
    },
    async surfaces(scale) {
      const art = {
        svg: batteryCard(size, count, colour),
        width: PACK.width,
        height: PACK.height,
        gloss: 0.8,
      }
      return [plastic('#f6f7f8', 0.6), await printedSurface(art, scale), steel, plastic(colour, 0.5)]
    },
    front: { yaw: -16, pitch: 10 },
    angled: { yaw: 30, pitch: 18 },
    fill: { width: 0.5, height: 0.58 },
    detail: { x: 3, y: 6, z: 13, width: 50 },
  }
}

function cell(diameter: number, height: number): LathePoint[] {
  const radius = diameter / 2
  return [
    [radius * 0.8, 0, CELL],
    ...roundedCorner([radius * 0.85, 0], [radius * 0.9, 0], [radius * 0.9, 0.5]),
    [radius * 0.9, 0.8],
    [radius, 1],
    ...roundedCorner([radius, height - 0.5], [radius, height], [radius - 0.5, height]),
  ]
}

const tab = (diameter: number, height: number): LathePoint[] => [
  [diameter * 0.44, height + 0.02, TAB],
  [diameter * 0.43, height + 0.25],
  [0, height + 0.25],
]

function batteryCard(size: Battery['size'], count: number, colour: string): string {
  const { width, height } = PACK
  const cells = Array.from({ length: 6 }, (_, k) => {
    const angle = (k / 6) * 2 * Math.PI + Math.PI / 6
    const [x, y] = [width / 2 + 15 * Math.cos(angle), height * 0.67 + 15 * Math.sin(angle)]
    return `<circle cx="${x}" cy="${y}" r="5.6" fill="#d5dade"/><circle cx="${x}" cy="${y}" r="5.6" fill="none" stroke="#9aa3ab" stroke-width="0.5"/><circle cx="${x}" cy="${y}" r="3.9" fill="${colour}"/>`
  })
  return (
    `<rect width="${width}" height="${height}" fill="#fbfcfc"/><rect width="${width}" height="${height * 0.34}" fill="${colour}"/>` +
    textOutlines(size, width / 2, height * 0.255, {
      size: 20,
      bold: true,
      colour: size === '10' ? INK : '#ffffff',
      anchor: 'middle',
    }) +
    `<circle cx="${width / 2}" cy="${height * 0.67}" r="23" fill="#eef1f3"/>${cells.join('')}` +
    textOutlines(`${count}×`, width / 2, height * 0.705, {
      size: 8,
      bold: true,
      colour: INK,
      anchor: 'middle',
    })
  )
}

/** Silicone domes: open, closed or with two flanges, each darker than the one before. */
const DOMES: Record<Dome['size'], { radius: number; flanges: number; colour: string; clear: number }> = {
  S: { radius: 3.6, flanges: 1, colour: '#cfd8de', clear: 0.62 },
  M: { radius: 4.6, flanges: 1, colour: '#8f989f', clear: 0.42 },
  L: { radius: 5.6, flanges: 2, colour: '#555d64', clear: 0.28 },
}

export function dome({ size, count }: Dome): GoodsModel {
  const { radius, flanges, colour, clear } = DOMES[size]
  const shown = Math.max(3, Math.min(6, count))
  return {
    mesh() {
      const builder = meshBuilder()
      const gap = radius * 2.7
      for (let k = 0; k < shown; k++) {
        const [row, column] = [Math.floor(k / 3), k % 3]
        addLathe(
          builder,
          [(column - 1) * gap + (row % 2) * gap * 0.5, 0, -row * gap],
          domeProfile(radius, flanges),
          1,
          48,
        )
      }
      return builder.mesh()
    },
    surfaces: async () => [clearPlastic(colour, clear), plastic('#dfe4e8', 0.4)],
    front: { yaw: -12, pitch: 20 },
    angled: { yaw: 24, pitch: 58 },
    fill: { width: 0.26 + radius * 0.06, height: 0.5 },
    detail: { x: 0, y: radius * 0.8, z: 0, width: radius * 4 },
  }
}

function domeProfile(radius: number, flanges: number): LathePoint[] {
  const cap = (foot: number, r: number): LathePoint[] => [
    [r * 0.36, foot + 0.4],
    [r * 0.9, foot],
    [r, foot + r * 0.12],
    ...roundedCorner([r, foot + r * 0.2], [r * 0.96, foot + r * 0.95], [r * 0.4, foot + r * 1.08], 9),
  ]
  const upper = flanges === 2 ? cap(radius * 1.25, radius * 0.78) : []
  const top = flanges === 2 ? radius * 2.1 : radius * 1.08
  return [
    [radius * 0.3, 0, 1],
    [radius * 0.42, 0],
    [radius * 0.42, 0.8],
    [radius * 0.36, 1, 0],
    ...cap(radius * 0.24, radius),
    ...upper,
    [radius * 0.26, top + 0.15],
    [radius * 0.22, top - 0.6],
    [0, top - 0.6],
  ]
}

export function dryer({ colour }: Dryer): GoodsModel {
  return {
    mesh() {
      const builder = meshBuilder()
      addLathe(
        builder,
        [0, 0, 0],
        [
          [40, 0, 1],
          ...roundedCorner([43, 0], [46, 0], [46, 4]),
          [46, 34],
          ...roundedCorner([46, 34], [46, 36], [44.6, 36]),
          [44.6, 37.2, 2],
          [45.4, 37.4, 0],
          ...roundedCorner([46, 40], [46, 60], [24, 62], 14),
          [0, 63],
        ],
      )
      addBox(builder, [0, 16, 45.4], [10, 3.6, 2.4], 1.1, { front: 3, back: 3, side: 3, top: 3, bottom: 3 })
      return builder.mesh()
    },
    surfaces: async () => [
      plastic(colour, 0.25),
      plastic('#f3f5f6', 0.3),
      plastic('#3a4046', 0.8),
      plastic('#3fae6a', 0.2),
    ],
    front: { yaw: 0, pitch: 14 },
    angled: { yaw: 36, pitch: 34 },
    fill: { width: 0.5, height: 0.5 },
  }
}
