import { Worker } from 'node:worker_threads'
import type { Round } from './load.ts'

/** Responses per second. The load comes from a separate thread; a response other than 200 is an error. */
export function perSecond(round: Round): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const worker = new Worker(new URL('load.ts', import.meta.url), { workerData: round })
  worker.once('message', resolve).once('error', reject)
  return promise
}
