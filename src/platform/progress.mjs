// Plain JavaScript without packages: the set-up shows progress before anything is installed.

/**
 * @typedef {{ advance(by?: number): void, done(): void, fail(): void }} Progress
 * `advance` counts what is finished, one by default. `done` and `fail` write the last line; later calls do nothing.
 *
 * @typedef {{ write(text: string): unknown, isTTY?: boolean, columns?: number }} ProgressStream
 * @typedef {{ total?: number | undefined, stream?: ProgressStream, now?: () => number }} ProgressOptions
 * @typedef {(name: string, options?: ProgressOptions) => Progress} StartProgress
 */

/** Milliseconds between two drawings in a terminal, and between two lines elsewhere. */
const REDRAW_MS = 100
const LINE_MS = 5000
/** Milliseconds between two looks at the clock while nothing is counted. */
const TICK_MS = 250
const BAR_WIDTH = 20

/**
 * Shows how far long work has come: a bar in a terminal, elsewhere a line every five seconds and one at the end. Share, count, rate
 * for each second, and the time left at the average rate so far; without a `total`, the time gone. `now` is in milliseconds. Writes to
 * standard error, so that the output of a command stays its own.
 *
 * @type {StartProgress}
 */
export function startProgress(name, { total, stream = process.stderr, now = () => performance.now() } = {}) {
  const startedAt = now()
  const isTerminal = stream.isTTY === true
  let count = 0
  let drawnAt = startedAt
  let isOpen = true

  const seconds = () => (now() - startedAt) / 1000
  function draw() {
    drawnAt = now()
    const text = `${name}: ${progressText(count, total, seconds())}`
    if (!isTerminal) return stream.write(`  ${text}\n`)
    const bar = total ? `${progressBar(count / total)} ` : ''
    return stream.write(`\r\u001B[K${`· ${bar}${text}`.slice(0, (stream.columns ?? 80) - 1)}`)
  }
  const drawWhenDue = () => {
    if (isOpen && now() - drawnAt >= (isTerminal ? REDRAW_MS : LINE_MS)) draw()
  }
  /** @param {string} line */
  function end(line) {
    if (!isOpen) return
    isOpen = false
    clearInterval(timer)
    stream.write(`${isTerminal ? '\r\u001B[K' : ''}${line}\n`)
  }
  const timer = setInterval(drawWhenDue, TICK_MS).unref()
  return {
    advance(by = 1) {
      count += by
      drawWhenDue()
    },
    done: () => end(`✓ ${name}: ${count > 0 ? `${count} in ` : ''}${duration(seconds())}`),
    fail: () => end(`✗ ${name}: after ${count > 0 ? `${count} in ` : ''}${duration(seconds())}`),
  }
}

/**
 * Ends the progress with the work: `done` when it succeeds, `fail` when it throws.
 *
 * @template T
 * @param {Progress} progress
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
export async function endWith(progress, work) {
  try {
    const result = await work
    progress.done()
    return result
  } catch (error) {
    progress.fail()
    throw error
  }
}

/**
 * Shows nothing: for tests, and for callers without a terminal.
 *
 * @type {StartProgress}
 */
export const withoutProgress = () => ({ advance() {}, done() {}, fail() {} })

/**
 * What is shown beside a name: `42 % (252 of 600), 87/s, 4 s left`. More than the total counts as all of it.
 *
 * @param {number} count
 * @param {number | undefined} total
 * @param {number} seconds since the start
 */
export function progressText(count, total, seconds) {
  const rate = seconds > 0 ? count / seconds : 0
  const each = count > 0 ? [`${rate < 10 ? Math.round(rate * 10) / 10 : Math.round(rate)}/s`] : []
  if (!total) return [...(count > 0 ? [String(count)] : []), ...each, duration(seconds)].join(', ')
  const left = rate > 0 && count < total ? [`${duration((total - count) / rate)} left`] : []
  const share = Math.floor((Math.min(count, total) / total) * 100)
  return [`${share} % (${count} of ${total})`, ...each, ...left].join(', ')
}

/** @param {number} share from 0 to 1 */
function progressBar(share) {
  const filled = Math.round(Math.min(share, 1) * BAR_WIDTH)
  return '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
}

/** @param {number} seconds */
function duration(seconds) {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}
