import { divIcon, type Map as LeafletMap, type LatLngTuple, type Marker, marker } from 'leaflet'
import { type Box, freeBoxes } from './free-boxes.ts'
import { escaped } from './map-features.ts'

/**
 * Shows names of towns, the largest first, each with its middle at its town. The answer hides those that would cover a larger one or a mark,
 * or be cut off; it is asked each time the map has come to rest.
 */
export function showTownNames(
  view: LeafletMap,
  towns: readonly { name: string; position: LatLngTuple }[],
): (marks: readonly Marker[]) => void {
  const names = towns.map(({ name, position }) =>
    marker(position, {
      icon: divIcon({ className: 'map-town', html: `<span>${escaped(name)}</span>`, iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
    }).addTo(view),
  )
  const boxOf = (place: Marker, element: HTMLElement | null | undefined): Box => ({
    ...view.latLngToContainerPoint(place.getLatLng()),
    width: element?.offsetWidth ?? 0,
    height: element?.offsetHeight ?? 0,
  })
  return (marks) => {
    const free = freeBoxes(
      names.map((name) => boxOf(name, name.getElement()?.querySelector('span'))),
      [...marks.map((mark) => boxOf(mark, mark.getElement())), ...controlsOf(view.getContainer())],
      { width: view.getSize().x, height: view.getSize().y },
    )
    for (const [index, name] of names.entries())
      name.getElement()?.classList.toggle('covered', free[index] !== true)
  }
}

/** The buttons and the line of the origin. */
function controlsOf(map: HTMLElement): Box[] {
  const { left, top } = map.getBoundingClientRect()
  return [...map.querySelectorAll('.leaflet-control')].map((control) => {
    const { x, y, width, height } = control.getBoundingClientRect()
    return { x: x - left + width / 2, y: y - top + height / 2, width, height }
  })
}
