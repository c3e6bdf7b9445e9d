import { createRenderer } from './renderer.ts'
import { cropTile } from './crop-tile.ts'
import { encode } from './encode.ts'
import { WARM_UP, type RenderJob, type WorkerReply } from './job.ts'

/** A process of its own that renders: its first argument is the folder for results that are slow to compute. */
const draw = createRenderer(process.argv[2])

async function runJob(job: RenderJob): Promise<WorkerReply> {
  try {
    const size = { width: job.width, height: job.height }
    const bytes = job.tile === undefined ? await draw(job.picture, size) : await cropTile(job.tile, size)
    return { bytes: await encode(bytes, job, job.encoding) }
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const warmUpJob: RenderJob = {
  picture: {
    subject: {
      kind: 'frame',
      shape: 'panto',
      build: 'acetate',
      rim: 'full',
      figures: { lensWidth: 48, lensHeight: 41, bridge: 21, temple: 145, width: 133 },
      boldness: 0.5,
      material: 'havana',
      lens: 'clear',
    },
    view: 'front',
  },
  width: 320,
  height: 400,
  encoding: { format: 'avif', quality: 75, bg: undefined, brightness: 1, blur: 0 },
}

process.on('message', (job: RenderJob | typeof WARM_UP) => {
  if (job === WARM_UP) void runJob(warmUpJob)
  else void runJob(job).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.exit(0))
