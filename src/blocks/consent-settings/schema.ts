import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

/** Settings in which visitors can change their consent at any time. */
export const consentSettings = ({ text }: Fields) =>
  z.object({ headline: text, text, statistics_text: text, marketing_text: text })

export type ConsentSettings = z.infer<ReturnType<typeof consentSettings>>
