import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

/** The form of the branch finder: the numbers are those of the shop. */
export const branchSearch = (fields: Fields) => z.object({ headline: fields.words, text: fields.text })

export type BranchSearch = z.infer<ReturnType<typeof branchSearch>>
