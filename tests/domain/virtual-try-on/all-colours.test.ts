import { beforeAll, describe, expect, test } from 'vitest'
import type { FrameForm, FrameSubject } from '#domain/frame/design.ts'
import { type Material, MATERIALS, type MaterialName } from '#domain/image/materials.ts'
import { LENS_TINTS, type LensTintName } from '#domain/image/tints.ts'
import { drawStill } from '#domain/virtual-try-on/draw-still.ts'
import { frameSubject, plainPicture, seenAt, smaller, wearerSeen } from '#tests/support/worn.ts'

const TIMES = 2
const SKIN = [214, 170, 146] as const
const { wearer, size } = smaller(wearerSeen({ yaw: 0, pitch: 0, roll: 0, distance: 500 }), TIMES)
const image = plainPicture(SKIN, size)

type Colour = readonly [red: number, green: number, blue: number]
const brightness = ([red, green, blue]: Colour) => (red + green + blue) / 3
const difference = (a: Colour, b: Colour) => Math.max(...a.map((value, at) => Math.abs(value - b[at]!)))

/** On the face, in mm: the middle of a lens, and its upper rim. */
const LENS_HEIGHT = 16
const RIM_HEIGHT = 42.5

/** Colours in the picture of a frame: through the middle of a lens, and of its upper rim. */
function coloursOf(form: Partial<FrameForm>, rest: Partial<FrameSubject>): { lens: Colour; rim: Colour } {
  const bytes = drawStill(image, wearer, frameSubject(form, rest))
  const at = (height: number): Colour => {
    const { x, y } = seenAt([34, height, 52 - 500])
    const [red = 0, green = 0, blue = 0] = bytes.subarray(
      (Math.round(y / TIMES) * size.width + Math.round(x / TIMES)) * 3,
    )
    return [red, green, blue]
  }
  return { lens: at(LENS_HEIGHT), rim: at(RIM_HEIGHT) }
}

let clear: number
beforeAll(() => {
  clear = brightness(coloursOf({ rim: 'rimless' }, { lens: 'clear' }).lens)
})

const TINTED = (Object.keys(LENS_TINTS) as LensTintName[]).filter((name) => name !== 'clear')

test.each(TINTED)('the face is darker through a lens in %s than through a clear one', (lens) => {
  const [above, below] = LENS_TINTS[lens].density
  // Light is added to what a lens lets through: by the surface of each, and more by a mirror.
  const most = 1 - 0.2 * ((above + below) / 2)
  const light = brightness(coloursOf({ rim: 'rimless' }, { lens }).lens)
  expect(light / clear).toBeLessThan(most)
})

describe('frames in all materials', () => {
  const NAMES = Object.keys(MATERIALS) as MaterialName[]
  const colours = new Map<MaterialName, ReturnType<typeof coloursOf>>()
  beforeAll(() => {
    for (const material of NAMES) {
      const { pattern }: Material = MATERIALS[material]
      const build = pattern === 'metal' ? 'metal' : 'acetate'
      colours.set(material, coloursOf({ build, boldness: 1 }, { material, lens: 'brown' }))
    }
  })

  test.each(NAMES)('%s is seen before the skin, around a lens that is darker than a clear one', (name) => {
    const { lens, rim } = colours.get(name)!
    expect(difference(rim, SKIN)).toBeGreaterThan(15)
    expect(brightness(lens) / clear).toBeLessThan(0.6)
  })

  test('no two of them look alike', () =>
    expect(new Set([...colours.values()].map(({ rim }) => rim.join())).size).toBe(NAMES.length))
})
