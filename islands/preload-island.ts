import { currentConnection, isDataSaving } from './data-saving.ts'
import { onFirstActivity } from './first-activity.ts'

const URL_ATTRIBUTES = ['component-url', 'renderer-url']

const addresses = new Set<string>()
let isListening = false

/** Preloads the modules of an island once the visitor is active and the browser is idle. It runs none of them. */
export function preloadIsland(island: HTMLElement): void {
  for (const name of URL_ATTRIBUTES) addresses.add(island.getAttribute(name) ?? '')
  if (isListening || isDataSaving(currentConnection())) return
  isListening = true
  onFirstActivity(() => {
    const rest = globalThis.requestIdleCallback ?? setTimeout
    rest(() => [...addresses].filter(Boolean).forEach(preload))
  })
}

function preload(address: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
}
