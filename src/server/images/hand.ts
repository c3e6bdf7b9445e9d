import { createDraughtsman } from './draughtsman.ts'
import { encode } from './encode.ts'
import type { Job, Reply } from './job.ts'

/** A process of its own that draws: its first argument is where it keeps what takes it long to make. */
const draw = createDraughtsman(process.argv[2])

async function carryOut(job: Job): Promise<Reply> {
  try {
    const bytes = await draw(job.picture, { width: job.width, height: job.height })
    return { bytes: await encode(bytes, job, job.encoding) }
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', (job: Job) => {
  void carryOut(job).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.exit(0))
