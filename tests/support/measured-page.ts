import { vi } from 'vitest'

/** The globals of a page that measuring reads, fresh for each call; `unstubAllGlobals` removes them. */
export function stubMeasuredPage(cookie = '') {
  const page = {
    cookie,
    /** Present where a tag manager was loaded. */
    dataLayer: undefined as unknown[] | undefined,
    /** Names of the events on the window. */
    notified: [] as string[],
    beacons: [] as string[],
    dataset: {} as Record<string, string>,
  }
  // Each page evaluates its scripts.
  vi.resetModules()
  vi.stubGlobal('document', {
    get cookie() {
      return page.cookie
    },
    set cookie(written: string) {
      page.cookie = written.split(';')[0] ?? ''
    },
    documentElement: { dataset: page.dataset, lang: 'de-DE' },
    body: { dataset: { pageType: 'home' } },
    title: 'Brillen',
    referrer: '',
    addEventListener: () => {},
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', (event: Event) => {
    page.notified.push(event.type)
    return events.dispatchEvent(event)
  })
  vi.stubGlobal('location', new URL('https://shop.example/de-de/'))
  vi.stubGlobal('navigator', {
    userAgent: 'Firefox',
    webdriver: false,
    sendBeacon: (url: string) => page.beacons.push(url) > 0,
  })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('window', page)
  return page
}
