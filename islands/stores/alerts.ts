import { atom } from 'nanostores'

/** As spec §4 names them: `reload` offers to load the page anew, `route` leads somewhere. */
export type AlertKind = 'confirm' | 'warning' | 'error' | 'reload' | 'route'

export type Alert = {
  id: number
  kind: AlertKind
  /** Already in the page's language. */
  text: string
  link?: { label: string; href: string } | undefined
}

/** What is being told, the oldest first. */
export const $alerts = atom<readonly Alert[]>([])

/** Milliseconds for which an alert is shown. Spec §9. */
const SHOWN = 5000

type Clock = { left: number; since: number; timer: ReturnType<typeof setTimeout> | undefined }
const clocks = new Map<number, Clock>()
let last = 0
let isHeld = false

/** Tells something for five seconds. What is being told already is told anew, not twice. */
export function tell(kind: AlertKind, text: string, link?: Alert['link']): number {
  const same = $alerts.get().find((alert) => alert.text === text && alert.kind === kind)
  if (same) dismiss(same.id)
  const id = (last += 1)
  clocks.set(id, { left: SHOWN, since: 0, timer: undefined })
  if (!isHeld) start(id)
  $alerts.set([...$alerts.get(), { id, kind, text, link }])
  return id
}

export function dismiss(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  $alerts.set($alerts.get().filter((alert) => alert.id !== id))
}

/** While somebody points at an alert or is in it, none goes away. */
export function hold(): void {
  if (isHeld) return
  isHeld = true
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer)
    clock.left -= performance.now() - clock.since
  }
}

export function release(): void {
  if (!isHeld) return
  isHeld = false
  for (const id of clocks.keys()) start(id)
}

function start(id: number): void {
  const clock = clocks.get(id)
  if (!clock) return
  clock.since = performance.now()
  clock.timer = setTimeout(dismiss, Math.max(0, clock.left), id)
}
