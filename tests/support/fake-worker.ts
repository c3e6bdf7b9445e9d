import { getPriority } from 'node:os'
import { z } from 'zod'
import { WARM_UP } from '#images/worker/job.ts'

const job = z.object({ picture: z.object({ name: z.string() }), width: z.number() })

/** Simulates a rendering process: replies with the name of the job, fails on a width of 0, exits on one of -1, hangs on one of -2 and on the name `endless`; on the name `priority` it replies its own. */
process.on('message', (message: unknown) => {
  if (message === WARM_UP) return
  const { picture, width } = job.parse(message)
  if (width === -1) process.exit(1)
  if (width === -2 || picture.name === 'endless') return
  const reply = picture.name === 'priority' ? String(getPriority()) : picture.name
  process.send?.(width === 0 ? { fault: 'no paper' } : { bytes: Buffer.from(reply) })
})
process.on('disconnect', () => process.exit(0))
