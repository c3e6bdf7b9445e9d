import { isRecord } from '#domain/is-record.ts'
import { edgeThickness, type LensEdge } from '#domain/frame/lens-edge.ts'
import { lensOutline } from '#domain/frame/lens-outline.ts'
import type { FrameSubject } from '#domain/frame/design.ts'
import { EYES, type EyeSide } from '#domain/prescription/eye-field.ts'
import { lensEdge } from '#domain/prescription/lens-thickness.ts'
import { orderedTint } from '#domain/prescription/ordered-tints.ts'
import { type GivenLenses, type LensPower, POWER_FIELDS } from './lens-power.ts'
import type { TryOnColour, TryOnFrame } from './try-on-frame.ts'

const BOUNDS = {
  sphere: [-30, 30],
  cylinder: [-12, 12],
  axis: [0, 180],
  prism: [0, 20],
  prismBase: [0, 360],
  pd: [20, 45],
  index: [1.4, 2],
  centre: [0.5, 5],
} as const

/** What the page around the instrument has given it; null for anything that is not lenses within what can be made. A tint that cannot be drawn is left out. */
export function readGivenLenses(text: string | null | undefined): GivenLenses | null {
  const given = parsed(text ?? '')
  if (!isRecord(given) || !isWithin(given['index'], 'index')) return null
  const { centre, tint } = given
  if (centre !== undefined && !isWithin(centre, 'centre')) return null
  const [right, left] = EYES.map((eye) => powerOf(given[eye]))
  if (!right || !left) return null
  return {
    index: Number(given['index']),
    ...(centre !== undefined && { centre: Number(centre) }),
    ...(isTint(tint) && { tint }),
    right,
    left,
  }
}

function powerOf(given: unknown): LensPower | null {
  if (!isRecord(given)) return null
  const present = POWER_FIELDS.filter((field) => given[field] !== undefined)
  if (!present.every((field) => isWithin(given[field], field))) return null
  return Object.fromEntries(present.map((field) => [field, Number(given[field])]))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isWithin = (value: unknown, field: keyof typeof BOUNDS): boolean =>
  typeof value === 'number' && value >= BOUNDS[field][0] && value <= BOUNDS[field][1]

const isTint = (value: unknown): value is string =>
  typeof value === 'string' && orderedTint(value) !== undefined

/** Of both eyes, in mm; undefined where one is not known. */
export const givenPupilDistance = ({ right, left }: GivenLenses): number | undefined =>
  right.pd === undefined || left.pd === undefined ? undefined : right.pd + left.pd

/** A frame with the edges that the lenses have in it, and with their tint. */
export const withLenses = (frame: TryOnFrame, lenses: GivenLenses): TryOnFrame => {
  const [first, ...others] = frame.colours
  const made = (colour: TryOnColour): TryOnColour => ({
    ...colour,
    subject: {
      ...colour.subject,
      lensEdges: edgesOf(colour.subject, lenses),
      ...(lenses.tint !== undefined && { tint: lenses.tint }),
    },
  })
  return { ...frame, colours: [made(first), ...others.map(made)] }
}

function edgesOf(
  { shape, figures, rim, build }: FrameSubject,
  { index, centre, right, left }: GivenLenses,
): Record<EyeSide, LensEdge> {
  const { lensWidth, lensHeight, bridge } = figures
  const hold = { rim, isWire: build === 'metal' }
  const place = { outline: lensOutline(shape, lensWidth, lensHeight), lensWidth, bridge, hold }
  return {
    right: lensEdge(right, index, place, 'right', centre),
    left: lensEdge(left, index, place, 'left', centre),
  }
}

/** The thickest place at the edge of both lenses, in mm; null where no lenses were given. Not rounded. */
export function thickestEdge({ shape, figures, lensEdges }: FrameSubject): number | null {
  if (lensEdges === undefined) return null
  const outline = lensOutline(shape, figures.lensWidth, figures.lensHeight)
  return Math.max(...EYES.flatMap((eye) => outline.map((point) => edgeThickness(lensEdges[eye], point))))
}
