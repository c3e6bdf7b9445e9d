import { z } from 'zod'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'

const measuredOn = z.iso.date()

/** Where a customer has a pupil distance from; what a branch has measured is known here, and no browser says so. `plusMinus` in mm. */
export const customersPupilDistance = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('prescription'), measuredOn: measuredOn.exactOptional() }),
  z.strictObject({ method: z.enum(['card', 'iris']), plusMinus: z.number().positive().max(10), measuredOn }),
]) satisfies z.ZodType<PupilDistanceSource>

/** Of an order, also what a branch has measured. */
export const orderedPupilDistance = z.union([
  customersPupilDistance,
  z.strictObject({ method: z.literal('branch'), measuredOn: measuredOn.exactOptional() }),
])
