import { createDraughtsman } from './draughtsman.ts'
import { encode } from './encode.ts'
import { PRACTICE, type Job, type Reply } from './job.ts'

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

const practice: Job = {
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

process.on('message', (job: Job | typeof PRACTICE) => {
  if (job === PRACTICE) void carryOut(practice)
  else void carryOut(job).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.exit(0))
