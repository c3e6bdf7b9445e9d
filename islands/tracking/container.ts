import type { ConsentGroup } from '#domain/consent/consent.ts'
import { containerUrl } from '#domain/tracking/container.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    /** What tag managers read, in the order in which it was pushed. */
    dataLayer?: unknown[]
  }
}

/** The names by which tag managers know what each group allows. */
const NAMES: Record<ConsentGroup, readonly string[]> = {
  C0002: ['analytics_storage'],
  C0004: ['ad_storage', 'ad_user_data', 'ad_personalization'],
}
const EVERY = Object.values(NAMES).flat()

const statesOf = (granted: readonly ConsentGroup[]) => {
  const allowed = granted.flatMap((group) => NAMES[group])
  return Object.fromEntries(EVERY.map((name) => [name, allowed.includes(name) ? 'granted' : 'denied']))
}

/** Loads the tag manager of the shop, with everything denied that the visitor did not agree to. Without one, nothing reads the events. */
export function startContainer(id: string | undefined, granted: readonly ConsentGroup[]): void {
  const address = containerUrl(id ?? '')
  if (id === undefined || address === null) return
  window.dataLayer ??= []
  command('consent', 'default', statesOf([]))
  command('consent', 'update', statesOf(granted))
  const start = performance.timeOrigin + performance.now()
  window.dataLayer.push({ 'gtm.start': Math.floor(start), event: 'gtm.js' })
  command('js', new Date(start))
  command('config', id, { send_page_view: false })
  loadScript(address, 'Analytics script unavailable')
}

/** Notifies a loaded tag manager of what is allowed from now on. */
export function updateContainerConsent(granted: readonly ConsentGroup[]): void {
  if (window.dataLayer) command('consent', 'update', statesOf(granted))
}

/** Tag managers accept a command only as the arguments of a call. */
function command(..._parts: unknown[]): void {
  window.dataLayer?.push(arguments)
}
