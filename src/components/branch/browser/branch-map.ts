import {
  canvas,
  control,
  divIcon,
  geoJSON,
  type LatLngTuple,
  map,
  type Map as LeafletMap,
  type Marker,
  marker,
} from 'leaflet'
import Supercluster from 'supercluster'
import { rpc } from '#islands/rpc.ts'
import shapes from '#components/branch/map-shapes.json'
import { linkToPage, markCluster, readPosition, shapeFeatures } from './map-features.ts'
import { readMapSearch } from './map-search.ts'
import { offerTiles } from './map-tiles.ts'
import { showTownNames } from './town-names.ts'

type Found = { id: number; latitude: number; longitude: number; number: string | null; href: string }

/** Milliseconds after the map has come to rest. */
const CALM = 250
const RADIUS = 44
/** Pixels across a mark with a number, and one without: a scale of its style would move it away from its place. */
const MARK = 30
const SPARE = 18
const MAX_ZOOM = 14
/** All that is drawn. */
const EUROPE: LatLngTuple[] = [
  [32, -16],
  [63, 44],
]

/**
 * Replaces the still map by one that can be moved, with the branches of the list and those near its middle. An open map has no button any more.
 */
export function openBranchMap(place: Element, pressed: EventTarget | null): void {
  const frame = place.querySelector<HTMLElement>('[data-map-frame]')
  const button = place.querySelector('[data-open-map]')
  // A mark leads to its branch in the list.
  if (!frame || !button || (pressed instanceof Element && pressed.closest('a'))) return
  const hasFocus = document.activeElement === button
  button.remove()
  const listed = [...document.querySelectorAll<HTMLElement>('[data-position]')].map(({ dataset }): Found => {
    const [latitude, longitude] = readPosition(dataset['position'])
    return { id: Number(dataset['branch']), number: dataset['number'] ?? null, href: '', latitude, longitude }
  })
  const towns = [...frame.querySelectorAll<SVGElement>('[data-town]')].map(({ dataset, textContent }) => ({
    name: textContent.trim(),
    position: readPosition(dataset['town']),
  }))
  const bounds = frame.dataset['bounds']?.split(',').map(Number)
  frame.replaceChildren()
  const view = map(frame, {
    renderer: canvas({ padding: 0.5 }),
    maxZoom: MAX_ZOOM,
    maxBounds: EUROPE,
    zoomControl: false,
  })
  // Nobody sees where the land is cut off.
  view.setMinZoom(view.getBoundsZoom(EUROPE, true))
  nameMap(view, frame)
  // The button that had it is gone.
  if (hasFocus) frame.focus({ preventScroll: true })
  view.attributionControl.setPrefix(false).addAttribution('Natural Earth')
  drawShapes(view, getComputedStyle(frame))
  const [south = 44, west = 5, north = 55, east = 20] = bounds ?? []
  view.fitBounds(
    [
      [south, west],
      [north, east],
    ],
    { padding: [50, 50], maxZoom: 12 },
  )
  const placeNames = showTownNames(view, towns)
  const found = new Map(listed.map((each) => [each.id, each]))
  const shown: Marker[] = []
  let marksOfClusters: (() => void)[] = []
  let index = clusters(found)
  const draw = () => {
    for (const each of shown.splice(0)) each.remove()
    marksOfClusters = []
    const seen = view.getBounds()
    const box: [number, number, number, number] = [
      seen.getWest(),
      seen.getSouth(),
      seen.getEast(),
      seen.getNorth(),
    ]
    for (const { geometry, properties, id } of index.getClusters(box, Math.round(view.getZoom()))) {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      const isCluster = 'cluster' in properties
      const label = isCluster ? `+${properties.point_count}` : (properties.number ?? '')
      const isSpare = !isCluster && properties.number === null
      const size = isSpare ? SPARE : MARK
      const icon = divIcon({
        className: isSpare ? 'map-mark spare' : 'map-mark',
        html: label,
        iconSize: [size, size],
      })
      const pin = marker([latitude, longitude], { icon, keyboard: false }).addTo(view)
      const element = pin.getElement()
      if (!isCluster) linkToPage(element, properties)
      else if (element) {
        const ids = index.getLeaves(Number(id), Infinity).map((leaf) => leaf.properties.id)
        marksOfClusters.push(() => markCluster(element, ids))
      }
      pin.on('click', () => {
        if (isCluster)
          view.setView([latitude, longitude], Math.min(MAX_ZOOM, index.getClusterExpansionZoom(Number(id))))
        else if (properties.number === null) location.assign(properties.href)
        else location.hash = `branch-${properties.id}`
      })
      shown.push(pin)
    }
    placeNames(shown)
    markClusters()
  }
  const markClusters = () => {
    for (const mark of marksOfClusters) mark()
  }
  // After those of the list, which choose.
  addEventListener('pointerover', markClusters)
  addEventListener('focusin', markClusters)
  const form = document.querySelector<HTMLFormElement>('[data-branch-search]')
  const search = readMapSearch(new FormData(form ?? undefined))
  let timer = 0
  const look = async () => {
    if (search === null) return
    const { lat, lng } = view.getCenter()
    const answer = await rpc('findBranches', { ...search, near: { lat, lon: lng } }).catch(() => null)
    const fresh = answer?.entities.filter(({ id }) => !found.has(id)) ?? []
    if (fresh.length === 0) return
    for (const each of fresh) found.set(each.id, { ...each, number: null })
    index = clusters(found)
    draw()
  }
  const rest = () => {
    draw()
    clearTimeout(timer)
    timer = window.setTimeout(() => void look(), CALM)
  }
  view.on('moveend', rest)
  rest()
  offerTiles(view, frame)
}

/** What can be focused and pressed has a name in the language of the page. */
function nameMap(view: LeafletMap, frame: HTMLElement): void {
  const { label = '', closer = '', farther = '' } = frame.dataset
  frame.role = 'region'
  frame.ariaLabel = label
  control.zoom({ zoomInTitle: closer, zoomOutTitle: farther }).addTo(view)
}

function clusters(found: ReadonlyMap<number, Found>) {
  return new Supercluster<Found>({ radius: RADIUS, maxZoom: MAX_ZOOM - 1 }).load(
    [...found.values()].map((properties) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [properties.longitude, properties.latitude] },
      properties,
    })),
  )
}

/** The colours are those of the page. */
function drawShapes(view: LeafletMap, style: CSSStyleDeclaration): void {
  const colour = (name: string) => style.getPropertyValue(`--map-${name}`)
  for (const { features, fill, line, width } of shapeFeatures(shapes))
    geoJSON(features, {
      interactive: false,
      style: {
        fill: fill !== null,
        fillColor: colour(fill ?? ''),
        fillOpacity: 1,
        color: colour(line),
        weight: width,
      },
    }).addTo(view)
}
