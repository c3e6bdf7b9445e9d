import cluster, { type Worker } from 'node:cluster'
import type { Registry } from 'prom-client'
import { type FromWorker, toWorker } from './messages.ts'

/** Absent in the only process of a shop. */
const worker: Worker | undefined = cluster.worker

const send = (message: FromWorker): void => void worker?.send(message)

/** Prints a line for the operator; workers all print the same, which is shown once. */
export const print = (line: string): void =>
  worker ? send({ line }) : void process.stdout.write(`${line}\n`)

/** Says that this process answers requests. */
export const reportOpen = (): void => send({ isOpen: true })

/** Whether this process does what is done once a machine. A worker that replaces another one does not. */
export const isFirstWorker = worker === undefined || worker.id === 1

/**
 * Gives the metrics of this worker, marked with its number, when they are collected, and returns what collects those of all workers;
 * undefined in the only process of a shop.
 */
export function shareMetrics(registries: Registry[]): (() => Promise<string>) | undefined {
  if (!worker) return undefined
  for (const registry of registries) registry.setDefaultLabels({ worker: String(worker.id) })
  const requests = new Map<number, (text: string) => void>()
  worker.on('message', (message: unknown) => {
    const { data } = toWorker.safeParse(message)
    if (!data) return
    if ('text' in data) {
      requests.get(data.metricsRequest)?.(data.text)
      requests.delete(data.metricsRequest)
    } else void give(data.collection)
  })

  async function give(collection: number): Promise<void> {
    const metrics = await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()))
    send({ collection, metrics })
  }

  let count = 0
  return () => {
    const metricsRequest = (count += 1)
    const { promise, resolve } = Promise.withResolvers<string>()
    requests.set(metricsRequest, resolve)
    send({ metricsRequest })
    return promise
  }
}
