import { z } from 'zod'
import { PRACTICE } from '#server/images/job.ts'

const job = z.object({ picture: z.object({ name: z.string() }), width: z.number() })

/** Stands in for a process that draws: answers with the name of the job, faults on a width of 0, dies on one of -1. */
process.on('message', (message: unknown) => {
  if (message === PRACTICE) return
  const { picture, width } = job.parse(message)
  if (width === -1) process.exit(1)
  process.send?.(width === 0 ? { fault: 'no paper' } : { bytes: Buffer.from(picture.name) })
})
process.on('disconnect', () => process.exit(0))
