import { describe, expect, test } from 'vitest'
import { slotNumber } from '#domain/frame/mesh.ts'
import { classifyPixels } from '#domain/raster/classify-pixels.ts'
import { triangleOf } from '#domain/raster/visibility.ts'
import {
  meshOfTriangles,
  projected,
  rectangle,
  rowsOf,
  type SmallTriangle,
  visibilitiesOf,
} from '#tests/support/small-pictures.ts'

const size = { width: 8, height: 3 }
/** Metal alone is so thin that one point never stands for its pixel. */
const broad = Uint8Array.from({ length: 8 }, (_, slot) => (slot === slotNumber('metal') ? 0 : 1))

function classify(triangles: SmallTriangle[], samples = 2) {
  const meshes = [projected(meshOfTriangles(size, triangles), size, samples)]
  const { solid, glass, region } = visibilitiesOf(meshes, size, samples)
  const classes = classifyPixels(solid, glass, region, samples, meshes, broad)
  const area = region.width * region.height
  const points = samples * samples
  /** `e` for pixels of finer points, `s` and `g` for those of one point of solid or glass, `b` for both. */
  const rows = rowsOf(size, (at) => {
    const [column, row] = [(at % size.width) - region.left, Math.floor(at / size.width) - region.top]
    if (column < 0 || row < 0 || column >= region.width || row >= region.height) return ' '
    const pixel = row * region.width + column
    if (classes.edges.includes(pixel)) return 'e'
    const [isSolid, isGlass] = [classes.solid, classes.glass].map(({ places }) => places.includes(pixel))
    return isSolid && isGlass ? 'b' : isSolid ? 's' : isGlass ? 'g' : '.'
  })
  const finer = (layer: 'solid' | 'glass') => [...classes[layer].places].filter((place) => place >= area)
  return { ...classes, rows, area, points, finer }
}

describe('pixels', () => {
  test('inside a broad body need one point, also where two triangles meet', () => {
    expect(classify(rectangle([1, 0], [7, 3])).rows).toEqual(['.ssssss.', '.ssssss.', '.ssssss.'])
  })

  test('that a body covers in part need finer points', () => {
    expect(classify(rectangle([1.5, 0], [6.5, 3])).rows).toEqual([' esssse ', ' esssse ', ' esssse '])
  })

  test('of a thin body need finer points throughout', () => {
    expect(classify(rectangle([1, 0], [7, 3], { slot: 'metal' })).rows[1]).toBe('.eeeeee.')
  })

  test('of glass and of glass before a body need one point of each', () => {
    const glass = rectangle([0, 0], [6, 3], { z: 20, slot: 'lens' })
    expect(classify([...rectangle([3, 0], [8, 3]), ...glass]).rows[1]).toBe('gggbbbss')
  })

  test('of glass behind a body need one point of the body alone', () => {
    const glass = rectangle([0, 0], [6, 3], { z: -20, slot: 'lens' })
    expect(classify([...rectangle([3, 0], [8, 3]), ...glass]).rows[1]).toBe('gggsssss')
  })

  test.each<[string, SmallTriangle[]]>([
    ['two slots meet', rectangle([4.5, 0], [8, 3], { z: 1, slot: 'temple' })],
    ['a body stands before another', rectangle([4.5, 0], [8, 3], { z: 20 })],
    ['a body has a sharp edge', rectangle([4.5, 0], [8, 3], { z: 1, normal: [1, 0, 0] })],
  ])('where %s need finer points', (_, other) => {
    expect(classify([...rectangle([0, 0], [8, 3]), ...other]).rows[1]).toBe('ssssesss')
  })

  test('where two bodies of one slot lie close together and face alike need one point', () => {
    const other = rectangle([4.5, 0], [8, 3], { z: 1, normal: [0.1, 0, 0.99] })
    expect(classify([...rectangle([0, 0], [8, 3]), ...other]).rows[1]).toBe('ssssssss')
  })

  test('where there is nothing are not listed', () => {
    const { rows, edges, solid, glass } = classify([])
    expect(rows).toEqual(['        ', '        ', '        '])
    expect([edges.length, solid.places.length, glass.places.length]).toEqual([0, 0, 0])
  })
})

describe('the list of what is seen', () => {
  test('names the triangle at the middle of each whole pixel', () => {
    const { solid } = classify(rectangle([0, 0], [8, 3]), 3)
    expect(solid.places).toHaveLength(24)
    expect(triangleOf(solid.owners[7] ?? -1)).toBe(0)
    expect(triangleOf(solid.owners[16] ?? -1)).toBe(1)
  })

  test('holds of an edge only the finer points that are covered', () => {
    const { finer, edges, area } = classify(rectangle([1.5, 0], [6.5, 3]))
    expect([...edges]).toEqual([0, 5, 6, 11, 12, 17])
    // Of four points in the first edge the right two, of the second the left two.
    expect(finer('solid').slice(0, 4)).toEqual([area + 1, area + 3, area + 4, area + 6])
    expect(finer('solid')).toHaveLength(12)
  })

  test('has in an edge of the one layer also the finer points of the other', () => {
    const glass = rectangle([0, 0], [4, 3], { z: 20, slot: 'lens' })
    const { finer, rows } = classify([...rectangle([2.5, 0], [8, 3]), ...glass])
    expect(rows[1]).toBe('ggebssss')
    expect([finer('solid').length, finer('glass').length]).toEqual([3 * 2, 3 * 4])
  })

  test('leaves out of the glass what lies outside its own part of the region', () => {
    const glass = rectangle([3, 1], [5, 2], { z: 20, slot: 'lens' })
    const { finer, rows } = classify([...rectangle([0, 0], [8, 3], { slot: 'metal' }), ...glass])
    expect(rows).toEqual(['eeeeeeee', 'eeeeeeee', 'eeeeeeee'])
    expect([finer('solid').length, finer('glass').length]).toEqual([24 * 4, 2 * 4])
  })
})
