import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { Picture } from '#domain/picture/picture.ts'
import type { Reply } from './drawing-room.ts'
import { createDraughtsman } from './draughtsman.ts'
import { encode, type Encoding } from './encode.ts'

/** A picture to draw, the size, and what becomes of it. */
export type Job = { picture: Picture; width: number; height: number; encoding: Encoding }

const { dir } = z.object({ dir: z.string().optional() }).parse(workerData)
const draw = createDraughtsman(dir)

async function carryOut(job: Job): Promise<Reply> {
  try {
    const bytes = await draw(job.picture, { width: job.width, height: job.height })
    return { bytes: await encode(bytes, job, job.encoding) }
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (job: Job) => {
  void carryOut(job).then((reply) => parentPort?.postMessage(reply, []))
})
