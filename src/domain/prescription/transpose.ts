import type { Eye } from './eye-field.ts'

/**
 * The same lens in minus-cylinder form: sphere plus cylinder, the cylinder with the other sign, the axis turned by 90° (1 to 180). An eye
 * without a plus cylinder is returned as it is.
 */
export function toMinusCylinder(eye: Eye): Eye {
  const { sphere = 0, cylinder = 0, axis } = eye
  if (cylinder <= 0) return eye
  const turned = axis === undefined ? {} : { axis: axis > 90 ? axis - 90 : axis + 90 }
  return { ...eye, sphere: sphere + cylinder, cylinder: -cylinder, ...turned }
}
