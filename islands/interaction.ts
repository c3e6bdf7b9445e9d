/** Fetches what an island needs; the result hydrates it. */
export type LoadIsland = () => Promise<() => Promise<void>>

/** An island announces itself by the first, with its LoadIsland; the page's script announces by the second that it listens. */
export const ISLAND_QUEUED = 'island:queued'
export const HYDRATION_READY = 'hydration:ready'

/** `client:interaction`. Astro writes this function into every page that has an island, so it only announces the island. */
const interaction = (load: LoadIsland, _options: unknown, island: HTMLElement): void => {
  const announce = () => island.dispatchEvent(new CustomEvent(ISLAND_QUEUED, { detail: load, bubbles: true }))
  announce()
  document.addEventListener(HYDRATION_READY, announce, { once: true })
}

export default interaction
