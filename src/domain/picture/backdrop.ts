/** What a picture was taken against, as the Shop API says it. Spec §3. */
export type ImageBackground = 'white' | 'grey' | 'transparent'

/**
 * How a picture is brought onto the shop's ground: white ones are dimmed, grey ones lifted, transparent ones get the
 * ground behind them. Spec §9.
 */
export function backdrop(background: ImageBackground | undefined): { brightness: number; bg: string } {
  return {
    brightness: background === 'white' ? 0.96 : background === 'grey' ? 1.06 : 1,
    bg: background === 'transparent' ? 'f4f4f4' : 'ffffff',
  }
}
