import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { createDraughtsman } from './draughtsman.ts'
import { encode } from './encode.ts'
import type { Job, Reply } from './job.ts'

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
