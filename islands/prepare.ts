/** Somebody is there: what an island needs may be fetched, so that its first use need not wait for it. */
const SIGNS = ['pointermove', 'touchstart', 'scroll', 'keydown']
const NEEDED = ['component-url', 'renderer-url']

type Connection = { saveData?: boolean; effectiveType?: string }

const addresses = new Set<string>()
let isListening = false

/** Fetches the parts of an island ahead, when a person first stirs and the page is at rest. None is run. */
export function prepare(island: HTMLElement): void {
  for (const name of NEEDED) addresses.add(island.getAttribute(name) ?? '')
  if (isListening || isSparing()) return
  isListening = true
  const stirred = new AbortController()
  const fetchAhead = () => {
    stirred.abort()
    const rest = globalThis.requestIdleCallback ?? setTimeout
    rest(() => [...addresses].filter(Boolean).forEach(preload))
  }
  for (const name of SIGNS)
    addEventListener(name, fetchAhead, { signal: stirred.signal, passive: true, capture: true })
}

function isSparing(): boolean {
  const connection: Connection = 'connection' in navigator ? Object(navigator.connection) : {}
  return connection.saveData === true || /2g|3g/.test(connection.effectiveType ?? '')
}

function preload(address: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
}
