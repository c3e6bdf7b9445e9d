import type { Position } from '#domain/branch/position.ts'
import { type MapView, mapView, positionsIn } from './map-view.ts'
import { isAtEdge, placeLabels } from './place-labels.ts'

/** Kilometres across, the closest first. */
const WIDTHS = [32, 48, 70] as const
/** So many names tell where a place lies. */
const ENOUGH = 3

/** A view with a single place in its middle: the closest one in which towns around it are named. */
export function viewAround(place: Position, towns: readonly ({ name: string } & Position)[]): MapView {
  const views = WIDTHS.map((width) => mapView([place], width))
  const isClear = (view: MapView) =>
    placeLabels(
      positionsIn(towns, view).map((town) => ({ name: town.name, ...view(town) })),
      [view(place)],
    ).filter((label) => !isAtEdge(label)).length >= ENOUGH
  return views.find(isClear) ?? mapView([place], WIDTHS.at(-1))
}
