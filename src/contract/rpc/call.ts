import type { z } from 'zod'

/** The payload and the answer of a call. */
export type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = { input: I; output: O }
