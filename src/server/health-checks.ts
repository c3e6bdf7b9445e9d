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

export const createHealthChecks = (deps: Deps): AllHealthChecks => ({
  brokenStories: deps.brokenStories,
  healthChecks: {
    shopApi: deps.shopApi,
    content: deps.content,
    database: async () => writeProbe(await deps.database(), deps.now()),
    disk: () => checkDisk(deps.dataDir),
  },
  readinessChecks: {
    database: async () => (await deps.database()).execute(sql`select 1`),
    catalogue: deps.catalogue ?? deps.shopApi,
  },
})
