import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

/** What appointments are for: kinds and lengths are those that can be booked. */
export const appointmentTeaser = (fields: Fields) =>
  z.object({ headline: fields.words, text: fields.text, note: fields.text })

export type AppointmentTeaser = z.infer<ReturnType<typeof appointmentTeaser>>
