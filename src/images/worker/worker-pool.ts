import type { ChildProcess } from 'node:child_process'
import { createFairQueue, type QueueLimits } from './fair-queue.ts'
import { WARM_UP, type RenderJob, type WorkerReply } from './job.ts'
import { endProcess, lowerPriority, startWorkerProcess } from './worker-process.ts'

type Urgency = 'request' | 'background'

/** Too many pictures wait: of this client, or of all. */
export class QueueFull extends Error {}

/** Nobody waits for the picture any more. */
export class Cancelled extends Error {}

/** Renders pictures in processes of their own: they do not block the server, and their memory is freed with them. */
export type WorkerPool = {
  /**
   * Background work starts only while no request waits, and has lower priority on the processor. Requests of several
   * clients take turns, each in its order, but copies of tiles go ahead; throws `QueueFull` where too many wait, and
   * `Cancelled` where the job was cancelled.
   */
  draw(job: RenderJob, urgency: Urgency, client?: string): Promise<Uint8Array>
  /**
   * One more client requests a job that waits, by its identity: it is drawn at the first turn of all who want it, and no
   * longer in the background. No effect on a job that is being drawn, or where too many wait.
   */
  join(job: RenderJob, client?: string): void
  /** Takes a job that waits, by its identity, out of the queue. False where a worker draws it or has drawn it. */
  cancel(job: RenderJob): boolean
  /** From now on a warm worker is ready, so that the first request does not wait for its start. */
  warmUp(): void
  close(): Promise<void>
}

type Task = { job: RenderJob; resolve(bytes: Uint8Array): void; reject(error: unknown): void }
type Worker = {
  process: ChildProcess
  urgency: Urgency
  task: Task | undefined
  deadline?: NodeJS.Timeout
}

/** Milliseconds without work after which the workers are ended. */
const IDLE_MS = 60_000

/**
 * Milliseconds for one picture. The slowest takes some seconds on a busy machine; a worker that takes longer hangs, and
 * everybody who waits for the picture with it.
 */
const JOB_MS = 60_000

/**
 * Room for all who browse, so that only abuse is refused. A page requests at most some 60 pictures, each in one width: a
 * listing 24 tiles with two each, the rest are recommendations and the menu; what was left waits no longer. So 1,800 is
 * a school class behind one address, 30 browsers with a page each of which nothing is drawn yet, or as many tabs of one
 * visitor. All clients together are two such classes. Two workers draw 4 to 10 pictures a second. A request that waits
 * takes 20 KB with its connection: at most 72 MB.
 */
const QUEUE: QueueLimits = { perClient: 1800, total: 3600 }

/** `size` workers serve requests, one more prerenders. They cache slow results in `dir`. */
export function createWorkerPool(
  size: number,
  dir?: string,
  script: URL = new URL('./worker.ts', import.meta.url),
  queue = QUEUE,
  jobMs = JOB_MS,
): WorkerPool {
  const waiting = {
    request: createFairQueue<Task>(queue),
    background: createFairQueue<Task>({ perClient: Infinity, total: Infinity }),
  }
  /** What no worker draws yet. */
  const queued = new Map<RenderJob, Task>()
  const limits: Record<Urgency, number> = { request: size, background: 1 }
  const workers = new Set<Worker>()
  let idleTimer: NodeJS.Timeout | undefined
  let isWarm = false

  const isBusy = (urgency: Urgency) =>
    waiting[urgency].size > 0 || [...workers].some((worker) => worker.urgency === urgency && worker.task)

  function assign() {
    clearTimeout(idleTimer)
    while (assignOne('request'));
    if (!isBusy('request')) assignOne('background')
    if (!isBusy('request') && !isBusy('background'))
      idleTimer = setTimeout(() => void recycle(), IDLE_MS).unref()
  }

  function assignOne(urgency: Urgency): boolean {
    if (waiting[urgency].size === 0) return false
    const own = [...workers].filter((worker) => worker.urgency === urgency)
    const worker =
      own.find(({ task }) => !task) ?? (own.length < limits[urgency] ? spawn(urgency) : undefined)
    if (!worker) return false
    worker.task = waiting[urgency].shift()
    worker.process.ref()
    worker.process.channel?.ref()
    if (worker.task) {
      dequeue(worker.task)
      worker.process.send(worker.task.job)
      worker.deadline = setTimeout(() => worker.process.kill('SIGKILL'), jobMs).unref()
    }
    return true
  }

  function dequeue(task: Task) {
    queued.delete(task.job)
    waiting.request.remove(task)
    waiting.background.remove(task)
  }

  function spawn(urgency: Urgency): Worker {
    const child = startWorkerProcess(script, dir)
    const worker: Worker = { process: child, urgency, task: undefined }
    workers.add(worker)
    if (urgency === 'background') lowerPriority(child)
    child.on('message', (reply: WorkerReply) => {
      const task = worker.task
      worker.task = undefined
      clearTimeout(worker.deadline)
      child.unref()
      child.channel?.unref()
      if ('bytes' in reply) task?.resolve(reply.bytes)
      else task?.reject(new Error(reply.fault))
      assign()
    })
    const leave = (reason: Error) => {
      clearTimeout(worker.deadline)
      if (!workers.delete(worker)) return
      worker.task?.reject(reason)
      worker.task = undefined
      assign()
    }
    child.on('error', leave)
    child.on('exit', () => leave(new Error('a rendering was aborted')))
    return worker
  }

  /** A new worker uses less memory than one that has rendered many pictures. */
  async function recycle() {
    await terminateAll()
    if (isWarm && workers.size === 0) spawn('request').process.send(WARM_UP)
  }

  async function terminateAll(reason?: Error) {
    const leaving = [...workers]
    workers.clear()
    await Promise.all(leaving.map((worker) => terminate(worker, reason)))
  }

  return {
    warmUp() {
      isWarm = true
      if (workers.size === 0) spawn('request').process.send(WARM_UP)
    },
    draw: (job, urgency, client = '') =>
      new Promise((resolve, reject) => {
        const task = { job, resolve, reject }
        if (!waiting[urgency].push({ task, client, isQuick: isCopy(job) }))
          return reject(new QueueFull('too many pictures wait'))
        queued.set(job, task)
        assign()
      }),
    join(job, client = '') {
      const task = queued.get(job)
      if (task && waiting.request.push({ task, client, isQuick: isCopy(job) })) assign()
    },
    cancel(job) {
      const task = queued.get(job)
      if (!task) return false
      dequeue(task)
      task.reject(new Cancelled('nobody waits for the picture'))
      return true
    },
    async close() {
      clearTimeout(idleTimer)
      isWarm = false
      const closed = new Error('the worker pool is closed')
      for (const task of queued.values()) {
        dequeue(task)
        task.reject(closed)
      }
      await terminateAll(closed)
    },
  }
}

/** A copy of a tile takes a tenth of the time of a frame of the same size, and a thirtieth of that of a head. */
const isCopy = ({ tile }: RenderJob): boolean => tile !== undefined

function terminate({ process, task }: Worker, reason = new Error('a rendering was aborted')): Promise<void> {
  task?.reject(reason)
  return endProcess(process)
}
