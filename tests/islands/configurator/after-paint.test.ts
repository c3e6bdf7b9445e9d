import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '#islands/configurator/after-paint.ts'

/** A page whose frames are drawn, and whose tasks run, when the test says so. */
const page = { events: new EventTarget(), frames: [] as (() => void)[], tasks: [] as (() => void)[] }
const runAll = (waiting: (() => void)[]) => {
  for (const each of waiting.splice(0)) each()
}
beforeEach(() => {
  page.events = new EventTarget()
  vi.stubGlobal('addEventListener', page.events.addEventListener.bind(page.events))
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => page.frames.push(act))
  vi.stubGlobal('setTimeout', (act: () => void) => page.tasks.push(act))
})
afterEach(() => void vi.unstubAllGlobals())

const leave = () => void page.events.dispatchEvent(new Event('pagehide'))

test('it is done behind the next frame, once', () => {
  const act = vi.fn<() => void>()
  afterPaint(act)
  runAll(page.frames)
  expect(act).not.toHaveBeenCalled()
  runAll(page.tasks)
  leave()
  expect(act).toHaveBeenCalledOnce()
})

test('it is done when the page is left before a frame, and not again behind it', () => {
  const act = vi.fn<() => void>()
  afterPaint(act)
  leave()
  expect(act).toHaveBeenCalledOnce()
  runAll(page.frames)
  runAll(page.tasks)
  expect(act).toHaveBeenCalledOnce()
})
