export const THEMES = ['light', 'dark'] as const

/** A colour is written with '#' and three, four, six or eight hexadecimal digits. Spec §5. */
export const isColour = (text: string): boolean => /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)

/** The shop's own colours for words and for grounds, with what they look like; each brand has its shade of them. */
const TONES = {
  ink: '#0b1b2b',
  quiet: '#4a5866',
  action: '#0058a9',
  good: '#1b6e3c',
  bad: '#b3261e',
} as const
const GROUNDS = { paper: '#ffffff', ground: '#f4f4f4', mist: '#edf4fb', dark: '#0b1b2b' } as const

export type Tone = keyof typeof TONES
export type Ground = keyof typeof GROUNDS

/** Whatever colour an editor picks for words, the reader gets the nearest of ours: legible, and of the brand. */
export const nearestTone = (colour: string): Tone => nearest(TONES, colour) ?? 'ink'

/** The same for the ground of a block. */
export const nearestGround = (colour: string): Ground => nearest(GROUNDS, colour) ?? 'paper'

function nearest<Name extends string>(palette: Record<Name, string>, colour: string): Name | undefined {
  const wanted = channels(colour)
  const distance = (of: string) =>
    channels(of).reduce((sum, channel, index) => sum + (channel - (wanted[index] ?? 0)) ** 2, 0)
  let best: Name | undefined
  for (const name in palette)
    if (best === undefined || distance(palette[name]) < distance(palette[best])) best = name
  return best
}

/** Red, green and blue, 0 to 255. */
function channels(colour: string): number[] {
  const digits = colour.slice(1)
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
}
