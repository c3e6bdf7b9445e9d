import type { LensLine } from './line.ts'
import type { Advanced } from '#shop-api/seed/drafts/draft.ts'

/** An addition as its maker names it. */
type Named = { parameter: 'addition'; name: string }

type Stretch = {
  parameter: string
  from: number
  to: number
  step: number
  whenParameter?: string
  whenFrom?: number
  whenTo?: number
}

/** A stretch that is made only where another parameter lies between two values. */
const when = (parameter: string, from: number, to: number, stretches: Stretch[]): Stretch[] =>
  stretches.map((stretch) => ({ ...stretch, whenParameter: parameter, whenFrom: from, whenTo: to }))

const range = (parameter: string, from: number, to: number, step: number): Stretch => ({
  parameter,
  from,
  to,
  step,
})

/** Strong values are made in half steps, the common ones in quarters. Dioptres, degrees, millimetres. */
const SPHERES: Record<string, Stretch[]> = {
  spherical: [
    range('sphere', -12, -6.5, 0.5),
    range('sphere', -6, -0.5, 0.25),
    range('sphere', 0.5, 6, 0.25),
    range('sphere', 6.5, 8, 0.5),
  ],
  toric: [range('sphere', -9, -6.5, 0.5), range('sphere', -6, 4, 0.25)],
  multifocal: [range('sphere', -10, -6.5, 0.5), range('sphere', -6, 6, 0.25)],
  coloured: [range('sphere', -6, 0, 0.25)],
}

/** The values in which a lens can be ordered, as its manufacturer states them. */
export function parameterRanges({
  type,
  wearing,
  curves,
  diameter,
  additions,
  cosmetic,
}: LensLine): Advanced {
  const spheres = cosmetic ? [range('sphere', 0, 0, 0)] : (SPHERES[type] ?? [])
  const rows = [
    ...spheres,
    ...(type === 'toric' ? toric(wearing) : []),
    ...(type === 'multifocal' ? additionRows(additions) : []),
    ...curves.map((curve) => range('baseCurve', curve, curve, 0)),
    range('diameter', diameter, diameter, 0),
  ]
  return { key: 'lensParameterRange', rows: () => rows }
}

const additionRows = (names: readonly string[] | undefined): (Stretch | Named)[] =>
  names?.map((name) => ({ parameter: 'addition', name })) ?? [range('addition', 0.75, 2.5, 0.25)]

/** Strong cylinders are made for common spheres, in fewer axes: every ten degrees around the horizontal and the vertical. */
const toric = (wearing: string): Stretch[] =>
  wearing === 'daily'
    ? [
        range('cylinder', -1.25, -0.75, 0.5),
        ...when('sphere', -6, 2, [range('cylinder', -1.75, -1.75, 0)]),
        range('axis', 10, 20, 10),
        range('axis', 80, 100, 10),
        range('axis', 160, 180, 10),
        ...when('cylinder', -1.25, -0.75, [range('axis', 30, 30, 0), range('axis', 60, 70, 10)]),
        ...when('cylinder', -1.25, -0.75, [range('axis', 110, 120, 10), range('axis', 150, 150, 0)]),
      ]
    : [
        range('cylinder', -1.75, -0.75, 0.5),
        ...when('sphere', -6, 4, [range('cylinder', -2.75, -2.25, 0.5)]),
        ...when('cylinder', -2.25, -0.75, [range('axis', 10, 180, 10)]),
        ...when('cylinder', -2.75, -2.75, [range('axis', 10, 20, 10), range('axis', 80, 100, 10)]),
        ...when('cylinder', -2.75, -2.75, [range('axis', 160, 180, 10)]),
      ]
