import type { Eye } from './eye-field.ts'

/** The spherical equivalent of a lens, in dpt: the mean of both meridians. */
export const meanPower = ({ sphere = 0, cylinder = 0 }: Eye): number => sphere + cylinder / 2

/** The power in the vertical meridian, in dpt: there both eyes bear the least difference, as the gaze sinks through both lenses. */
export const verticalPower = ({ sphere = 0, cylinder = 0, axis = 0 }: Eye): number =>
  sphere + cylinder * Math.cos((axis * Math.PI) / 180) ** 2

/** How much a lens that is shifted to the side shifts the picture up or down, in dpt: an oblique cylinder does. */
export const obliquePower = ({ cylinder = 0, axis = 0 }: Eye): number =>
  (cylinder * Math.sin((axis * Math.PI) / 90)) / 2
