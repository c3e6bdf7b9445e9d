import type { Eye } from './eye-field.ts'

/** The same lens in minus-cylinder form. An eye without a plus cylinder is returned as it is. */
export const toMinusCylinder = (eye: Eye): Eye => ((eye.cylinder ?? 0) > 0 ? transposed(eye) : eye)

/** The same lens in plus-cylinder form, as many eye doctors write it; null for an eye without a cylinder. */
export function toPlusCylinder(eye: Eye): Eye | null {
  const { cylinder = 0 } = eye
  if (cylinder === 0) return null
  return cylinder > 0 ? eye : transposed(eye)
}

/** Sphere plus cylinder, the cylinder with the other sign, the axis turned by 90° (1 to 180). */
function transposed(eye: Eye): Eye {
  const { sphere = 0, cylinder = 0, axis } = eye
  const turned = axis === undefined ? {} : { axis: axis > 90 ? axis - 90 : axis + 90 }
  return { ...eye, sphere: sphere + cylinder, cylinder: -cylinder, ...turned }
}
