import { isGranted } from '#domain/consent/consent.ts'
import { regulationOf } from '#domain/consent/regulation.ts'
import { isReported, pageViewOf } from '#domain/tracking/page-view.ts'
import { $consent } from '#islands/stores/consent.ts'
import { flush, passEventsTo, track } from '#islands/stores/tracking.ts'
import { startContainer, tellContainer } from './container.ts'

const ADDRESS = '/api/dt/report'
const root = document.documentElement

let isOpen = false

/** A page that somebody looked at: a beacon to the shop where statistics are agreed to, an event to the tag manager. */
export function tellPage(): void {
  open()
  const view = pageViewOf({
    address: location.href,
    referrer: document.referrer,
    intl: root.lang,
    pageType: document.body.dataset['pageType'] ?? 'other',
    title: document.title,
    agent: navigator.userAgent,
    isMobile: saysMobile(),
    isAutomated: navigator.webdriver,
  })
  track({ event: 'page_view', page_type: view.pageType, page_title: view.pageTitle, page_path: view.path })
  if (!isReported(view) || !isGranted($consent.get(), 'C0002')) return
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(view)], { type: 'application/json' }))
}

/** What was decided, under which law. Whoever takes it back is no longer measured, and the tag manager hears of it. */
export function tellConsent(): void {
  const { granted } = $consent.get()
  tellContainer(granted)
  if (granted.length === 0) return flush()
  open()
  const regulation = regulationOf(root.lang.split('-')[1] ?? '')
  // The number by which tag managers know the vendor of statistics. Spec §9.
  track({ event: 'consent', regulation, groups: granted, vendors: { s26: granted.includes('C0002') } })
}

function open(): void {
  if (isOpen) return
  isOpen = true
  addEventListener('pagehide', flush)
  startContainer(root.dataset['container'], $consent.get().granted)
  passEventsTo((events) => window.dataLayer?.push(...events))
}

/** What the browser itself says; most say nothing. */
function saysMobile(): boolean | undefined {
  const { mobile }: { mobile?: unknown } = 'userAgentData' in navigator ? Object(navigator.userAgentData) : {}
  return typeof mobile === 'boolean' ? mobile : undefined
}
