import type { Position } from '#domain/branch/position.ts'
import { MAP_HEIGHT, type MapView, mapView, positionsIn } from './map-view.ts'
import { isAtEdge, placeLabels } from './place-labels.ts'

/** Kilometres across, the closest first. */
const WIDTHS = [50, 75, 110] as const
/** So many names tell where a place lies. */
const ENOUGH = 2
/** Pixels above and below the middle of the drawing that a wide map shows at least. */
const SHOWN = 150

/** A view with a single place in its middle: the closest one in which towns around it are named. */
export function viewAround(place: Position, towns: readonly ({ name: string } & Position)[]): MapView {
  const views = WIDTHS.map((width) => mapView([place], width))
  const isClear = (view: MapView) =>
    placeLabels(
      positionsIn(towns, view).map((town) => ({ name: town.name, ...view(town) })),
      [view(place)],
    ).filter((label) => !isAtEdge(label) && Math.abs(label.y - MAP_HEIGHT / 2) <= SHOWN).length >= ENOUGH
  return views.find(isClear) ?? mapView([place], WIDTHS.at(-1))
}
