import { Worker } from 'node:worker_threads'
import type { Job, Reply } from './job.ts'

/** Where pictures are drawn, off the event loop. */
export type DrawingRoom = {
  /** Work that somebody waits for goes before background work, and never all hands do the latter. */
  draw(job: Job, urgency: 'request' | 'background'): Promise<Uint8Array>
  close(): Promise<void>
}

type Task = { job: Job; resolve(bytes: Uint8Array): void; reject(error: unknown): void }
type Hand = { worker: Worker; task: Task | undefined; background: boolean }

/** Milliseconds without work after which a hand is let go, with all that it remembers. */
const IDLE = 15_000

/** `dir` is where the hands keep what takes them long to make. */
export function createDrawingRoom(
  hands: number,
  dir?: string,
  script: URL = new URL('./draw-worker.ts', import.meta.url),
): DrawingRoom {
  const waiting = { request: new Array<Task>(), background: new Array<Task>() }
  const staff = new Set<Hand>()
  let rest: NodeJS.Timeout | undefined

  function next(): [Task, boolean] | undefined {
    const urgent = waiting.request.shift()
    if (urgent) return [urgent, false]
    const spare = [...staff].every(({ task }) => task === undefined)
    const later = spare ? waiting.background.shift() : undefined
    return later && [later, true]
  }

  function assign() {
    clearTimeout(rest)
    const free =
      [...staff].find(({ task }) => task === undefined) ?? (staff.size < hands ? hire() : undefined)
    const work = free && next()
    if (free && work) {
      ;[free.task, free.background] = work
      free.worker.ref()
      free.worker.postMessage(free.task.job, [])
      assign()
    } else if ([...staff].every(({ task }) => task === undefined)) {
      rest = setTimeout(() => void dismiss(), IDLE).unref()
    }
  }

  function hire(): Hand {
    const hand: Hand = {
      worker: new Worker(script, { workerData: { dir } }),
      task: undefined,
      background: false,
    }
    staff.add(hand)
    hand.worker.unref()
    hand.worker.on('message', (reply: Reply) => {
      const task = hand.task
      hand.task = undefined
      hand.worker.unref()
      if ('bytes' in reply) task?.resolve(reply.bytes)
      else task?.reject(new Error(reply.fault))
      assign()
    })
    const leave = (reason: unknown) => {
      staff.delete(hand)
      hand.task?.reject(reason)
      hand.task = undefined
    }
    hand.worker.on('error', (error) => {
      leave(error)
      assign()
    })
    hand.worker.on('exit', () => leave(new Error('A drawing was given up')))
    return hand
  }

  async function dismiss() {
    const leaving = [...staff]
    staff.clear()
    await Promise.all(leaving.map(({ worker }) => worker.terminate()))
  }

  return {
    draw: (job, urgency) =>
      new Promise((resolve, reject) => {
        waiting[urgency].push({ job, resolve, reject })
        assign()
      }),
    async close() {
      clearTimeout(rest)
      const given = new Error('The drawing room is closed')
      for (const task of [...waiting.request.splice(0), ...waiting.background.splice(0)]) task.reject(given)
      await dismiss()
    },
  }
}
