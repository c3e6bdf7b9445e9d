import type { ConsentGroup } from '#domain/consent/consent.ts'
import { regulationOf } from '#domain/consent/regulation.ts'
import type { TrackedEvent } from '#domain/tracking/event.ts'
import { parseVendorTags } from '#domain/tracking/vendor-tag.ts'
import { isReported, createPageView } from '#domain/tracking/page-view.ts'
import { $consent } from '#islands/stores/consent.ts'
import { flush, setEventReceiver, track } from '#islands/stores/tracking.ts'
import { holdEvents, takeHeldEvents } from './held-events.ts'
import { loadScript } from './load-script.ts'
import { startContainer, updateContainerConsent } from './container.ts'
import { trackActions, trackListing, trackPageEvents } from './page-events.ts'

const REPORT_PATH = '/api/dt/report'
/** Milliseconds. Spec §9. */
const REPEAT_DELAY_MS = 1000
const root = document.documentElement

let isOpen = false
/** Whether this page view was tracked for the tag manager, and whether it was sent to the shop. */
let isTracked = false
let isSent = false
let changing: ReturnType<typeof setTimeout> | undefined

/** Reports a page view, or a decision that the visitor has just made. */
export function report(isDecision: boolean): void {
  // A terminal in a branch is used by many people: nobody's decision there counts for the next one.
  if (root.dataset['storeMode'] !== undefined) return
  const { granted } = $consent.get()
  if (isDecision) updateContainerConsent(granted)
  if (granted.length === 0) {
    takeHeldEvents()
    return flush()
  }
  open(isDecision)
  if (isDecision) trackConsent(granted)
  trackPage(granted)
  // Only now, so that the page view stands before all that waited for it.
  setEventReceiver(deliver)
}

/** On screens without a tag manager events wait for the next screen that has one, at most until the tab is closed. */
function deliver(events: readonly TrackedEvent[]): void {
  const all = [...takeHeldEvents(), ...events]
  if (window.dataLayer) window.dataLayer.push(...all)
  else holdEvents(all)
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
    category: document.body.dataset['category'],
    title: document.title,
    agent: navigator.userAgent,
    isMobile: reportsMobile(),
    isAutomated: navigator.webdriver,
  })
  const { pageType: page_type, pageTitle: page_title, path: page_path } = view
  if (!isTracked) {
    track({ event: 'page_view', page_type, page_title, page_path })
    trackListing()
  }
  isTracked = true
  if (isSent || !isReported(view) || !groups.includes('C0002')) return
  isSent = navigator.sendBeacon(REPORT_PATH, new Blob([JSON.stringify(view)], { type: 'application/json' }))
}

/** The policy of a page was sent before a decision on it: other people's scripts start with the next page. */
function open(isDecision: boolean): void {
  if (isOpen) return
  isOpen = true
  trackPageEvents()
  trackActions()
  addEventListener('pagehide', flush)
  // A page that the browser restores is viewed again, and a listing that shows other products is another page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) viewAgain()
  })
  document.addEventListener('listing:change', viewAgain)
  if (isDecision) return
  const { granted } = $consent.get()
  startContainer(root.dataset['container'], granted)
  for (const { group, src } of parseVendorTags(root.dataset['vendorTags'] ?? ''))
    if (granted.includes(group)) loadScript(src, 'Vendor script unavailable')
}

function viewAgain(): void {
  isTracked = isSent = false
  clearTimeout(changing)
  changing = setTimeout(report, REPEAT_DELAY_MS, false)
}

/** What the browser itself reports; most report nothing. */
function reportsMobile(): boolean | undefined {
  const { mobile }: { mobile?: unknown } = 'userAgentData' in navigator ? Object(navigator.userAgentData) : {}
  return typeof mobile === 'boolean' ? mobile : undefined
}
