import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * Settings that free memory at once: young objects in MB, old objects in MB, and all large allocations outside the
 * heap.
 */
const LOW_MEMORY = {
  execArgv: ['--max-semi-space-size=4', '--max-old-space-size=160'],
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '262144',
    MALLOC_TRIM_THRESHOLD_: '262144',
  },
}

/** Priority of background work on the processor (nice): the lowest, so that it takes what nothing else uses. */
const BACKGROUND_NICE = 19

/** Starts a process that renders. It does not keep this one alive; `dir` is where it caches slow results. */
export function startWorkerProcess(script: URL, dir: string | undefined): ChildProcess {
  const child = fork(fileURLToPath(script), dir === undefined ? [] : [dir], {
    execArgv: LOW_MEMORY.execArgv,
    env: { ...process.env, ...LOW_MEMORY.env },
    serialization: 'advanced',
  })
  child.unref()
  child.channel?.unref()
  return child
}

/** Resolves when the process has ended. */
export function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.ref()
    child.once('exit', () => resolve())
    child.kill()
  })
}

export function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, BACKGROUND_NICE)
  } catch {
    // Some systems do not allow the change of priority; the worker renders all the same.
  }
}
