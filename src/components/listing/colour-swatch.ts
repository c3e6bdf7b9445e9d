import { MATERIALS, type MaterialName } from '#domain/image/materials.ts'

/** The material that shows a colour of the filters best. */
const SHOWN: ReadonlyMap<string, MaterialName> = new Map([
  ['black', 'black'],
  ['brown', 'bronze'],
  ['havana', 'havana'],
  ['grey', 'graphite'],
  ['transparent', 'crystal'],
  ['blue', 'blue'],
  ['green', 'bottle'],
  ['red', 'red'],
  ['pink', 'rose'],
  ['violet', 'plum'],
  ['beige', 'sand'],
  ['white', 'white'],
  ['orange', 'coral'],
  ['yellow', 'mustard'],
  ['gold', 'gold'],
  ['silver', 'silver'],
])

/** The groups of filters whose values are those colours. */
const GROUPS = new Set(['color', 'merchandiseColor', 'hearingAidsMerchandiseColor'])

/** The colours of a swatch; the second fills its lower right half. Null for a value that is no colour. */
export function colourSwatch(group: string, value: string): readonly [string, string?] | null {
  const material = GROUPS.has(group) ? SHOWN.get(value) : undefined
  return material === undefined ? null : MATERIALS[material].swatch
}
