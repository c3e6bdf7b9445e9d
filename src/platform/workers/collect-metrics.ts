import type { Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { FromWorker, ToWorker } from './messages.ts'

type Metrics = Extract<FromWorker, { collection: number }>['metrics']

/** Milliseconds after which a worker that does not answer is left out. */
const PATIENCE = 5000

/** Asks workers for their metrics; `received` takes what they answer. */
export function createCollector() {
  const waiting = new Map<number, (metrics: Metrics) => void>()
  let count = 0

  async function metricsOf(worker: Worker): Promise<Metrics> {
    const collection = (count += 1)
    const { promise, resolve } = Promise.withResolvers<Metrics>()
    const leaveOut = () => resolve([])
    const timer = setTimeout(leaveOut, PATIENCE)
    waiting.set(collection, resolve)
    worker.once('exit', leaveOut)
    sendTo(worker, { collection })
    const metrics = await promise
    waiting.delete(collection)
    worker.off('exit', leaveOut)
    clearTimeout(timer)
    return metrics
  }

  return {
    received: (collection: number, metrics: Metrics): void => waiting.get(collection)?.(metrics),
    /** The text for Prometheus. */
    async collect(workers: Iterable<Worker>): Promise<string> {
      const metrics = await Promise.all([...workers].map(metricsOf))
      return AggregatorRegistry.aggregate(metrics.flat()).metrics()
    },
  }
}

/** A worker that has just ended gets nothing. */
export const sendTo = (worker: Worker, message: ToWorker): void => void worker.send(message, () => {})
