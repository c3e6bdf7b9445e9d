import { meshBuilder } from '#domain/frame/mesh.ts'
import type { RenderSubject } from '#domain/image/render-spec.ts'
import { plastic } from './plastics.ts'
import { textOutlines } from './glyphs.ts'
import { printedSurface } from './print.ts'
import type { GoodsModel } from './goods-model.ts'
import { addBox } from './solids.ts'

type LensBox = Extract<RenderSubject, { kind: 'lens-box' }>

const [CARD, FRONT, SIDE, TOP] = [0, 1, 2, 3]
const INK = '#0b1b2b'

/** Blister boxes grow with the number of lenses: width, height and depth in millimetres. */
function sizeOf(count: number): readonly [number, number, number] {
  if (count <= 3) return [74, 52, 20]
  if (count <= 6) return [80, 56, 32]
  if (count <= 12) return [92, 60, 44]
  if (count <= 30) return [104, 62, 50]
  return [124, 86, 62]
}

export function lensBox(subject: LensBox): GoodsModel {
  const size = sizeOf(subject.count)
  const [width, height, depth] = size
  return {
    mesh() {
      const builder = meshBuilder()
      addBox(builder, [0, height / 2, 0], size, 0.7, {
        front: FRONT,
        back: CARD,
        side: SIDE,
        top: TOP,
        bottom: CARD,
      })
      return builder.mesh()
    },
    async surfaces(scale) {
      const [front, side, top] = await Promise.all([
        printedSurface({ svg: frontOf(subject, width, height), width, height }, scale),
        printedSurface({ svg: sideOf(subject, depth, height), width: depth, height }, scale),
        printedSurface({ svg: topOf(subject, width, depth), width, height: depth }, scale),
      ])
      return [plastic('#eceded', 0.9), front, side, top]
    },
    front: { yaw: -24, pitch: 14 },
    angled: { yaw: 38, pitch: 20 },
    fill: { width: 0.36 + width * 0.003, height: 0.62 },
    // The corner with the drawing, where no word would be cut.
    detail: { x: width / 2 - height * 0.3, y: height * 0.23, z: depth / 2, width: height * 0.7 },
  }
}

function frontOf({ name, line, count, accent }: LensBox, width: number, height: number): string {
  const paper = `<rect width="${width}" height="${height}" fill="#fbfcfc"/>`
  const words =
    textOutlines(name, 6, height * 0.2, {
      size: height * 0.125,
      bold: true,
      colour: INK,
      maxWidth: width * 0.56,
    }) +
    textOutlines(line, 6, height * 0.36, {
      size: height * 0.105,
      colour: accent,
      bold: true,
      maxWidth: width * 0.56,
    }) +
    textOutlines(String(count), 6, height - 9, { size: height * 0.2, bold: true, colour: INK })
  return paper + design(line)({ width, height, accent }) + words
}

type Design = (face: { width: number; height: number; accent: string }) => string

/** Five ways to draw an eye, so that the lines of one manufacturer are easy to tell apart. */
const DESIGNS: Design[] = [
  ({ width, height, accent }) =>
    iris(width * 0.74, height * 0.62, height * 0.3, accent) + base(width, height, accent),
  ({ width, height, accent }) =>
    [0.62, 0.5, 0.38, 0.26]
      .map(
        (r, i) =>
          `<circle cx="${width * 0.86}" cy="${height * 0.72}" r="${height * r}" fill="none" stroke="${accent}" stroke-width="${1.2 + i * 1.1}" opacity="${0.35 + i * 0.2}"/>`,
      )
      .join('') + base(width, height, accent),
  ({ width, height, accent }) =>
    `<path d="M${width * 0.42} ${height}C${width * 0.6} ${height * 0.3} ${width * 0.9} ${height * 0.55} ${width} 0V${height}Z" fill="${accent}" opacity="0.9"/>` +
    `<path d="M${width * 0.3} ${height}C${width * 0.55} ${height * 0.45} ${width * 0.86} ${height * 0.75} ${width} ${height * 0.3}V${height}Z" fill="${accent}" opacity="0.35"/>`,
  ({ width, height, accent }) =>
    `<rect x="${width * 0.66}" width="${width * 0.34}" height="${height}" fill="${accent}"/>` +
    iris(width * 0.83, height * 0.5, height * 0.2, '#ffffff'),
  ({ width, height, accent }) =>
    Array.from({ length: 42 }, (_, k) => {
      const [column, row] = [k % 7, Math.floor(k / 7)]
      const r = height * 0.008 * (1 + column + row * 0.8)
      return `<circle cx="${width * (0.54 + column * 0.065)}" cy="${height * (0.46 + row * 0.085)}" r="${r}" fill="${accent}"/>`
    }).join('') + base(width, height, accent),
]

function design(line: string): Design {
  const index = [...line].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % DESIGNS.length
  return DESIGNS[index] ?? (() => '')
}

const base = (width: number, height: number, accent: string) =>
  `<rect y="${height - 2.6}" width="${width}" height="2.6" fill="${accent}"/>`

const iris = (x: number, y: number, r: number, accent: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${accent}" opacity="0.3"/>` +
  `<circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="${accent}"/>` +
  Array.from({ length: 28 }, (_, k) => {
    const angle = (k / 28) * 2 * Math.PI
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return `<path d="M${x + dx * r * 0.34} ${y + dy * r * 0.34}L${x + dx * r * 0.64} ${y + dy * r * 0.64}" stroke="#fff" stroke-opacity="0.28" stroke-width="${r * 0.035}"/>`
  }).join('') +
  `<circle cx="${x}" cy="${y}" r="${r * 0.3}" fill="${INK}"/>` +
  `<path d="M${x - r * 0.52} ${y - r * 0.5}A${r * 0.74} ${r * 0.74} 0 0 1 ${x + r * 0.1} ${y - r * 0.73}" fill="none" stroke="#fff" stroke-width="${r * 0.09}" stroke-linecap="round" opacity="0.85"/>`

function sideOf({ name, line, accent }: LensBox, depth: number, height: number): string {
  const bars = Array.from(
    { length: 22 },
    (_, k) =>
      `<rect x="${depth * 0.2 + k * depth * 0.028}" y="${height - 15}" width="${depth * (k % 3 ? 0.011 : 0.02)}" height="8" fill="${INK}"/>`,
  )
  return (
    `<rect width="${depth}" height="${height}" fill="#f6f7f8"/>` +
    textOutlines(name, depth / 2, height * 0.18, {
      size: height * 0.08,
      bold: true,
      colour: INK,
      anchor: 'middle',
      maxWidth: depth * 0.84,
    }) +
    textOutlines(line, depth / 2, height * 0.29, {
      size: height * 0.07,
      colour: accent,
      anchor: 'middle',
      maxWidth: depth * 0.84,
    }) +
    bars.join('') +
    base(depth, height, accent)
  )
}

const topOf = ({ name, line, accent }: LensBox, width: number, depth: number): string =>
  `<rect width="${width}" height="${depth}" fill="#fdfdfd"/><rect width="${width}" height="2" fill="${accent}"/>` +
  textOutlines(`${name} ${line}`, width / 2, depth * 0.62, {
    size: Math.min(9, depth * 0.28),
    bold: true,
    colour: INK,
    anchor: 'middle',
    maxWidth: width * 0.86,
  })
