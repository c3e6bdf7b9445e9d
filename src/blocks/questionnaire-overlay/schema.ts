import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

/** The invitation to a questionnaire that opens as an overlay; without a script it is a page. */
export const questionnaireOverlay = ({ words, text, link }: Fields) =>
  z.object({ headline: words, text, label: words, link })

export type QuestionnaireOverlay = z.infer<ReturnType<typeof questionnaireOverlay>>
