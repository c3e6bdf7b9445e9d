import { onTestFinished } from 'vitest'
import { createBus } from '#platform/bus/bus.ts'
import type { BusLog } from '#platform/bus/bus-log.ts'
import { recordingLog } from './log.ts'

let opened = 0

/** The bus of a process, with what it has received. Until the end of the test. */
export function openTestBus(messages: BusLog, { pollMs = 60_000 } = {}) {
  const { log, lines } = recordingLog()
  const closing = new AbortController()
  const received: string[] = []
  let gaps = 0
  const bus = createBus(
    {
      messages,
      sender: `process ${++opened}`,
      onTags: (tags) => received.push(...tags),
      onGap: () => (gaps += 1),
      log,
      now: () => 0,
      retryMs: 20,
      pollMs,
    },
    closing.signal,
  )
  onTestFinished(() => closing.abort())
  return { ...bus, received, gaps: () => gaps, lines, close: () => closing.abort() }
}

/** A log in memory, which fails while it is down, and loses what it holds. */
export function memoryBusLog() {
  let entries: { id: string; sender: string; tags: string[] }[] = []
  const state = { isDown: false, sizes: [] as number[] }
  let last = 0
  const guard = () => {
    if (state.isDown) throw new Error('down')
  }
  return {
    state,
    lose: () => void (entries = []),
    async append(messages: readonly { sender: string; tags: string[] }[]) {
      guard()
      for (const message of messages) {
        last += 1
        state.sizes.push(message.tags.length)
        entries.push({ ...message, id: String(last) })
      }
      return String(last)
    },
    async read(from: string) {
      guard()
      return entries.filter(({ id }) => Number(id) >= Number(from))
    },
  }
}
