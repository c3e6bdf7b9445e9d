import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { Log } from '#platform/log.ts'
import { type MetricsAnswer, workerMessage } from './messages.ts'

/** Milliseconds before a worker that ended is replaced: doubled up to the limit, until one has answered. */
const PAUSE = 1000
const MAX_PAUSE = 30_000

/**
 * Runs so many workers, which share the ports, and replaces one that ends. Where one cannot start at all, it ends the shop with an
 * error. A signal to stop goes to all, and the process ends after the last.
 */
export function superviseWorkers(count: number, log: Log): void {
  const workers = new Set<Worker>()
  const printed = new Set<string>()
  const metrics = new AggregatorRegistry()
  let hasOpened = false
  let isStopping = false
  let exitCode = 0

  function fork(pause = PAUSE): void {
    const worker = cluster.fork()
    let nextPause = Math.min(pause * 2, MAX_PAUSE)
    workers.add(worker)
    worker.on('message', (message: unknown) => {
      const { data } = workerMessage.safeParse(message)
      if (!data) return
      if ('line' in data) print(data.line)
      else if ('isOpen' in data) {
        hasOpened = true
        nextPause = PAUSE
      } else void answerMetrics(worker, data.metricsRequest)
    })
    worker.once('exit', (code, signal) => {
      workers.delete(worker)
      if (!isStopping && hasOpened) {
        log.error({ worker: worker.id, code, signal }, 'a worker ended and is replaced')
        setTimeout(() => isStopping || fork(nextPause), pause)
        return
      }
      if (code !== 0) exitCode = 1
      stop('SIGTERM')
    })
  }

  /** Each line once: all workers print the same. */
  function print(line: string): void {
    if (printed.has(line)) return
    printed.add(line)
    process.stdout.write(`${line}\n`)
  }

  async function answerMetrics(worker: Worker, metricsRequest: number): Promise<void> {
    const text = await metrics.clusterMetrics().catch((error: unknown) => {
      log.error({ error }, 'metrics could not be collected')
    })
    const answer: MetricsAnswer = { metricsRequest, ...(text !== undefined && { text }) }
    if (worker.isConnected()) worker.send(answer)
  }

  function stop(signal: NodeJS.Signals): void {
    if (workers.size === 0) process.exit(exitCode)
    if (isStopping) return
    isStopping = true
    for (const worker of workers) worker.process.kill(signal)
  }

  process.on('SIGTERM', stop).on('SIGINT', stop)
  for (let started = 0; started < count; started += 1) fork()
}
