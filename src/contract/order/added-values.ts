import { z } from 'zod'
import type { AddedValues } from '#domain/order/add-values.ts'
import { EYE_FIELDS, EYES, LENS_USES } from '#domain/prescription/eye-field.ts'
import { officeDistance } from './office-distance.ts'
import { orderedPupilDistance } from './pupil-distance.ts'

const eye = z.partialRecord(z.enum(EYE_FIELDS), z.number().min(-1000).max(1000))

/** The body of `POST /v1/orders/{id}/values`. */
export const addedValues = z.object({
  group: z.string().min(1).max(64),
  prescription: z.strictObject({
    right: eye,
    left: eye,
    use: z.enum(LENS_USES).exactOptional(),
    balance: z.enum(EYES).exactOptional(),
  }),
  pupilDistance: orderedPupilDistance.optional(),
  officeDistance: officeDistance.optional(),
  validity: z.object({ measuredOn: z.iso.date(), months: z.int().positive() }).optional(),
  affirmed: z.strictObject({
    at: z.iso.datetime({ offset: true }),
    textVersion: z.string().min(1).max(40),
    by: z.string().min(1).max(80).exactOptional(),
  }),
}) satisfies z.ZodType<AddedValues>
