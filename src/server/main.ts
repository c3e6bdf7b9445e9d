import cluster from 'node:cluster'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'

// Everything below DATA_DIR holds data of customers.
process.umask(0o077)
try {
  const env = readEnv()
  const log = createLog(env)
  // An error in one request must not end the process.
  process.on('uncaughtException', (error) => log.error({ error }, 'uncaught exception'))
  process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled rejection'))
  // The process that only watches over workers loads nothing of the shop.
  if (env.workers > 1 && cluster.isPrimary) {
    const { superviseWorkers } = await import('#platform/workers/supervise-workers.ts')
    superviseWorkers(env.workers, log)
  } else {
    const { serve } = await import('./http/serve.ts')
    await serve(env, log)
  }
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof Error && error.cause) process.stderr.write(`  ${String(error.cause)}\n`)
  process.exit(1)
}
