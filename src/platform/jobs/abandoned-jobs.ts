import type { PgBoss } from 'pg-boss'

/**
 * Fails the jobs of a process that was killed. Only for an embedded database: it belongs to one process at a time,
 * so every job that is active when it opens is abandoned. Other databases rely on heartbeats.
 */
export async function failAbandonedJobs(boss: PgBoss): Promise<void> {
  const { rows }: { rows: { name: string; id: string }[] } = await boss
    .getDb()
    .executeSql(`select name, id from pgboss.job where state = 'active'`)
  for (const { name, id } of rows) await boss.fail(name, id, { message: 'its process ended' })
}
