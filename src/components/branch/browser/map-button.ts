import { showMapFailure } from './map-failure.ts'

/** Opens the map by its button or by a press on the still map; its script is fetched on press, never before. */
export function offerBranchMap(): void {
  const map = document.querySelector('[data-map]')
  // Without a network the still map stays.
  map?.addEventListener('click', ({ target }) =>
    import('./branch-map.ts').then((script) => script.openBranchMap(map, target), showMapFailure),
  )
}
