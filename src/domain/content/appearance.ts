export const THEMES = ['light', 'dark'] as const

/** A colour is written with '#' and three, four, six or eight hexadecimal digits. Spec §5. */
export const isColour = (text: string): boolean => /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)

/** The shop's own colours for texts and for backgrounds, with an approximate value; each brand has its own shades of them. */
const TONES = [
  { name: 'ink', colour: '#0b1b2b' },
  { name: 'quiet', colour: '#4a5866' },
  { name: 'action', colour: '#0058a9' },
  { name: 'good', colour: '#1b6e3c' },
  { name: 'bad', colour: '#b3261e' },
] as const
const GROUNDS = [
  { name: 'paper', colour: '#ffffff' },
  { name: 'ground', colour: '#f4f4f4' },
  { name: 'mist', colour: '#edf4fb' },
  { name: 'dark', colour: '#0b1b2b' },
] as const

export type Tone = (typeof TONES)[number]['name']
export type Background = (typeof GROUNDS)[number]['name']

/** The nearest of our text colours for any colour that an editor picks: it is legible, and belongs to the brand. */
export const nearestTone = (colour: string): Tone => nearest(TONES, colour).name

/** The same for the background of a block. */
export const nearestBackground = (colour: string): Background => nearest(GROUNDS, colour).name

function nearest<Shade extends { colour: string }>(palette: readonly Shade[], colour: string): Shade {
  const target = channels(colour)
  const distance = (of: Shade) =>
    channels(of.colour).reduce((sum, channel, index) => sum + (channel - target[index]!) ** 2, 0)
  return palette.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

/** Red, green and blue, 0 to 255. */
function channels(colour: string): number[] {
  const digits = colour.slice(1)
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
}
