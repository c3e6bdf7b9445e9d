import type { ConsentGroup } from '#domain/consent/consent.ts'
import { regulationOf } from '#domain/consent/regulation.ts'
import { isReported, pageViewOf } from '#domain/tracking/page-view.ts'
import { $consent } from '#islands/stores/consent.ts'
import { flush, passEventsTo, track } from '#islands/stores/tracking.ts'
import { startContainer, tellContainer } from './container.ts'

const ADDRESS = '/api/dt/report'
/** Milliseconds. Spec §9. */
const AGAIN = 1000
const root = document.documentElement

let isOpen = false
/** Of this page: the tag manager knows that it was looked at, the shop does. */
let isTold = false
let isSent = false

/** Tells of a page that somebody looks at, or has just decided on. */
export function report(isDecision: boolean): void {
  const { granted } = $consent.get()
  if (isDecision) tellContainer(granted)
  if (granted.length === 0) return flush()
  open()
  if (isDecision) tellConsent(granted)
  tellPage(granted)
}

function tellConsent(groups: readonly ConsentGroup[]): void {
  const regulation = regulationOf(root.lang.split('-')[1] ?? '')
  // The number by which tag managers know the vendor of statistics. Spec §9.
  track({ event: 'consent', regulation, groups, vendors: { s26: groups.includes('C0002') } })
}

/** A beacon to the shop where statistics are agreed to, an event to the tag manager. */
function tellPage(groups: readonly ConsentGroup[]): void {
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
  const { pageType: page_type, pageTitle: page_title, path: page_path } = view
  if (!isTold) track({ event: 'page_view', page_type, page_title, page_path })
  isTold = true
  if (isSent || !isReported(view) || !groups.includes('C0002')) return
  isSent = navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(view)], { type: 'application/json' }))
}

function open(): void {
  if (isOpen) return
  isOpen = true
  addEventListener('pagehide', flush)
  // A page that comes back from the browser's memory is looked at anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isTold = isSent = false
    setTimeout(report, AGAIN, false)
  })
  startContainer(root.dataset['container'], $consent.get().granted)
  passEventsTo((events) => window.dataLayer?.push(...events))
}

/** What the browser itself says; most say nothing. */
function saysMobile(): boolean | undefined {
  const { mobile }: { mobile?: unknown } = 'userAgentData' in navigator ? Object(navigator.userAgentData) : {}
  return typeof mobile === 'boolean' ? mobile : undefined
}
