/** Fetches what an island needs; what that gives makes the island one. */
export type Load = () => Promise<() => Promise<void>>

/** An island says so, with its Load; the page's script says that it listens. */
export const ASLEEP = 'island:asleep'
export const READY = 'islands:ready'

/** `client:interaction`. Astro writes it into every page that has an island, so it says no more than that there is one. */
const interaction = (load: Load, _options: unknown, island: HTMLElement): void => {
  const announce = () => island.dispatchEvent(new CustomEvent(ASLEEP, { detail: load, bubbles: true }))
  announce()
  document.addEventListener(READY, announce, { once: true })
}

export default interaction
