import { parentPort } from 'node:worker_threads'
import { z } from 'zod'

const job = z.object({ picture: z.object({ name: z.string() }), width: z.number() })

/** Stands in for a worker that draws: answers with the name of the job, faults on a width of 0, dies on one of -1. */
parentPort?.on('message', (message: unknown) => {
  const { picture, width } = job.parse(message)
  if (width === -1) process.exit(1)
  parentPort?.postMessage(width === 0 ? { fault: 'no paper' } : { bytes: Buffer.from(picture.name) }, [])
})
