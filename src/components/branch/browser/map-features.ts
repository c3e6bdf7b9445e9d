type Shapes = { countries: (string | number[][])[][]; lakes: number[][]; rivers: number[][] }
type Line = [number, number][]

/** Longitudes and latitudes of a shape that is stored as steps in hundredths of a degree. */
export function coordinates(steps: readonly number[]): Line {
  const line: Line = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    line.push([x * 0.01, y * 0.01])
  }
  return line
}

const feature = <
  G extends
    | { type: 'MultiPolygon'; coordinates: Line[][] }
    | { type: 'MultiLineString'; coordinates: Line[] },
>(
  geometry: G,
) => ({ type: 'Feature' as const, geometry, properties: {} })

/** The shapes from the ground up, each with the names of its colours; `fill` is null for a line. */
export function shapeFeatures({ countries, lakes, rivers }: Shapes) {
  const areas = (rings: readonly number[][]) =>
    feature({ type: 'MultiPolygon', coordinates: rings.map((ring) => [coordinates(ring)]) })
  const land = (isOwn: boolean) =>
    countries.flatMap(([code, rings]) =>
      Array.isArray(rings) && (code !== '') === isOwn ? [areas(rings)] : [],
    )
  return [
    { features: land(false), fill: 'land', line: 'line', width: 1 },
    { features: land(true), fill: 'own', line: 'line', width: 2 },
    { features: [areas(lakes)], fill: 'water', line: 'water', width: 1 },
    {
      features: [feature({ type: 'MultiLineString', coordinates: rivers.map(coordinates) })],
      fill: null,
      line: 'water',
      width: 3,
    },
  ]
}

/** A mark and its entry in the list are one: what is chosen in one is chosen in the other. */
export function linkToPage(
  element: HTMLElement | undefined,
  { id, number }: { id: number; number: string | null },
): void {
  if (!element || number === null) return
  element.dataset['place'] = String(id)
  element.classList.toggle('chosen', isChosen(id))
}

const isChosen = (id: number): boolean => document.querySelector(`[data-branch="${id}"].chosen`) !== null

/** A mark of several branches is chosen while one of them is in the list. */
export const markCluster = (element: HTMLElement, ids: readonly number[]): void =>
  void element.classList.toggle('chosen', ids.some(isChosen))

/** Latitude and longitude from an attribute. */
export function readPosition(text = ''): [number, number] {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number)
  return [latitude, longitude]
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Markup of a line that may end with a URL. */
export function attributionLine(text: string): string {
  const [, words = text, url] = /^(.*\S)\s+(https?:\/\/[^\s"<>]+)$/.exec(text) ?? []
  return url === undefined
    ? escaped(words)
    : `<a href="${escaped(url)}" rel="noopener" target="_blank">${escaped(words)}</a>`
}
