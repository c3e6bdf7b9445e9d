import type { FaceWithTemples } from '#domain/face/face-width.ts'

type Vector = readonly [number, number, number]

export type PhotographedFace = {
  /** All in mm: for far vision; of the iris; from the plane of the pupils to the camera; the card's place before the pupils. */
  pupilDistance: number
  irisDiameter?: number
  distance: number
  cardDepth?: number
  /** Degrees. */
  turn?: number
  fieldOfView?: number
  /** The nose beside the middle between the eyes, towards the left eye. */
  bridgeOffset?: number
  /** Between the temples, which lie 55 mm behind the pupils. */
  width?: number
}

const WIDTH = 960
const HEIGHT = 720
const PUPIL_TO_CENTRE = 10.5

/** What a pinhole camera in the middle before the face sees of somebody who looks into it, with a card on the brow. */
export function photographFace(face: PhotographedFace): Required<FaceWithTemples> {
  const { pupilDistance, irisDiameter = 11.71, distance, cardDepth = 12, turn = 0, fieldOfView = 55 } = face
  const angle = (turn * Math.PI) / 180
  const focalLength = WIDTH / 2 / Math.tan((fieldOfView * Math.PI) / 360)
  /** Turned about the middle of the centres of rotation, then put before the camera. */
  const place = ([x, y, z]: Vector): Vector => [
    x * Math.cos(angle) + z * Math.sin(angle),
    y,
    distance + PUPIL_TO_CENTRE - (z * Math.cos(angle) - x * Math.sin(angle)),
  ]
  const seen = ([x, y, z]: Vector) => ({
    x: WIDTH / 2 + (focalLength * x) / z,
    y: HEIGHT / 2 - (focalLength * y) / z,
    scale: focalLength / z,
  })
  const iris = (x: number) => {
    const [cx, cy, cz] = place([x, 0, 0])
    const reach = PUPIL_TO_CENTRE / Math.hypot(cx, cy, cz)
    const pupil = seen([cx - cx * reach, cy - cy * reach, cz - cz * reach])
    return { x: pupil.x, y: pupil.y, radius: (irisDiameter / 2) * pupil.scale }
  }
  const corner = (x: number) => seen(place([x, 45, PUPIL_TO_CENTRE + cardDepth]))
  const temple = (side: number) => seen(place([(side * (face.width ?? 155)) / 2, 0, PUPIL_TO_CENTRE - 55]))
  return {
    imageSize: { width: WIDTH, height: HEIGHT },
    irises: { right: iris(-pupilDistance / 2), left: iris(pupilDistance / 2) },
    card: [corner(-42.8), corner(42.8)],
    temples: [temple(-1), temple(1)],
    bridge: seen(place([face.bridgeOffset ?? 0, 0, PUPIL_TO_CENTRE])),
    turn,
  }
}
