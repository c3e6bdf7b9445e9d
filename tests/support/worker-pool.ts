import type { RenderJob } from '#images/worker/job.ts'
import type { WorkerPool } from '#images/worker/worker-pool.ts'

/** A worker pool that records its jobs and finishes them on command. */
export function manualWorkerPool() {
  const jobs: {
    job: RenderJob
    urgency: string
    finish(bytes: Uint8Array): void
    fail(error: Error): void
  }[] = []
  const pool: WorkerPool = {
    draw: (job, urgency) =>
      new Promise((resolve, reject) => {
        jobs.push({ job, urgency, finish: resolve, fail: reject })
      }),
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
    warmUp: () => {},
    close: async () => {},
  }
  return { pool, drawn }
}
