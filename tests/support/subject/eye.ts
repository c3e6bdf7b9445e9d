import { mix, smoothstep } from '#domain/frame/scalar.ts'
import type { Vector } from '#domain/frame/mesh.ts'
import { along, dot, type Head, minus, onPlane, PUPIL_DEPTH, PUPIL_HEIGHT, PUPIL_TO_CENTRE } from './head.ts'
import type { Colour, Subject } from './subject.ts'

/** Around each opening of the lids, from the outer corner over the upper lid. */
export const LIDS = {
  right: [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  left: [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
} as const
export type Side = keyof typeof LIDS

const WHITE: Colour = [216, 206, 200]
const BLACK: Colour = [18, 15, 15]
const LIGHT: Colour = [250, 250, 250]
const GREY_BLUE: Colour = [92, 104, 112]
const PUPIL_RADIUS = 1.8
/** The iris fades into the white over about so many millimetres. */
const LIMBUS = 0.5

/** An eye that looks into the camera: its pupil and iris, a disc that faces the camera. */
export function eyeOf(subject: Subject, head: Head, side: Side) {
  const { pupilDistance = 63, irisDiameter = 11.71, iris = GREY_BLUE, scale = 1 } = subject
  const x = (side === 'left' ? pupilDistance : -pupilDistance) / 2
  const centre: Vector = [x, PUPIL_HEIGHT * scale, PUPIL_DEPTH * scale - PUPIL_TO_CENTRE]
  const gaze = minus(head.camera, centre)
  const away = Math.sqrt(dot(gaze, gaze))
  const pupil = along(centre, gaze, PUPIL_TO_CENTRE / away)
  const radius = irisDiameter / 2
  const seen = head.see(pupil)
  return {
    truth: { x: seen.x, y: seen.y, radius: radius * seen.pixels },
    /** What a line from the camera meets between the lids. */
    colourOn(direction: Vector): Colour {
      const [across, up] = minus(onPlane(head.camera, direction, pupil, gaze), pupil)
      const reach = Math.hypot(across, up)
      if (Math.hypot(across - 1.2, up - 1.3) < 0.7) return LIGHT
      const inIris = mixColours(BLACK, iris, smoothstep(PUPIL_RADIUS - 0.1, PUPIL_RADIUS + 0.1, reach))
      // The upper lid shades the white.
      const white = mixColours(WHITE, [150, 138, 132], smoothstep(1.5, 4.5, up))
      return mixColours(inIris, white, smoothstep(radius - LIMBUS, radius + LIMBUS, reach))
    },
  }
}

export const mixColours = (from: Colour, to: Colour, share: number): Colour => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
]
