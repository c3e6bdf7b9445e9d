import { describe, expect, test } from 'vitest'
import { drawVisibility, emptyVisibility, meshOf, triangleOf } from '#domain/raster/visibility.ts'
import {
  type Corner,
  isLens,
  meshOfTriangles,
  projected,
  rectangle,
  rowsOf,
  type SmallTriangle,
} from '#tests/support/small-pictures.ts'

const size = { width: 8, height: 8 }
const whole = { left: 0, top: 0, ...size }
const all = () => true

/** The number of the triangle at each pixel. */
function draw(triangles: SmallTriangle[], takes: (slot: number) => boolean = all): string[] {
  const visibility = emptyVisibility(whole)
  drawVisibility(visibility, projected(meshOfTriangles(size, triangles), size), 0, takes)
  return rowsOf(size, (pixel) => {
    const owner = visibility.owners[pixel] ?? -1
    return owner < 0 ? '.' : String(triangleOf(owner))
  })
}

const triangle = (...corners: [Corner, Corner, Corner]): SmallTriangle => ({ corners })
const bare = Array.from({ length: 8 }, () => '........')

describe('a triangle', () => {
  test('covers the pixels whose middle it holds, also on its long edge', () => {
    expect(draw([triangle([1, 1], [5, 1], [1, 5])])).toEqual([
      '........',
      '.0000...',
      '.000....',
      '.00.....',
      '.0......',
      '........',
      '........',
      '........',
    ])
  })

  test('covers the same seen from behind', () => {
    expect(draw([triangle([1, 1], [1, 5], [5, 1])])).toEqual(draw([triangle([1, 1], [5, 1], [1, 5])]))
  })

  test('smaller than a pixel covers it only with its middle in it', () => {
    expect(draw([triangle([2.1, 2.1], [2.4, 2.1], [2.1, 2.4])])).toEqual(bare)
    expect(draw([triangle([2.4, 2.4], [2.8, 2.4], [2.4, 2.8])])[2]).toBe('..0.....')
  })

  test.each([
    ['left of the picture', triangle([-5, 1], [-1, 1], [-5, 5])],
    ['right of the picture', triangle([9, 1], [14, 1], [9, 5])],
    ['above the picture', triangle([1, -5], [5, -5], [1, -1])],
    ['below the picture', triangle([1, 9], [5, 9], [1, 14])],
    ['without an area', triangle([1, 1], [3, 3], [5, 5])],
    ['behind the camera', triangle([1, 1, 1500], [5, 1, 1500], [1, 5, 1500])],
    ['that reaches behind the camera', triangle([1, 1], [5, 1], [1, 5, 1500])],
    ['with a corner that is nowhere', triangle([1, 1], [5, 1], [NaN, 5])],
  ])('%s is not drawn', (_, outside) => {
    expect(draw([outside])).toEqual(bare)
  })

  test('is cut at the brink of the picture', () => {
    expect(draw([triangle([-20, -20], [40, -20], [-20, 40])])).toEqual(
      Array.from({ length: 8 }, () => '00000000'),
    )
  })

  test('of a slot that is not taken is not drawn', () => {
    const drawn = draw([...rectangle([0, 0], [8, 8]), ...rectangle([2, 2], [4, 3], { slot: 'lens' })], isLens)
    expect(drawn.join('').replaceAll('.', '')).toHaveLength(2)
    expect(drawn[2]).toMatch(/^\.\.[23]{2}\.{4}$/)
  })
})

