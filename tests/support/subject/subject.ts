import type { Circle, Point } from '#domain/face/fit-circles.ts'
import type { HeadAngles } from '#domain/face/rotation.ts'

export type Colour = readonly [red: number, green: number, blue: number]

/** A person before a camera of whom every length is known. Lengths in millimetres, angles in degrees. */
export type Subject = Partial<HeadAngles> & {
  /** For looking far away: from one centre of rotation to the other. */
  pupilDistance?: number
  irisDiameter?: number
  iris?: Colour
  /** Each channel of the portrait's skin times this. */
  skin?: Colour
  /** Of the face against the canonical one; the eyes stay as they are. */
  scale?: number
  /** How far the lids are apart against the canonical face, which nearly closes its eyes; 0 is closed. */
  opening?: number
  /** A card of ID-1 size on the brow, so much nearer to the camera than the pupils. */
  cardDepth?: number
  /** From the camera to the plane of the pupils of a straight head. */
  distance: number
  /** The head beside the middle of the picture, to its right and up. */
  x?: number
  y?: number
  /** Of the camera, along the long side of the picture. */
  fieldOfView?: number
  size?: { width: number; height: number }
  /** Of the scene; 1 is that of the portrait. */
  light?: number
  /** Standard deviation in pixels. */
  blur?: number
  /** Standard deviation, of 255. */
  noise?: number
}

/** Where the picture of a subject truly has what is measured in it, in pixels. */
export type SubjectTruth = {
  irises: { right: Circle; left: Circle }
  card: readonly [Point, Point]
  /** x and y of each vertex of the canonical face. */
  points: readonly Point[]
  /** From the camera to the origin of the canonical face, in millimetres. */
  distance: number
}
