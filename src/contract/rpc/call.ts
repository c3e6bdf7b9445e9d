import type { z } from 'zod'

/** What a call takes and gives. */
export type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = { input: I; output: O }
