import type { LensRange } from './range.ts'

/** SVG path data of a ruler that is `width` wide and 20 high, with its lines along its lower edge. */
export type Ruler = { width: number; fine: string; whole: string; zero: string }

const HEIGHT = 20
/** Values are counted in hundredths, so that all numbers are integers. */
const SCALE = 100
/** The interval at which a line has this length, in units of the parameter. */
const WHOLE: Partial<Record<LensRange['parameter'], number>> = { axis: 30 }

/** An axis is drawn from 0° to 180°, every other parameter from its smallest to its greatest value. */
export function rulerTicks({ parameter, values }: LensRange): Ruler {
  const [least = 0, greatest = least] = parameter === 'axis' ? [0, 180] : [values[0], values.at(-1)]
  const isWhole = (value: number) => value % (WHOLE[parameter] ?? 1) === 0
  const at = (value: number) => Math.round((value - least) * SCALE)
  const lines = (chosen: readonly number[], length: number) =>
    chosen.map((value) => `M${at(value)} ${HEIGHT}v-${length}`).join('')
  const isAround = least < 0 && greatest > 0
  return {
    width: at(greatest),
    fine: lines(
      values.filter((value) => !isWhole(value)),
      8,
    ),
    whole: lines(values.filter(isWhole), 14),
    zero: isAround ? `M${at(0)} ${HEIGHT}v-${HEIGHT}` : '',
  }
}
