import { Worker } from 'node:worker_threads'
import type { Round } from './load.ts'

/** Answers a second. The load comes from a thread of its own; an answer that is not 200 is an error. */
export function perSecond(round: Round): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const worker = new Worker(new URL('load.ts', import.meta.url), { workerData: round })
  worker.once('message', resolve).once('error', reject)
  return promise
}
