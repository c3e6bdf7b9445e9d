import { meshBuilder } from '#domain/frame/mesh.ts'
import type { RenderSubject } from '#domain/image/render-spec.ts'
import { textOutlines } from './glyphs.ts'
import { clearPlastic, plastic } from './plastics.ts'
import { printedSurface } from './print.ts'
import type { GoodsModel } from './goods-model.ts'
import { addLathe, roundedCorner, type LathePoint } from './solids.ts'

type Bottle = Extract<RenderSubject, { kind: 'bottle' | 'spray' }>

const [BODY, LABEL, CAP, PUMP] = [0, 1, 2, 3]
const INK = '#0b1b2b'

type Cut = { radius: number; height: number; depth: number; cap: number }

/** Shapes that hold 100 ml. */
const BODIES: Record<Extract<Bottle, { kind: 'bottle' }>['shape'], Cut> = {
  round: { radius: 22, height: 92, depth: 1, cap: 13 },
  flat: { radius: 27, height: 86, depth: 0.56, cap: 11 },
  travel: { radius: 20, height: 74, depth: 0.72, cap: 12 },
}

/** Radius and height grow with the cube root of the volume. */
function cutOf(subject: Bottle): Cut {
  const millilitres = Number.parseFloat(subject.content) || 100
  const grown = Math.cbrt(millilitres / 100)
  if (subject.kind === 'spray') return { radius: 15 * grown, height: 74 * grown, depth: 1, cap: 9.5 * grown }
  const { radius, height, depth, cap } = BODIES[subject.shape]
  return { radius: radius * grown, height: height * grown, depth, cap: cap * grown }
}

export function bottle(subject: Bottle): GoodsModel {
  const cut = cutOf(subject)
  const { radius, height, depth } = cut
  const label = { width: radius * 2.5, height: height * 0.62 }
  const profile = profileOf(cut, subject.kind === 'spray')
  const whole = Math.max(...profile.map(([, y]) => y))
  return {
    mesh() {
      const builder = meshBuilder()
      addLathe(builder, [0, 0, 0], profile, depth, 96)
      return builder.mesh()
    },
    async surfaces(scale) {
      const art = { svg: labelOf(subject, label.width, label.height), ...label, gloss: 1.1 }
      const print = await printedSurface(art, scale)
      const middle = height * 0.44
      const white = plastic('#f4f6f7', 0.25)
      const body = subject.kind === 'spray' ? clearPlastic('#dbe8f2', 0.5) : white
      return [
        body,
        (point, light) => {
          if (Math.abs(point.s) > label.width / 2) return body(point, light)
          point.t -= middle
          print(point, light)
        },
        plastic(subject.accent, 0.3),
        plastic('#eef1f3', 0.25),
      ]
    },
    front: { yaw: 0, pitch: 6 },
    angled: { yaw: 32, pitch: 12 },
    fill: { width: 0.6, height: Math.min(0.76, 0.34 + whole * 0.0023) },
    detail: { x: 0, y: height * 0.52, z: radius * depth, width: radius * 2.1 },
  }
}

function profileOf({ radius, height, cap }: Cut, pump: boolean): LathePoint[] {
  const [low, high] = [height * 0.13, height * 0.75]
  const neck = cap * 0.82
  const body: LathePoint[] = [
    [0, 0, BODY],
    ...roundedCorner([radius * 0.86, 0], [radius, 0], [radius, radius * 0.16]),
    [radius, low],
    [radius, low, LABEL],
    [radius, high],
    [radius, high, BODY],
    ...roundedCorner([radius, height * 0.8], [radius, height * 0.92], [neck, height * 0.95], 10),
    [neck, height * 0.965],
  ]
  return [...body, ...(pump ? pumpOn(height * 0.965, cap) : capOn(height * 0.965, cap, height * 0.24))]
}

function capOn(from: number, radius: number, height: number): LathePoint[] {
  return [
    [radius, from, CAP],
    [radius * 0.97, from + height * 0.8],
    ...roundedCorner(
      [radius * 0.97, from + height * 0.9],
      [radius * 0.97, from + height],
      [radius * 0.78, from + height],
    ),
    [0, from + height],
  ]
}

function pumpOn(from: number, radius: number): LathePoint[] {
  return [
    [radius, from, PUMP],
    [radius, from + radius * 1.1],
    [radius * 0.55, from + radius * 1.25, CAP],
    [radius * 0.55, from + radius * 1.9],
    [radius * 0.82, from + radius * 1.95],
    ...roundedCorner(
      [radius * 0.82, from + radius * 2.9],
      [radius * 0.82, from + radius * 3.2],
      [radius * 0.5, from + radius * 3.2],
    ),
    [0, from + radius * 3.2],
  ]
}

function labelOf(subject: Bottle, width: number, height: number): string {
  const { name, content, accent } = subject
  const line = subject.kind === 'bottle' ? subject.line : ''
  const [first, ...rest] = line === '' ? splitName(name) : [name, line]
  const middle = width / 2
  const most = width * 0.6
  return (
    `<rect width="${width}" height="${height}" fill="#fcfdfd"/>` +
    `<path d="M0 ${height * 0.46}C${width * 0.3} ${height * 0.34} ${width * 0.62} ${height * 0.58} ${width} ${height * 0.42}V${height * 0.84}H0Z" fill="${accent}" opacity="0.16"/>` +
    `<rect y="${height * 0.84}" width="${width}" height="${height * 0.05}" fill="${accent}"/>` +
    dropletIcon(middle, height * 0.24, height * 0.105, accent) +
    textOutlines(first ?? '', middle, height * 0.5, {
      size: height * 0.1,
      bold: true,
      colour: INK,
      anchor: 'middle',
      maxWidth: most,
    }) +
    rest
      .map((text, index) =>
        textOutlines(text, middle, height * (0.6 + index * 0.085), {
          size: height * 0.062,
          colour: INK,
          anchor: 'middle',
          maxWidth: most,
        }),
      )
      .join('') +
    textOutlines(content, middle, height * 0.78, {
      size: height * 0.07,
      bold: true,
      colour: INK,
      anchor: 'middle',
    })
  )
}

/** The first word on a line of its own, the others below it. */
function splitName(name: string): string[] {
  const [first = '', ...rest] = name.split(' ')
  return rest.length === 0 ? [first] : [first, rest.join(' ')]
}

/** The symbol of liquids. */
export const dropletIcon = (x: number, y: number, r: number, colour: string) =>
  `<path d="M${x} ${y - r * 1.5}C${x + r * 0.9} ${y - r * 0.4} ${x + r} ${y} ${x + r} ${y + r * 0.2}A${r} ${r} 0 0 1 ${x - r} ${y + r * 0.2}C${x - r} ${y} ${x - r * 0.9} ${y - r * 0.4} ${x} ${y - r * 1.5}Z" fill="${colour}"/>` +
  `<circle cx="${x + r * 0.3}" cy="${y + r * 0.1}" r="${r * 0.28}" fill="#fff" opacity="0.9"/>`
