/** `calm`: the lower, the less a still value trembles, in Hz. `haste`: the higher, the less a moving value lags behind. */
export type OneEuroOptions = { calm: number; haste: number }

/** How fast the speed itself may change, in Hz. */
const SPEED_CUTOFF = 1

/**
 * Smooths a value that is measured again and again: strongly while it rests, little while it moves (the "1 € filter" of Casiez, Roussel and Vogel,
 * 2012). `seconds` is the time since the value before.
 */
export function oneEuro({ calm, haste }: OneEuroOptions): (value: number, seconds: number) => number {
  let smooth: number | undefined
  let speed = 0
  return (value, seconds) => {
    if (smooth === undefined) return (smooth = value)
    speed += share(SPEED_CUTOFF, seconds) * ((value - smooth) / seconds - speed)
    smooth += share(calm + haste * Math.abs(speed), seconds) * (value - smooth)
    return smooth
  }
}

/** How much of a new value a low-pass filter takes. */
function share(cutoff: number, seconds: number): number {
  const turns = 2 * Math.PI * cutoff * seconds
  return turns / (turns + 1)
}
