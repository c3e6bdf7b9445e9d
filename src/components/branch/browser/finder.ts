import { startBranchSearch } from './branch-search.ts'
import { showBranchStates } from './branch-states.ts'
import { offerBranchMap } from './map-button.ts'

/** One script for list and map. */
export function startFinder(): void {
  showBranchStates()
  startBranchSearch()
  offerBranchMap()
  addEventListener('pointerover', choose)
  addEventListener('focusin', choose)
  choose({ target: document.querySelector('[data-place]:hover') })
}

/** Marks what is chosen in list and map alike. */
function choose({ target }: Pick<Event, 'target'>): void {
  const places = '[data-place]'
  const chosen = target instanceof Element && target.closest<HTMLElement>(places)
  if (chosen)
    for (const each of document.querySelectorAll<HTMLElement>(places))
      each.classList.toggle('chosen', each.dataset['place'] === chosen.dataset['place'])
}
