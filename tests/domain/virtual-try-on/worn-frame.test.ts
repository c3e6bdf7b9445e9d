import { expect, test } from 'vitest'
import { slotNumber, type Mesh } from '#domain/frame/mesh.ts'
import { wornFrame } from '#domain/virtual-try-on/worn-frame.ts'
import { frameForm } from '#tests/support/frames.ts'

const form = frameForm()
const LENS = slotNumber('lens')
const EDGE = slotNumber('edge')

function placesOf({ positions, open }: Mesh) {
  return Array.from({ length: positions.length / 3 }, (_, at) => ({
    x: positions[at * 3]!,
    y: positions[at * 3 + 1]!,
    z: positions[at * 3 + 2]!,
    open: open![at]!,
  }))
}

/** The middle of both lenses. */
function middleOf(mesh: Mesh) {
  const corners = [...mesh.slots].flatMap((slot, at) => (slot === LENS ? [mesh.triangles[at * 3]!] : []))
  const mean = (axis: number) =>
    corners.reduce((sum, corner) => sum + mesh.positions[corner * 3 + axis]!, 0) / corners.length
  return { x: mean(0), y: mean(1), z: mean(2) }
}

test.each([0.85, 1, 1.15])('the front is as wide as it is made, on a head of size %d', (scale) => {
  const front = placesOf(wornFrame(form, scale)).filter(({ z }) => z > 45 * scale)
  const width = Math.max(...front.map(({ x }) => x)) - Math.min(...front.map(({ x }) => x))
  expect(Math.abs(width - form.figures.width)).toBeLessThan(3)
})

test.each([0.85, 1, 1.15])('the temples reach the ears of a head of size %d', (scale) => {
  const mesh = placesOf(wornFrame(form, scale))
  for (const side of [1, -1]) {
    const atEar = mesh.filter(({ x, z }) => x * side > 0 && Math.abs(z + 22 * scale) < 2)
    const middle = atEar.reduce((sum, { x }) => sum + x * side, 0) / atEar.length
    expect(Math.abs(middle - 79 * scale)).toBeLessThan(4)
  }
})

test('the temples fade behind the front, where hair and ears would hide them', () => {
  const mesh = placesOf(wornFrame(form, 1))
  expect(mesh.filter(({ z }) => z > 0).every(({ open }) => open === 1)).toBe(true)
  expect(mesh.filter(({ z }) => z < -50).every(({ open }) => open === 0)).toBe(true)
})

test('thick lenses reach behind the rim, those of the right eye on the right side of the wearer, and none bends with the temples', () => {
  const edge = (slope: number) => ({ base: 2, slope, decentration: 0 })
  const mesh = wornFrame({ ...form, lensEdges: { right: edge(0.012), left: edge(0.002) } }, 1)
  const places = placesOf(mesh)
  const corners = [...mesh.slots].flatMap((slot, at) =>
    slot === EDGE ? [...mesh.triangles.subarray(at * 3, at * 3 + 3)] : [],
  )
  const edges = [...new Set(corners)].map((corner) => places[corner]!)
  const back = (side: 1 | -1) => Math.min(...edges.filter(({ x }) => x * side > 0).map(({ z }) => z))
  expect(back(1) - back(-1)).toBeGreaterThan(3)
  expect(Math.max(...edges.map(({ x }) => Math.abs(x)))).toBeLessThan(form.figures.width / 2)
  expect(edges.every(({ open }) => open === 1)).toBe(true)
  expect(wornFrame(form, 1).slots.includes(EDGE)).toBe(false)
})

test('the eyes are above the middle of the lenses, and the lenses before them', () => {
  const { x, y, z } = middleOf(wornFrame(form, 1))
  const [eyeHeight, cornea] = [26, 42]
  expect(Math.abs(x)).toBeLessThan(0.1)
  expect(eyeHeight - y).toBeGreaterThan(2)
  expect(eyeHeight - y).toBeLessThan(7)
  expect(z - cornea).toBeGreaterThan(10)
  expect(z - cornea).toBeLessThan(18)
})

const resting = (bridge: number, scale = 1) =>
  middleOf(wornFrame(frameForm({ figures: { ...form.figures, bridge } }), scale)).y

test.each([
  ['a wide bridge sits lower', resting(23), resting(16)],
  ['none sits lower than the widest', resting(24), resting(26) + 0.01],
  ['the same bridge sits higher on a broad nose', resting(19) / 1, resting(19, 1.15) / 1.15],
])('%s', (_, lower, higher) => expect(lower).toBeLessThan(higher))

test('pads on arms hold the front away from the nose', () => {
  const metal = frameForm({ build: 'metal', shape: 'round' })
  const plastic = frameForm({ build: 'acetate', shape: 'round' })
  expect(middleOf(wornFrame(metal, 1)).z).toBeGreaterThan(middleOf(wornFrame(plastic, 1)).z)
})

test('the lower rim leans to the cheeks', () => {
  const front = placesOf(wornFrame(form, 1)).filter(({ x, z }) => Math.abs(x - 34) < 3 && z > 40)
  const [low, high] = [Math.min, Math.max].map((pick) => pick(...front.map(({ y }) => y)))
  const depthAt = (height: number) => front.find(({ y }) => y === height)!.z
  expect(depthAt(low!)).toBeLessThan(depthAt(high!))
})
