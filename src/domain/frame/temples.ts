import { wireWidth, type FrameForm, type FrontDesign } from './design.ts'
import { slotNumber, type MeshBuilder, type Vector } from './mesh.ts'
import { mix, smoothstep } from './scalar.ts'
import { addSweep, type CrossSection } from './sweep.ts'

/** How many millimetres before its end a temple bends down behind the ear. */
export const BEND_BEFORE_END = 42
const BEND_RADIUS = 30
const BEND_ANGLE = 0.8
const STEPS = 52

type Section = { heights: readonly [hinge: number, middle: number, tip: number]; thickness: number }

function sectionOf({ boldness, smart }: FrameForm, material: 'plastic' | 'metal'): Section {
  if (smart) return { heights: [11.5, 9.2, 8], thickness: 5.4 }
  if (material === 'metal') {
    const height = 1 + wireWidth(boldness)
    return { heights: [height + 0.5, height - 0.3, 1.5], thickness: 1.25 }
  }
  const bold = mix(4.6, 8.4, boldness)
  return { heights: [bold, bold * 0.72, bold * 0.86 + 0.6], thickness: mix(2.4, 3.3, boldness) }
}

/** A temple from its hinge to its end behind the ear; `hinge` is where its centre line begins. */
export function addTemple(
  builder: MeshBuilder,
  form: FrameForm,
  hinge: Vector,
  side: 1 | -1,
  material: 'plastic' | 'metal',
) {
  const section = sectionOf(form, material)
  const stations = Array.from({ length: STEPS + 1 }, (_, step) =>
    stationAt(form.figures.temple * (step / STEPS), form.figures.temple, hinge, side, section, material),
  )
  const slot = material === 'metal' ? slotNumber('metal') : slotNumber('temple')
  if (material === 'plastic' || form.smart) return addSweep(builder, stations, slot)
  const sleeve = stations.findIndex(({ along = 0 }) => along > form.figures.temple - BEND_BEFORE_END - 18)
  addSweep(builder, stations.slice(0, sleeve + 1), slot)
  addSweep(builder, stations.slice(sleeve).map(sleeved), slotNumber('tip'))
}

function stationAt(
  along: number,
  length: number,
  hinge: Vector,
  side: 1 | -1,
  { heights, thickness }: Section,
  material: 'plastic' | 'metal',
): CrossSection {
  const share = along / length
  const { drop, back, angle } = templeCentreLine(along, length)
  const narrowing =
    share < 0.55
      ? mix(heights[0], heights[1], smoothstep(0, 0.5, share))
      : mix(heights[1], heights[2], smoothstep(0.6, 0.93, share))
  const end = share > 0.965 ? Math.sqrt(Math.max(0.02, 1 - ((share - 0.965) / 0.0355) ** 2)) : 1
  return {
    centre: [
      hinge[0] + side * (0.35 * Math.sin(Math.min(share * 1.5, 1) * Math.PI) - 6 * share * share),
      hinge[1] - drop,
      hinge[2] - back,
    ],
    across: [1, 0, 0],
    up: [0, Math.cos(angle), -Math.sin(angle)],
    width: thickness * (0.7 + 0.3 * end) * (1 - 0.25 * smoothstep(0.5, 1, share)),
    height: narrowing * end,
    squareness: material === 'metal' ? 2.3 : 3.4,
    along,
  }
}

/** Straight back from the hinge, then an arc, then straight down and back. */
export function templeCentreLine(
  along: number,
  length: number,
): { drop: number; back: number; angle: number } {
  const straight = length - BEND_BEFORE_END
  if (along <= straight) return { drop: 0, back: along, angle: 0 }
  const angle = Math.min((along - straight) / BEND_RADIUS, BEND_ANGLE)
  const rest = Math.max(0, along - straight - BEND_RADIUS * BEND_ANGLE)
  return {
    drop: BEND_RADIUS * (1 - Math.cos(angle)) + rest * Math.sin(angle),
    back: straight + BEND_RADIUS * Math.sin(angle) + rest * Math.cos(angle),
    angle,
  }
}

/** The plastic tip into which a metal temple is inserted. */
function sleeved(station: CrossSection, index: number): CrossSection {
  const swell = smoothstep(0, 3, index + 0.6)
  return {
    ...station,
    height: station.height + 2.1 * swell,
    width: station.width + 1.3 * swell,
    squareness: 2.4,
  }
}

/** Rivets that hold the hinge, on the front of a plastic frame. */
export function rivetsOf(design: FrontDesign): Vector[] {
  const x = design.reach - 4.6
  return [-1.05, 1.05].map((dy): Vector => [x, design.hingeHeight + 0.3 + dy, design.thickness / 2 - 0.08])
}
