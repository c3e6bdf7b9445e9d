import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { PRACTICE, type Job, type Reply } from './job.ts'

type Urgency = 'request' | 'background'

/** Where pictures are drawn, in processes of their own: they hold up nobody, and what memory they took goes with them. */
export type DrawingRoom = {
  /** Background work begins only while nobody waits, and gives way on the processor to all that somebody waits for. */
  draw(job: Job, urgency: Urgency): Promise<Uint8Array>
  /** From now on a practised hand waits for the first who comes, so that he does not wait for it. */
  ready(): void
  close(): Promise<void>
}

type Task = { job: Job; resolve(bytes: Uint8Array): void; reject(error: unknown): void }
type Hand = { process: ChildProcess; urgency: Urgency; task: Task | undefined }

/** Milliseconds without work after which the hands are let go. */
const IDLE = 60_000

/** Memory goes back at once: young garbage in MB, what stays in MB, and all that is large outside the heap. */
const THRIFT = {
  execArgv: ['--max-semi-space-size=4', '--max-old-space-size=160'],
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '262144',
    MALLOC_TRIM_THRESHOLD_: '262144',
  },
}

/** How far background work steps back on the processor (nice). */
const BACK_SEAT = 10

/** `hands` draw what is waited for, one more draws ahead. `dir` is where they keep what takes them long to make. */
export function createDrawingRoom(
  hands: number,
  dir?: string,
  script: URL = new URL('./hand.ts', import.meta.url),
): DrawingRoom {
  const waiting: Record<Urgency, Task[]> = { request: [], background: [] }
  const most: Record<Urgency, number> = { request: hands, background: 1 }
  const staff = new Set<Hand>()
  let rest: NodeJS.Timeout | undefined
  let isReady = false

  const isBusy = (urgency: Urgency) =>
    waiting[urgency].length > 0 || [...staff].some((hand) => hand.urgency === urgency && hand.task)

  function assign() {
    clearTimeout(rest)
    while (assignOne('request'));
    if (!isBusy('request')) assignOne('background')
    if (!isBusy('request') && !isBusy('background')) rest = setTimeout(() => void relieve(), IDLE).unref()
  }

  function assignOne(urgency: Urgency): boolean {
    if (waiting[urgency].length === 0) return false
    const own = [...staff].filter((hand) => hand.urgency === urgency)
    const hand = own.find(({ task }) => !task) ?? (own.length < most[urgency] ? hire(urgency) : undefined)
    if (!hand) return false
    hand.task = waiting[urgency].shift()
    hand.process.ref()
    hand.process.channel?.ref()
    if (hand.task) hand.process.send(hand.task.job)
    return true
  }

  function hire(urgency: Urgency): Hand {
    const child = fork(fileURLToPath(script), dir === undefined ? [] : [dir], {
      execArgv: THRIFT.execArgv,
      env: { ...process.env, ...THRIFT.env },
      serialization: 'advanced',
    })
    child.unref()
    child.channel?.unref()
    const hand: Hand = { process: child, urgency, task: undefined }
    staff.add(hand)
    if (urgency === 'background') stepBack(child)
    child.on('message', (reply: Reply) => {
      const task = hand.task
      hand.task = undefined
      child.unref()
      child.channel?.unref()
      if ('bytes' in reply) task?.resolve(reply.bytes)
      else task?.reject(new Error(reply.fault))
      assign()
    })
    const leave = (reason: Error) => {
      if (!staff.delete(hand)) return
      hand.task?.reject(reason)
      hand.task = undefined
      assign()
    }
    child.on('error', leave)
    child.on('exit', () => leave(new Error('A drawing was given up')))
    return hand
  }

  /** A fresh hand holds less memory than one that has drawn much. */
  async function relieve() {
    await dismiss()
    if (isReady && staff.size === 0) hire('request').process.send(PRACTICE)
  }

  async function dismiss(reason?: Error) {
    const leaving = [...staff]
    staff.clear()
    await Promise.all(leaving.map((hand) => dismissed(hand, reason)))
  }

  return {
    ready() {
      isReady = true
      if (staff.size === 0) hire('request').process.send(PRACTICE)
    },
    draw: (job, urgency) =>
      new Promise((resolve, reject) => {
        waiting[urgency].push({ job, resolve, reject })
        assign()
      }),
    async close() {
      clearTimeout(rest)
      isReady = false
      const closed = new Error('The drawing room is closed')
      for (const task of [...waiting.request.splice(0), ...waiting.background.splice(0)]) task.reject(closed)
      await dismiss(closed)
    },
  }
}

function dismissed({ process, task }: Hand, reason = new Error('A drawing was given up')): Promise<void> {
  task?.reject(reason)
  return new Promise((resolve) => {
    if (process.exitCode !== null || process.signalCode !== null) return resolve()
    process.ref()
    process.once('exit', () => resolve())
    process.kill()
  })
}

function stepBack({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    setPriority(pid, BACK_SEAT)
  } catch {
    // Some systems do not let a process be moved; it draws all the same.
  }
}
