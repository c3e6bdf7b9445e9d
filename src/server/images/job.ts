import type { Picture } from '#domain/picture/picture.ts'
import type { Encoding } from './encode.ts'

/** A picture to draw, the size, and what becomes of it. */
export type Job = { picture: Picture; width: number; height: number; encoding: Encoding }

/** Instead of a job: the hand gets its tools in order, and nothing comes back. */
export const PRACTICE = 'practice'

/** One message back for each job: the bytes, or why there are none. */
export type Reply = { bytes: Uint8Array } | { fault: string }
