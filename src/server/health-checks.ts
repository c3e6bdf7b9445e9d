import { sql } from 'drizzle-orm'
import { checkDisk, writeProbe } from '#modules/health/write-probes.ts'
import type { Db } from '#platform/database.ts'
import type { HealthChecks } from '#platform/health.ts'

type Check = () => Promise<unknown>

type Deps = {
  /** Each sends a request that no client caches. */
  shopApi: Check
  content: Check
  /** Whether there is something to sell; undefined for an external Shop API. */
  catalogue: Check | undefined
  database(): Promise<Db>
  dataDir: string
  now(): Date
} & Pick<AllHealthChecks, 'brokenStories'>

export type AllHealthChecks = {
  /** One check for each part that the shop needs. */
  healthChecks: HealthChecks
  /** The parts without which a process gets no traffic. They are cheap, because they are read every few seconds. */
  readinessChecks: HealthChecks
  /** Paths of the stories whose last good version is shown, because the present one cannot be used. */
  brokenStories(): string[]
}

/** Milliseconds for which a check serves all who ask: anybody may, and two of them write. */
const SHARED = 1000

/** The check, begun at most once in that time. One that hangs does not keep a later one from being begun. */
function shared(check: Check, now: () => Date): Check {
  let begun = -Infinity
  let last: Promise<unknown>
  return () => {
    const at = now().getTime()
    if (Math.abs(at - begun) >= SHARED) {
      begun = at
      last = check()
    }
    return last
  }
}

export const createHealthChecks = (deps: Deps): AllHealthChecks => ({
  brokenStories: deps.brokenStories,
  healthChecks: {
    shopApi: shared(deps.shopApi, deps.now),
    content: shared(deps.content, deps.now),
    database: shared(async () => writeProbe(await deps.database(), deps.now()), deps.now),
    disk: shared(() => checkDisk(deps.dataDir), deps.now),
  },
  readinessChecks: {
    database: async () => (await deps.database()).execute(sql`select 1`),
    catalogue: deps.catalogue ?? deps.shopApi,
  },
})
