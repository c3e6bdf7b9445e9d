import type { RenderJob } from '#images/worker/job.ts'
import { Cancelled, type WorkerPool } from '#images/worker/worker-pool.ts'

type ManualJob = {
  job: RenderJob
  urgency: string
  /** Who joined it. */
  clients: (string | undefined)[]
  /** Whether a worker draws it: set by the test. */
  isDrawing: boolean
  isCancelled: boolean
  finish(bytes: Uint8Array): void
  fail(error: Error): void
}

/** A worker pool that records its jobs and finishes them on command. */
export function manualWorkerPool() {
  const jobs: ManualJob[] = []
  const of = (wanted: RenderJob) => jobs.find(({ job }) => job === wanted)
  const pool: WorkerPool = {
    draw: (job, urgency) =>
      new Promise((resolve, reject) => {
        const state = { clients: [], isDrawing: false, isCancelled: false }
        jobs.push({ job, urgency, ...state, finish: resolve, fail: reject })
      }),
    join: (job, client) => void of(job)?.clients.push(client),
    cancel(job) {
      const found = of(job)
      if (!found || found.isDrawing) return false
      found.isCancelled = true
      found.fail(new Cancelled())
      return true
    },
    warmUp: () => {},
    close: async () => {},
  }
  return { pool, jobs }
}

/** A worker pool whose pictures are a few bytes with the name of the job. */
export function instantWorkerPool() {
  const drawn: RenderJob[] = []
  const pool: WorkerPool = {
    draw: async (job) => {
      drawn.push(job)
      return Buffer.from(`${job.encoding.format} ${job.width}x${job.height}`)
    },
    join: () => {},
    cancel: () => false,
    warmUp: () => {},
    close: async () => {},
  }
  return { pool, drawn }
}
