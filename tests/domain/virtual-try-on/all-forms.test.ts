import { expect, test } from 'vitest'
import type { FrameForm } from '#domain/frame/design.ts'
import { type Mesh, slotNumber, type Vector, vectorAt } from '#domain/frame/mesh.ts'
import { FRAME_SHAPES } from '#domain/image/render-spec.ts'
import { drawStill } from '#domain/virtual-try-on/draw-still.ts'
import { seenFrom } from '#domain/virtual-try-on/wearer.ts'
import { wornFrame } from '#domain/virtual-try-on/worn-frame.ts'
import { allForms, frameForm, nameOf } from '#tests/support/frames.ts'
import { frameSubject, plainPicture, smaller, wearerSeen } from '#tests/support/worn.ts'

/** Where the rim is at the lens. */
const RIMS = {
  full: { above: true, below: true },
  nylor: { above: true, below: false },
  rimless: { above: false, below: false },
} as const

/** On a narrow head the front hides its temples. */
const NARROW = 0.8
const LENS = slotNumber('lens')
const RIM_SLOTS = [slotNumber('front'), slotNumber('metal')]

/** The corners of the front's triangles in these slots: numbers of vertices. */
function cornersOf({ positions, triangles, slots }: Mesh, wanted: readonly number[]): number[] {
  const corners = new Set<number>()
  for (const [triangle, slot] of slots.entries())
    if (wanted.includes(slot))
      for (const corner of triangles.subarray(triangle * 3, triangle * 3 + 3))
        if (positions[corner * 3 + 2]! > 40 * NARROW) corners.add(corner)
  return [...corners]
}

/** The highest and the lowest point of the lens of the wearer's left eye. */
function lensEnds(mesh: Mesh): { above: number; below: number } {
  const height = (corner: number) => mesh.positions[corner * 3 + 1]!
  const lens = cornersOf(mesh, [LENS])
    .filter((corner) => mesh.positions[corner * 3]! > 0)
    .toSorted((a, b) => height(a) - height(b))
  return { above: lens.at(-1)!, below: lens[0]! }
}

test.each(FRAME_SHAPES)(
  '%s in every build is as wide as it is made, with its rim where its kind has one',
  (shape) => {
    const forms = allForms.filter((form) => form.shape === shape)
    expect(forms).toHaveLength(9)
    const faults = forms.flatMap((form) => {
      const mesh = wornFrame(form, NARROW)
      const rim = cornersOf(mesh, RIM_SLOTS).map((corner) => vectorAt(mesh.positions, corner * 3))
      const width = 2 * Math.max(...rim.map(([x]) => Math.abs(x)))
      const ends = lensEnds(mesh)
      const [highest, lowest] = [ends.above, ends.below].map((end) => vectorAt(mesh.positions, end * 3)) as [
        Vector,
        Vector,
      ]
      const near = (end: Vector) => rim.filter(([x]) => Math.abs(x - end[0]) < 3)
      const found = {
        above: near(highest).some(([, y]) => y > highest[1] + 1),
        below: near(lowest).some(([, y]) => y < lowest[1] - 1),
      }
      const { above, below } = RIMS[form.rim]
      const isRight =
        Math.abs(width - form.figures.width) < 0.2 && found.above === above && found.below === below
      return isRight ? [] : [{ form: nameOf(form), width, found }]
    })
    expect(faults).toEqual([])
  },
)

/** Each shape in each rim, each rim in each build. */
const DRAWN: FrameForm[] = FRAME_SHAPES.flatMap((shape, at) =>
  (['full', 'nylor', 'rimless'] as const).map((rim, next) => {
    const build = (['acetate', 'metal', 'combined'] as const)[(at + next) % 3]!
    return frameForm({ shape, rim, build })
  }),
)

const { wearer, size } = smaller(wearerSeen({ yaw: 0, pitch: 0, roll: 0, distance: 500 }, NARROW), 2)
const { focal, centre } = wearer.camera
const image = plainPicture([214, 170, 146], size)
/** Red below this of 255 is that of a black frame, and neither of skin nor of a clear lens or a shadow. */
const DARK = 130

test.each(DRAWN.map((form) => [nameOf(form), form] as const))(
  '%s is drawn as wide as its millimetres are, black where it has a rim and clear where it has none',
  (_, form) => {
    const subject = frameSubject(form)
    const mesh = wornFrame(subject, NARROW)
    const seen = seenFrom(wearer.pose, mesh).positions
    const placeOf = (corner: number) => {
      const [x, y, z] = vectorAt(seen, corner * 3)
      return { x: centre[0] - (focal * x) / z, y: centre[1] + (focal * y) / z }
    }
    const bytes = drawStill(image, wearer, subject)
    const lightAt = (x: number, y: number) => bytes[(Math.floor(y) * size.width + Math.floor(x)) * 3]!

    const columns = Array.from({ length: size.width }, (__, x) => x).filter((x) =>
      Array.from({ length: size.height }, (___, y) => y).some((y) => lightAt(x, y) < DARK),
    )
    const sides = cornersOf(mesh, [...RIM_SLOTS, slotNumber('temple')]).map((corner) => placeOf(corner).x)
    const expected = Math.max(...sides) - Math.min(...sides)
    expect(Math.abs((columns.at(-1)! + 1 - columns[0]!) / expected - 1)).toBeLessThan(0.02)

    const ends = lensEnds(mesh)
    /** The darkest of some pixels from the end of the lens outwards. */
    const darkest = (end: number, outwards: 1 | -1) => {
      const { x, y } = placeOf(end)
      return Math.min(
        ...[0, 1, 2, 3, 4].flatMap((step) =>
          [-2, -1, 0, 1, 2].map((aside) => lightAt(x + aside, y + outwards * step)),
        ),
      )
    }
    const { above, below } = RIMS[form.rim]
    expect({ above: darkest(ends.above, -1) < DARK, below: darkest(ends.below, 1) < DARK }).toEqual({
      above,
      below,
    })

    const [top, bottom] = [placeOf(ends.above), placeOf(ends.below)]
    expect(lightAt((top.x + bottom.x) / 2, (top.y + bottom.y) / 2)).toBeGreaterThan(150)
  },
)
