import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

/** Where one changes at any time what one has allowed. */
export const consentSettings = ({ text }: Fields) =>
  z.object({ headline: text, text, statistics_text: text, marketing_text: text })

export type ConsentSettings = z.infer<ReturnType<typeof consentSettings>>
