import { dismissAlert, pauseAlerts, resumeAlerts } from '#islands/stores/alert-actions.ts'
import { $alerts, type Alert } from '#islands/stores/alerts.ts'
import { afterPointerUp } from '#islands/ui/after-pointer-up.ts'

/** Shows the alerts in a region of the page. While the pointer or the focus is in the region, they stay. */
export function initAlertRegion(region: HTMLElement): void {
  const model = region.querySelector('template')?.content.firstElementChild
  const shown = new Map<number, Element>()
  if (!model) return

  const show = (alerts: readonly Alert[]) => {
    for (const [id, element] of shown) if (!alerts.some((alert) => alert.id === id)) remove(id, element)
    if (alerts.length > 0) place()
    for (const alert of alerts) if (!shown.has(alert.id)) add(alert, model.cloneNode(true))
  }

  /** Behind an open dialog or popover nobody would see the alert, and behind a dialog no screen reader would announce it. */
  function place(): void {
    const top = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1) ?? document.body
    if (region.parentElement !== top) top.append(region)
  }

  function add(alert: Alert, element: Node): void {
    if (!(element instanceof HTMLElement)) return
    element.dataset['kind'] = alert.kind
    if (alert.kind === 'error') element.role = 'alert'
    const text = element.querySelector('p')
    if (text) text.textContent = alert.text
    const link = element.querySelector('a')
    if (!alert.link) link?.remove()
    else if (link) Object.assign(link, { href: alert.link.href, textContent: alert.link.label })
    element.querySelector('button')?.addEventListener('click', () => dismissAlert(alert.id))
    shown.set(alert.id, element)
    region.append(element)
  }

  function remove(id: number, element: Element): void {
    shown.delete(id)
    element.remove()
    judge()
  }

  /** Also after the element under the pointer or the focus was removed. */
  const judge = () =>
    region.matches(':hover') || region.contains(document.activeElement) ? pauseAlerts() : resumeAlerts()
  // At `focusout` nothing has the focus yet.
  for (const name of ['pointerover', 'pointerout', 'focusin', 'focusout'])
    region.addEventListener(name, () => setTimeout(judge))
  // What closes would hide the alerts, and may be removed. The events do not bubble.
  for (const name of ['close', 'toggle'])
    document.addEventListener(name, () => region.parentElement !== document.body && place(), true)
  // An alert that came over a button between press and release would take the click from it.
  $alerts.subscribe(() => afterPointerUp(() => show($alerts.get())))
}
