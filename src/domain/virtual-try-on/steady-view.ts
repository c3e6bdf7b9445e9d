import type { HeadPose } from '#domain/face/head-pose.ts'
import { oneEuro, type OneEuroOptions } from '#domain/face/one-euro.ts'
import { rotationOf } from '#domain/face/rotation.ts'
import type { PictureLight } from './picture-light.ts'

/** How a head is turned and where it is, and the light that falls on it, in one picture of a film. */
export type View = { pose: HeadPose; light: PictureLight }

/** Degrees, shares of the distance, millimetres and shares of light have their own size, and their own speed. */
const ANGLE: OneEuroOptions = { calm: 1.2, haste: 0.03 }
const PLACE: OneEuroOptions = { calm: 1.5, haste: 5 }
/** A face further away is only a little smaller, so that its distance trembles most. */
const DISTANCE: OneEuroOptions = { calm: 0.8, haste: 0.008 }
const LIGHT: OneEuroOptions = { calm: 0.25, haste: 0 }

/** Smooths the views of one film, each with the seconds since the one before. */
export function steadyView(): (view: View, seconds: number) => View {
  const [yaw, pitch, roll] = [oneEuro(ANGLE), oneEuro(ANGLE), oneEuro(ANGLE)]
  const [x, y, z] = [oneEuro(PLACE), oneEuro(PLACE), oneEuro(DISTANCE)]
  const [red, green, blue, side] = [oneEuro(LIGHT), oneEuro(LIGHT), oneEuro(LIGHT), oneEuro(LIGHT)]
  return ({ pose, light: { colour, side: newSide } }, seconds) => {
    const angles = {
      yaw: yaw(pose.yaw, seconds),
      pitch: pitch(pose.pitch, seconds),
      roll: roll(pose.roll, seconds),
    }
    const away = z(pose.translation[2], seconds)
    // Sideways in shares of the distance: what is smoothed in depth alone would leave its line of sight.
    const across = x(pose.translation[0] / pose.translation[2], seconds) * away
    const up = y(pose.translation[1] / pose.translation[2], seconds) * away
    return {
      pose: { ...angles, rotation: rotationOf(angles), translation: [across, up, away], distance: -away },
      light: {
        colour: [red(colour[0], seconds), green(colour[1], seconds), blue(colour[2], seconds)],
        side: side(newSide, seconds),
      },
    }
  }
}
