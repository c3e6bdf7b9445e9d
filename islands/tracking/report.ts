import type { ConsentGroup } from '#domain/consent/consent.ts'
import { regulationOf } from '#domain/consent/regulation.ts'
import { isReported, createPageView } from '#domain/tracking/page-view.ts'
import { $consent } from '#islands/stores/consent.ts'
import { flush, setEventReceiver, track } from '#islands/stores/tracking.ts'
import { startContainer, updateContainerConsent } from './container.ts'

const REPORT_PATH = '/api/dt/report'
/** Milliseconds. Spec §9. */
const REPEAT_DELAY_MS = 1000
const root = document.documentElement

let isOpen = false
/** Whether this page view was tracked for the tag manager, and whether it was sent to the shop. */
let isTracked = false
let isSent = false

/** Reports a page view, or a decision that the visitor has just made. */
export function report(isDecision: boolean): void {
  const { granted } = $consent.get()
  if (isDecision) updateContainerConsent(granted)
  if (granted.length === 0) return flush()
  open()
  if (isDecision) trackConsent(granted)
  trackPage(granted)
}

function trackConsent(groups: readonly ConsentGroup[]): void {
  const regulation = regulationOf(root.lang.split('-')[1] ?? '')
  // The number by which tag managers know the vendor of statistics. Spec §9.
  track({ event: 'consent', regulation, groups, vendors: { s26: groups.includes('C0002') } })
}

/** A beacon to the shop where statistics are allowed, an event for the tag manager. */
function trackPage(groups: readonly ConsentGroup[]): void {
  const view = createPageView({
    address: location.href,
    referrer: document.referrer,
    intl: root.lang,
    pageType: document.body.dataset['pageType'] ?? 'other',
    title: document.title,
    agent: navigator.userAgent,
    isMobile: reportsMobile(),
    isAutomated: navigator.webdriver,
  })
  const { pageType: page_type, pageTitle: page_title, path: page_path } = view
  if (!isTracked) track({ event: 'page_view', page_type, page_title, page_path })
  isTracked = true
  if (isSent || !isReported(view) || !groups.includes('C0002')) return
  isSent = navigator.sendBeacon(REPORT_PATH, new Blob([JSON.stringify(view)], { type: 'application/json' }))
}

function open(): void {
  if (isOpen) return
  isOpen = true
  addEventListener('pagehide', flush)
  // A page that the browser restores is viewed again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isTracked = isSent = false
    setTimeout(report, REPEAT_DELAY_MS, false)
  })
  startContainer(root.dataset['container'], $consent.get().granted)
  setEventReceiver((events) => window.dataLayer?.push(...events))
}

/** What the browser itself reports; most report nothing. */
function reportsMobile(): boolean | undefined {
  const { mobile }: { mobile?: unknown } = 'userAgentData' in navigator ? Object(navigator.userAgentData) : {}
  return typeof mobile === 'boolean' ? mobile : undefined
}
