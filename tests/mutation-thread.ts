import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import type { PoolOptions, PoolWorker } from 'vitest/node'

type Listener = Parameters<PoolWorker['on']>

let thread: Worker | undefined

/** A worker of one run in the thread of all runs, as modules and the embedded Postgres take seconds to load. */
function warmWorker({ distPath, env, execArgv }: PoolOptions): PoolWorker {
  const listeners: Listener[] = []
  return {
    name: 'warm',
    async start() {
      thread ??= new Worker(join(distPath, 'workers/threads.js'), { env, execArgv }).once(
        'exit',
        () => (thread = undefined),
      )
    },
    on(...listener) {
      listeners.push(listener)
      thread?.on(...listener)
    },
    off: (...listener) => thread?.off(...listener),
    send(message) {
      if (message.type !== 'stop') return thread?.postMessage(message, [])
      for (const [event, tell] of listeners)
        if (event === 'message') tell({ type: 'stopped', __vitest_worker_response__: true })
    },
    deserialize: (data) => data,
    async stop() {
      for (const listener of listeners.splice(0)) thread?.off(...listener)
    },
  }
}

/** Runs all tests of a process in one thread, and the next ones as well. */
export const inWarmThread = (): Plugin => ({
  name: 'warm-thread',
  configureVitest({ project }) {
    project.config.pool = 'warm'
    project.config.poolRunner = { name: 'warm', createPoolWorker: warmWorker }
  },
})
