/** When a job runs by itself: at an interval, or at the times of a cron expression in a time zone. */
export type Recurrence = { everySeconds: number } | { cron: string; timeZone: string }

export type JobRun = {
  /** The data it was sent with; empty for a recurring job. */
  data: object
  /** Aborted if the run exceeds its limit, or another process has taken it over. */
  signal: AbortSignal
}

/** A kind of background work. Each run happens once, in one of the processes. */
export type Job = {
  /** The name of its queue and metrics, and in the operator's command: lower case, with hyphens. */
  name: string
  /** Unset: it runs only on demand. */
  recurs?: Recurrence
  /** Somebody waits for the result: each process checks for it every 2 seconds instead of every 15. */
  isUrgent?: boolean
  /**
   * Attempts after the first, with pauses that double from one minute to six hours. Unset: none for a job that
   * recurs within minutes, because its next run is its next attempt, and five for every other job.
   */
  retries?: number
  /** A run that takes longer has failed. Unset: 15 minutes. */
  limitSeconds?: number
  run(run: JobRun): Promise<unknown>
}

export type SendOptions = {
  /** Jobs with the same key are one job for as long as the queue stores it, three months. */
  key?: string
  /** The earliest time. */
  at?: Date
}
