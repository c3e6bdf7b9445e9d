import cluster, { type Worker } from 'node:cluster'
import type { Log } from '#platform/log.ts'
import { createCollector, sendTo } from './collect-metrics.ts'
import { fromWorker } from './messages.ts'

/** Milliseconds before a worker that ended is replaced: doubled up to the limit, until one answers requests. */
const PAUSE = 1000
const MAX_PAUSE = 30_000

/**
 * Runs so many workers, which share the ports, and replaces one that ends. Where none can start, the shop ends with an error. A signal
 * to stop goes to all, and this process ends after the last of them.
 */
export function superviseWorkers(count: number, log: Log): void {
  const running = new Set<Worker>()
  /** Those that answer requests. */
  const open = new Set<Worker>()
  const printed = new Set<string>()
  const metrics = createCollector()
  let hasOpened = false
  let isStopping = false
  let exitCode = 0

  function fork(pause = PAUSE): void {
    const worker = cluster.fork()
    running.add(worker)
    worker.on('message', (message: unknown) => {
      const { data } = fromWorker.safeParse(message)
      if (!data) return
      if ('line' in data) print(data.line)
      else if ('isOpen' in data) {
        open.add(worker)
        hasOpened = true
      } else if ('metrics' in data) metrics.received(data.collection, data.metrics)
      else void answer(worker, data.metricsRequest)
    })
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      const nextPause = open.delete(worker) ? PAUSE : Math.min(pause * 2, MAX_PAUSE)
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

  async function answer(worker: Worker, metricsRequest: number): Promise<void> {
    sendTo(worker, { metricsRequest, text: await metrics.collect(open) })
  }

  function stop(signal: NodeJS.Signals): void {
    if (running.size === 0) process.exit(exitCode)
    if (isStopping) return
    isStopping = true
    for (const worker of running) worker.process.kill(signal)
  }

  process.on('SIGTERM', stop).on('SIGINT', stop)
  for (let started = 0; started < count; started += 1) fork()
}