describe('triangles that share an edge', () => {
  test.each([
    ['the diagonal through the middles of pixels', [2, 2], [6, 6], 16],
    ['a steep diagonal', [1, 0], [3, 8], 16],
    ['a flat diagonal', [0, 3], [8, 5], 16],
  ] as const)('leave no gap along %s', (_, from, to, count) => {
    const drawn = draw(rectangle(from, to)).join('')
    expect(drawn.replaceAll('.', '')).toHaveLength(count)
    expect(new Set(drawn)).toEqual(new Set('.01'))
  })

  test('leave no gap around a point, wherever it is', () => {
    const ring: Corner[] = Array.from({ length: 7 }, (_, at) => [
      4 + 40 * Math.cos((at * 2 * Math.PI) / 7),
      4 + 40 * Math.sin((at * 2 * Math.PI) / 7),
    ])
    for (const middle of [
      [4, 4],
      [3.5, 3.5],
      [2.123, 5.877],
      [0.5, 7.5],
    ] as const) {
      const fan = ring.map((corner, at) => triangle(middle, corner, ring[(at + 1) % 7] ?? corner))
      expect(draw(fan).join('')).not.toContain('.')
    }
  })

  test('give their common points to the first, so that each is covered once', () => {
    const [upper, lower] = rectangle([2, 2], [6, 6])
    if (!upper || !lower) throw new Error('a rectangle has two triangles')
    expect(draw([upper, lower])).toEqual([
      '........',
      '........',
      '..0000..',
      '..1000..',
      '..1100..',
      '..1110..',
      '........',
      '........',
    ])
    expect(draw([lower, upper])).toEqual([
      '........',
      '........',
      '..0111..',
      '..0011..',
      '..0001..',
      '..0000..',
      '........',
      '........',
    ])
  })
})

describe('of two triangles', () => {
  const far = triangle([0, 0, -50], [16, 0, -50], [0, 16, -50])
  const near = triangle([2, 2, 50], [5, 2, 50], [2, 5, 50])

  test('the nearer is seen, whichever is drawn first', () => {
    const nearLast = draw([far, near])
    const nearFirst = draw([near, far])
    expect(nearLast.slice(2, 5)).toEqual(['00111000', '00110000', '00100000'])
    expect(nearFirst.slice(2, 5)).toEqual(['11000111', '11001111', '11011111'])
  })

  test('that cross each other, each is seen where it is nearer', () => {
    const across = (left: number, right: number): SmallTriangle[] => [
      triangle([0, 0, left], [8, 0, right], [8, 8, right]),
      triangle([0, 0, left], [8, 8, right], [0, 8, left]),
    ]
    const drawn = draw([...across(100, -100), ...across(-100, 100)])
    for (const row of drawn) expect(row).toMatch(/^[01]{4}[23]{4}$/)
  })
})

test('a region is drawn as that part of the picture', () => {
  const visibility = emptyVisibility({ left: 2, top: 3, width: 3, height: 2 })
  const mesh = projected(meshOfTriangles(size, [triangle([1, 1], [5, 1], [1, 5])]), size)
  drawVisibility(visibility, mesh, 0, all)
  expect([...visibility.owners]).toEqual([0, -1, -1, -1, -1, -1])
})

test('nearness is one over the distance, and 0 where nothing is', () => {
  const visibility = emptyVisibility(whole)
  const mesh = projected(meshOfTriangles(size, rectangle([0, 0], [8, 1], { z: 500 })), size)
  drawVisibility(visibility, mesh, 0, all)
  expect(visibility.nearness[3]).toBeCloseTo(1 / 500, 7)
  expect(visibility.nearness[8]).toBe(0)
})

test('an owner is a mesh and a triangle of it', () => {
  const visibility = emptyVisibility(whole)
  const mesh = projected(meshOfTriangles(size, rectangle([0, 0], [8, 8])), size)
  drawVisibility(visibility, mesh, 3, all)
  const owners = [...visibility.owners]
  expect(new Set(owners.map(meshOf))).toEqual(new Set([3]))
  expect(new Set(owners.map(triangleOf))).toEqual(new Set([0, 1]))
})

test.each([
  ['all corners', [1, 1, 1], false],
  ['two of its corners', [1, 1, 0], true],
  ['one of its corners', [1, 0, 0], true],
  ['none of its corners', [0, 0, 0], true],
] as const)('a triangle that faces away with %s', (_, averted, isDrawn) => {
  const visibility = emptyVisibility(whole)
  const mesh = projected(meshOfTriangles(size, [triangle([1, 1], [5, 1], [1, 5])]), size)
  drawVisibility(visibility, { ...mesh, averted: new Uint8Array(averted) }, 0, all)
  expect(visibility.owners.some((owner) => owner >= 0)).toBe(isDrawn)
})
