/** Signs of an active visitor: what an island needs may be fetched now, so that its first use does not wait for it. */
const ACTIVITY_EVENTS = ['pointermove', 'touchstart', 'scroll', 'keydown']
const URL_ATTRIBUTES = ['component-url', 'renderer-url']

type Connection = { saveData?: boolean; effectiveType?: string }

const addresses = new Set<string>()
let isListening = false

/** Preloads the modules of an island once the visitor is active and the browser is idle. It runs none of them. */
export function preloadIsland(island: HTMLElement): void {
  for (const name of URL_ATTRIBUTES) addresses.add(island.getAttribute(name) ?? '')
  if (isListening || savesData()) return
  isListening = true
  const listening = new AbortController()
  const fetchAhead = () => {
    listening.abort()
    const rest = globalThis.requestIdleCallback ?? setTimeout
    rest(() => [...addresses].filter(Boolean).forEach(preload))
  }
  for (const name of ACTIVITY_EVENTS)
    addEventListener(name, fetchAhead, { signal: listening.signal, passive: true, capture: true })
}

function savesData(): boolean {
  const connection: Connection = 'connection' in navigator ? Object(navigator.connection) : {}
  return connection.saveData === true || /2g|3g/.test(connection.effectiveType ?? '')
}

function preload(address: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
}
