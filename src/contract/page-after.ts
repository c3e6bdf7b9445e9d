import { z } from 'zod'

/** Asks for a page of those whose ids follow. Jobs and commands ask until a page is empty. */
export const pageAfter = z.object({ after: z.string().min(1).max(100).exactOptional() })
