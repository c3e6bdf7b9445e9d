import { type BasketChange, basketEvents } from '#domain/tracking/basket-events.ts'
import type { TrackedEvent } from '#domain/tracking/event.ts'
import { track } from '#islands/stores/tracking.ts'

type ListedItem = { item_id: string; item_name: string; index: number }

/** Tracks what the page was made to show: goods, a search, a basket. */
export function trackPageEvents(): void {
  const events: TrackedEvent[] = JSON.parse(document.body.dataset['events'] ?? '[]')
  events.forEach(track)
}

/** Tracks the products of a listing that are shown now. */
export function trackListing(): void {
  const tiles = tilesIn(document.querySelector('[data-listing]'))
  if (tiles.length > 0) track({ event: 'view_item_list', ...listName(), items: tiles.map(itemOf) })
}

/** Tracks what the visitor does on the page from now on. */
export function trackActions(): void {
  document.addEventListener('shop:event', (event) => {
    if (event instanceof CustomEvent) track(event.detail)
  })
  document.addEventListener('basket:change', (event) => {
    if (!(event instanceof CustomEvent)) return
    const change: BasketChange = event.detail
    basketEvents(change).forEach(track)
  })
  document.addEventListener('click', ({ target }) => {
    const tile = target instanceof Element && target.closest('a') ? target.closest('.tile') : null
    if (!tile) return
    const index = tilesIn(tile.closest('.shelf')).indexOf(tile)
    track({ event: 'select_item', ...listName(), items: [itemOf(tile, index)] })
  })
}

const tilesIn = (place: Element | null): Element[] => [
  ...(place?.querySelectorAll('.shelf > .tile, :scope > .tile') ?? []),
]

const listName = () => ({ item_list_name: textOf(document.querySelector('h1')) })

function itemOf(tile: Element, index: number): ListedItem {
  const wish = tile.querySelector<HTMLButtonElement>('.wish')
  return {
    item_id: wish?.dataset['product'] ?? wish?.value.slice(1) ?? '',
    item_name: textOf(tile.querySelector('.name')),
    index,
  }
}

/** Without the places where a word may be broken. */
const textOf = (element: Element | null): string => element?.textContent.replaceAll('\u00AD', '').trim() ?? ''
