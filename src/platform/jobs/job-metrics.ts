import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { JobStatus } from './job-status.ts'

/** Counts the runs of this process. The counts of all processes are read from the database at each collection. */
export function createJobMetrics(statuses: () => Promise<JobStatus[]>) {
  const registry = new Registry()
  const runs = new Counter({
    name: 'veduta_job_runs_total',
    help: 'Runs of jobs in this process, by how they ended',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'veduta_job_seconds',
    help: 'How long a run of a job takes',
    labelNames: ['job'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
    registers: [registry],
  })
  // The registry keeps the gauge and calls it at each collection.
  void new Gauge({
    name: 'veduta_jobs',
    help: 'Jobs of all processes, by state',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      // If the database is down, the numbers of this process are still reported.
      const all = await statuses().catch(() => [])
      for (const { name, counts } of all)
        for (const [state, count] of Object.entries(counts)) this.set({ job: name, state }, count)
    },
  })

  return {
    registry,
    ended(job: string, outcome: 'done' | 'failed', milliseconds: number): void {
      runs.inc({ job, outcome })
      seconds.observe({ job }, milliseconds / 1000)
    },
  }
}
