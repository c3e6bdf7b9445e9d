import type { RenderSpec } from '#domain/image/render-spec.ts'
import type { Encoding } from './encode.ts'

/** A picture to render, its size, and its encoding. With the path of a `tile` it is a smaller copy or a crop of that. */
export type RenderJob = {
  picture: RenderSpec
  width: number
  height: number
  encoding: Encoding
  tile?: string
}

/** Sent instead of a job: the worker loads its modules and fonts, and sends no reply. */
export const WARM_UP = 'practice'

/** One reply per job: the bytes, or the error. */
export type WorkerReply = { bytes: Uint8Array } | { fault: string }
