import { z } from 'zod'
import { NEAR_DISTANCES, type OfficeDistance, ROOM_DISTANCES } from '#domain/prescription/office-distance.ts'

/** In cm. */
export const officeDistance = z.strictObject({
  room: z.literal(ROOM_DISTANCES),
  near: z.literal(NEAR_DISTANCES),
}) satisfies z.ZodType<OfficeDistance>
