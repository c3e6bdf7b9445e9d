import { $alerts, type Alert, type AlertKind } from './alerts.ts'

/** Milliseconds for which an alert is shown. Spec §9. */
const ALERT_MS = 5000

type Clock = { left: number; since: number; timer: ReturnType<typeof setTimeout> | undefined }
const clocks = new Map<number, Clock>()
let last = 0
let isPaused = false

/** Shows an alert for five seconds. The same alert is not shown twice: its time starts again. */
export function showAlert(kind: AlertKind, text: string, link?: Alert['link']): number {
  const same = $alerts.get().find((alert) => alert.text === text && alert.kind === kind)
  if (same) dismissAlert(same.id)
  const id = (last += 1)
  clocks.set(id, { left: ALERT_MS, since: 0, timer: undefined })
  if (!isPaused) start(id)
  $alerts.set([...$alerts.get(), { id, kind, text, link }])
  return id
}

export function dismissAlert(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  $alerts.set($alerts.get().filter((alert) => alert.id !== id))
}

/** While the pointer or the focus is in an alert, none disappears. */
export function pauseAlerts(): void {
  if (isPaused) return
  isPaused = true
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer)
    clock.left -= performance.now() - clock.since
  }
}

export function resumeAlerts(): void {
  if (!isPaused) return
  isPaused = false
  for (const id of clocks.keys()) start(id)
}

function start(id: number): void {
  const clock = clocks.get(id)
  if (!clock) return
  clock.since = performance.now()
  clock.timer = setTimeout(dismissAlert, Math.max(0, clock.left), id)
}
