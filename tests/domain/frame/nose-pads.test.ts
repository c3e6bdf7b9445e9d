import { expect, test } from 'vitest'
import { frontDesign } from '#domain/frame/design.ts'
import { meshBuilder, slotNumber, type Slot } from '#domain/frame/mesh.ts'
import { addMouldedPads, addPadsOnArms } from '#domain/frame/nose-pads.ts'
import { frameForm } from '#tests/support/frames.ts'

const form = frameForm()

test.each<[string, typeof addPadsOnArms, Slot[]]>([
  ['pads on arms are silicone and wire', addPadsOnArms, ['metal', 'pad']],
  ['moulded pads are of the front itself', addMouldedPads, ['front']],
])('%s, behind the front and beside the nose', (_, add, slots) => {
  for (const side of [1, -1] as const) {
    const builder = meshBuilder()
    add(builder, frontDesign(form), form, side)
    const mesh = builder.mesh()
    expect(new Set(mesh.slots)).toEqual(new Set(slots.map(slotNumber)))
    const xs = mesh.positions.filter((_, index) => index % 3 === 0)
    expect(Math.min(...xs.map((x) => x * side))).toBeGreaterThan(4)
    expect(Math.min(...mesh.positions.filter((_, index) => index % 3 === 2))).toBeLessThan(-2)
  }
})
