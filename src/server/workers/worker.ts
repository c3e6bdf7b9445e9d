import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { type WorkerMessage, metricsAnswer } from './messages.ts'

/** Absent in the only process of a shop. */
const worker: Worker | undefined = cluster.worker

// From now on requests for the metrics of this process are answered, also before it has any.
if (worker) void new AggregatorRegistry()

const send = (message: WorkerMessage): void => void worker?.send(message)

/** Prints a line for the operator; workers all print the same, which is shown once. */
export const print = (line: string): void =>
  worker ? send({ line }) : void process.stdout.write(`${line}\n`)

/** Says that this process answers requests. */
export const reportOpen = (): void => send({ isOpen: true })

/** Whether this process does what is done once a machine. A worker that replaces another one does not. */
export const isFirstWorker = worker === undefined || worker.id === 1

/**
 * Lets all workers see the metrics of this one, marked with its number, and gives what collects those of all; undefined in the only
 * process of a shop. That rejects where a worker does not answer in five seconds.
 */
export function shareMetrics(registries: Registry[]): (() => Promise<string>) | undefined {
  if (!worker) return undefined
  for (const registry of registries) registry.setDefaultLabels({ worker: String(worker.id) })
  AggregatorRegistry.setRegistries(registries)
  const requests = new Map<number, PromiseWithResolvers<string>>()
  worker.on('message', (message: unknown) => {
    const { data } = metricsAnswer.safeParse(message)
    const request = data && requests.get(data.metricsRequest)
    if (!request) return
    requests.delete(data.metricsRequest)
    if (data.text === undefined)
      request.reject(new Error('the metrics of all workers could not be collected'))
    else request.resolve(data.text)
  })
  let count = 0
  return () => {
    const request = Promise.withResolvers<string>()
    requests.set((count += 1), request)
    send({ metricsRequest: count })
    return request.promise
  }
}
