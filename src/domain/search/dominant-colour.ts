/** The colours that shoppers search for, with their approximate red, green and blue in a picture. */
const LOOKS = {
  black: [28, 28, 30],
  grey: [130, 132, 135],
  brown: [105, 68, 42],
  gold: [201, 166, 98],
  red: [172, 36, 44],
  pink: [226, 152, 168],
  purple: [112, 66, 132],
  blue: [44, 78, 150],
  green: [48, 104, 66],
} as const

export type Colour = keyof typeof LOOKS

export const COLOURS: readonly Colour[] = [
  'black',
  'grey',
  'brown',
  'gold',
  'red',
  'pink',
  'purple',
  'blue',
  'green',
]

type Pixel = readonly [red: number, green: number, blue: number]

/** Distance from which two colours belong to different surfaces. */
const APART = 60

/**
 * The colour of the object in a picture: the most frequent colour that is not the background, which is the average of the edges. Null where
 * there is only background. `pixels` are red, green, blue and alpha from 0 to 255, row by row.
 */
export function dominantColour(pixels: ArrayLike<number>, width: number): Colour | null {
  const height = Math.floor(pixels.length / 4 / width)
  const at = (x: number, y: number): Pixel => {
    const start = (y * width + x) * 4
    return [pixels[start]!, pixels[start + 1]!, pixels[start + 2]!]
  }
  const all = Array.from({ length: width * height }, (_, index) => ({
    x: index % width,
    y: Math.floor(index / width),
  }))
  const isEdge = ({ x, y }: { x: number; y: number }) =>
    x === 0 || y === 0 || x === width - 1 || y === height - 1
  const ground = average(all.filter(isEdge).map(({ x, y }) => at(x, y)))
  const shown = all.map(({ x, y }) => at(x, y)).filter((pixel) => distance(pixel, ground) > APART)
  const counts = Map.groupBy(shown, nearest)
  const [commonest] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return commonest ? commonest[0] : null
}

const nearest = (pixel: Pixel): Colour =>
  COLOURS.reduce((best, each) => (distance(pixel, LOOKS[each]) < distance(pixel, LOOKS[best]) ? each : best))

const distance = (a: Pixel, b: Pixel): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

function average(pixels: readonly Pixel[]): Pixel {
  const mean = (part: 0 | 1 | 2) => pixels.reduce((sum, pixel) => sum + pixel[part], 0) / pixels.length
  return [mean(0), mean(1), mean(2)]
}
