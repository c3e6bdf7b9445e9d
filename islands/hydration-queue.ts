import { ISLAND_QUEUED, type LoadIsland, HYDRATION_READY } from './interaction.ts'
import { ifReachable } from './offline.ts'
import { onUse } from './on-use.ts'
import { preloadIsland } from './preload-island.ts'

const OPEN_EVENT = 'beforetoggle'
/** What the browser does by itself, without the island: it must not wait. */
const NATIVE_CONTROLS = '[popovertarget], [commandfor]'
/** A checkbox changes by itself at once; its island reads it after hydration. */
const QUEUED_CONTROLS = `button:not(${NATIVE_CONTROLS}), input[type=submit]`

/**
 * Hydrates an island of `client:interaction` when a person first interacts with it, or opens what contains it. Clicks and submits until
 * then are queued and replayed in their order. Where the island cannot be fetched, the page does what it does without JavaScript; where
 * there is no network, they stay in the queue until there is one.
 */
export function startHydrationQueue(): void {
  document.addEventListener(ISLAND_QUEUED, (event) => {
    if (event instanceof CustomEvent && event.target instanceof HTMLElement)
      queueEvents(event.target, event.detail)
  })
  // Islands that were in the page before announce themselves again.
  document.dispatchEvent(new Event(HYDRATION_READY))
}

function queueEvents(island: HTMLElement, load: LoadIsland): void {
  const queued: (() => void)[] = []
  const listening = new AbortController()
  let isHydrating = false

  async function hydrate() {
    if (isHydrating) return
    isHydrating = true
    const start = await load()
    await start()
    // Astro takes the mark away from what it has hydrated.
    if (!island.hasAttribute('ssr')) return replayAll()
    await ifReachable(replayAll)
    isHydrating = false
  }

  async function replayAll() {
    listening.abort()
    for (const replay of queued) {
      replay()
      // React draws what one event changes before the next event is replayed.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  function enqueue(event: Event) {
    const replay = replayOf(event)
    if (replay === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    queued.push(replay)
    void hydrate()
  }

  const { signal } = listening
  for (const name of ['click', 'submit']) island.addEventListener(name, enqueue, { signal, capture: true })
  const hydrateInside = ({ target }: Event) => {
    if (target instanceof Node && target.contains(island)) void hydrate()
  }
  document.addEventListener(OPEN_EVENT, hydrateInside, { signal, capture: true })
  addEventListener('online', () => queued.length > 0 && void hydrate(), { signal })
  onUse(island, hydrate, signal)
  preloadIsland(island)
}

/** Repeats the event; null for an event that the island does not handle. */
function replayOf({ type, target }: Event): (() => void) | null {
  if (type === 'submit') return target instanceof HTMLFormElement ? () => target.requestSubmit() : null
  const pressed = target instanceof Element ? target.closest<HTMLElement>(QUEUED_CONTROLS) : null
  return pressed && (() => pressed.click())
}
