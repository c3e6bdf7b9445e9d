import type { PixelImage } from '#domain/face/face-landmarks.ts'
import type { Vector } from '#domain/frame/mesh.ts'
import { smoothstep } from '#domain/frame/scalar.ts'
import { portraitLandmarks } from '#tests/support/portrait.ts'
import { type CanonicalFace, readCanonicalFace } from './canonical-face.ts'
import { develop } from './develop.ts'
import { eyeOf, LIDS, mixColours } from './eye.ts'
import { CARD, type FaceMesh, faceMesh, OPENING, RIGHT_EYE, SKIN, trianglesSeen } from './face-mesh.ts'
import { along, type Head, placeHead, sharesOf } from './head.ts'
import { type PortraitTexture, readPortraitTexture } from './portrait-texture.ts'
import type { Colour, Subject, SubjectTruth } from './subject.ts'
import { aroundFace } from './surroundings.ts'

/** Points along each side of a pixel. */
const FINE = 3
const PLASTIC: Colour = [36, 84, 140]
const WALL: Colour = [203, 194, 194]
const LASHES: Colour = [52, 38, 34]
/** Cheeks below the eyes: lids have their colour. */
const CHEEK = { right: 117, left: 346 }

export type Photograph = { image: PixelImage; truth: SubjectTruth }

/** A camera for subjects. Each picture is the same in every run. */
export async function openStudio(): Promise<(subject: Subject) => Photograph> {
  const canonical = readCanonicalFace()
  const texture = await readPortraitTexture(canonical)
  return (subject) => photograph(canonical, texture, subject)
}

function photograph(canonical: CanonicalFace, texture: PortraitTexture, subject: Subject): Photograph {
  const head = placeHead(subject)
  const face = faceMesh(canonical, subject)
  const eyes = { right: eyeOf(subject, head, 'right'), left: eyeOf(subject, head, 'left') }
  const owners = trianglesSeen(face, head, FINE)
  const ownerAt = (column: number, row: number) => owners[row * head.size.width * FINE + column]!
  const colour = colourOf(face, texture, subject, head, eyes)

  /** Borders and eyes are looked at in all fine points, the rest in the middle one. */
  function pixel(column: number, row: number): Colour {
    const kinds = FINE_POINTS.map(([x, y]) => kindOf(face, ownerAt(column * FINE + x, row * FINE + y)))
    const isEven = kinds.every((kind) => kind === kinds[0] && (kind <= SKIN || kind === CARD))
    const points = isEven ? FINE_POINTS.slice(0, 1) : FINE_POINTS
    const sum = [0, 0, 0]
    for (const [x, y] of points) {
      const [fineX, fineY] = [column * FINE + x, row * FINE + y]
      const direction = head.lineThrough((fineX + 0.5) / FINE, (fineY + 0.5) / FINE)
      colour(ownerAt(fineX, fineY), direction).forEach(
        (each, channel) => (sum[channel]! += each / points.length),
      )
    }
    return sum as unknown as Colour
  }

  const seen = (point: Vector) => {
    const { x, y } = head.see(point)
    return { x, y }
  }
  return {
    image: develop(subject, head.size, pixel),
    truth: {
      irises: { right: eyes.right.truth, left: eyes.left.truth },
      card: [seen(face.card.ends[0]), seen(face.card.ends[1])],
      points: face.corners.slice(0, canonical.positions.length / 3).map(seen),
      distance: head.see([0, 0, 0]).away,
    },
  }
}

/** The middle first. */
const FINE_POINTS = [4, 0, 1, 2, 3, 5, 6, 7, 8].map((at) => [at % FINE, Math.floor(at / FINE)] as const)

const kindOf = ({ kinds }: FaceMesh, owner: number): number => (owner < 0 ? owner : kinds[owner]!)

/** What a line of sight meets, by the triangle that it meets first. */
function colourOf(
  face: FaceMesh,
  texture: PortraitTexture,
  subject: Subject,
  head: Head,
  eyes: Record<'right' | 'left', ReturnType<typeof eyeOf>>,
) {
  const { skin = [1, 1, 1], opening = OPENING, scale = 1 } = subject
  const dyed = ([red, green, blue]: Colour): Colour => [red * skin[0], green * skin[1], blue * skin[2]]
  const inPortrait = (vertex: number) => portraitLandmarks[vertex]!
  const upperLid = new Set<number>([...LIDS.right.slice(1, 8), ...LIDS.left.slice(1, 8)])
  const [middleX, middleY] = inPortrait(168)
  const camera = along([0, 0, 0], head.camera, 1 / scale)

  function behind(direction: Vector): Colour {
    const met = aroundFace(camera, direction)
    if (!met) return WALL
    const [x, y] = texture.behind(met[0], met[1])
    const colour = texture.colourAt(x, y)
    return mixColours(dyed(colour), colour, smoothstep(60, 90, Math.hypot(x - middleX, y - middleY)))
  }

  return (owner: number, direction: Vector): Colour => {
    const kind = kindOf(face, owner)
    if (kind < SKIN) return behind(direction)
    if (kind === CARD) return PLASTIC
    const side = kind === RIGHT_EYE ? 'right' : 'left'
    if (kind !== SKIN && opening > 0) return eyes[side].colourOn(direction)
    const corners = [0, 1, 2].map((corner) => face.triangles[owner * 3 + corner]!)
    const [a, b, c] = corners.map((corner) => face.corners[corner]!) as [Vector, Vector, Vector]
    const shares = sharesOf([a, b, c], head.camera, direction)
    const weigh = (value: (vertex: number) => number) =>
      shares.reduce((sum, share, at) => sum + share * value(corners[at]!), 0)
    if (kind === SKIN)
      return dyed(
        texture.colourAt(
          weigh((at) => inPortrait(at)[0]),
          weigh((at) => inPortrait(at)[1]),
        ),
      )
    const above = weigh((at) => (upperLid.has(at) ? 1 : 0))
    return mixColours(LASHES, dyed(texture.colourAt(...inPortrait(CHEEK[side]))), Math.min(above * 3, 1))
  }
}
