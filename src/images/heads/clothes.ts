import {
  smoothSubtraction,
  smoothUnion,
  capsuleDistance,
  type DistanceFunction,
} from './distance-functions.ts'

export type Collar = 'roll' | 'round' | 'shirt'

/** The height of a collar at the nape, and its slope towards the front. */
const COLLARS: Record<Collar, { height: number; fall: number; away: number }> = {
  roll: { height: -122, fall: 0.12, away: 4.5 },
  round: { height: -140, fall: 0.34, away: 3 },
  shirt: { height: -130, fall: 0.5, away: 4 },
}

/** A knitted top over neck and shoulders. */
export function clothesShape(collar: Collar, neck: number): DistanceFunction {
  const { height, fall, away } = COLLARS[collar]
  return (signedX, y, z) => {
    const x = Math.abs(signedX)
    let d = capsuleDistance(x, y, z, 0, -100, -97, 0, -176, -104, 48 * neck + away, 52 * neck + away)
    d = smoothUnion(d, capsuleDistance(x, y, z, 30, -176, -104, 150, -226, -112, 44, 48), 40)
    const edge = y - (height - fall * Math.max(0, z + 100))
    return smoothSubtraction(d, -edge, 5) * 0.9
  }
}
