import { z } from 'zod'
import type { Eye, Prescription } from '#domain/prescription/eye-field.ts'

const number = z.number().min(-1000).max(1000).exactOptional()
const text = z.string().min(1).max(50).exactOptional()

/** Values of one eye in dpt, degrees and mm. Whether a lens has them is checked by the server against its product. */
export const lensEye = z.strictObject({
  sphere: number,
  cylinder: number,
  axis: number,
  addition: number,
  prism: number,
  prismBase: number,
  pd: number,
  hpd: number,
  baseCurve: number,
  diameter: number,
  color: text,
  additionName: text,
}) satisfies z.ZodType<Eye>

/** The eyes that a lens is for; the other one is empty. */
export const lensPrescription = z.strictObject({
  right: lensEye.default({}),
  left: lensEye.default({}),
}) satisfies z.ZodType<Prescription>
