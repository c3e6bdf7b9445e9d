import { z } from 'zod'
import { normaliseText } from '#domain/form/normalise-input.ts'

/** What somebody typed or pasted, without invisible characters and surplus spaces. */
export const typedText = z.string().transform(normaliseText)
