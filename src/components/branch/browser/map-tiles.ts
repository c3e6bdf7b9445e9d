import { type Map as LeafletMap, tileLayer } from 'leaflet'
import { showMapFailure } from './map-failure.ts'
import { attributionLine } from './map-features.ts'

/** Whether the visitor has agreed to load streets, as long as the tab is open. */
const AGREED = 'veduta-map-tiles'
/** The closest that streets are shown. */
const MAX_ZOOM = 18

/** Shows streets on the map where the shop has them: at once from the shop's own origin, else after a press. */
export function offerTiles(view: LeafletMap, frame: HTMLElement): void {
  const offer = document.querySelector<HTMLElement>('[data-map-tiles]')
  const { mapTiles: url, attribution = '' } = offer?.dataset ?? {}
  if (!offer || url === undefined) return
  const show = () => {
    offer.hidden = true
    showTiles(view, frame, { url, attribution })
  }
  const isOwn = new URL(url, location.href).origin === location.origin
  if (isOwn || hasAgreed()) return show()
  offer.hidden = false
  offer.querySelector('button')?.addEventListener('click', () => {
    show()
    frame.focus()
    try {
      sessionStorage.setItem(AGREED, '1')
    } catch {
      // A browser without storage asks on each page.
    }
  })
}

function hasAgreed(): boolean {
  try {
    return sessionStorage.getItem(AGREED) !== null
  } catch {
    return false
  }
}

/** The own shapes lie below: they show while a picture is missing, and stay where none can be loaded. */
function showTiles(
  view: LeafletMap,
  frame: HTMLElement,
  { url, attribution }: { url: string; attribution: string },
): void {
  const layer = tileLayer(url, { attribution: attributionLine(attribution), maxZoom: MAX_ZOOM })
  let loaded = 0
  layer.on('tileload', () => {
    loaded += 1
    frame.classList.add('with-streets')
  })
  layer.on('tileerror', () => {
    if (loaded > 0) return
    layer.remove()
    showMapFailure()
  })
  view.setMaxZoom(MAX_ZOOM)
  layer.addTo(view)
}
