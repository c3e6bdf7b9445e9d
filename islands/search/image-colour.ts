import { type Colour, COLOURS, dominantColour } from '#domain/search/dominant-colour.ts'

/** Side in pixels of the square to which a picture is scaled down before it is examined. The picture never leaves the browser. */
const SIDE = 64

/** The word for the colour of a picture, from `words` for COLOURS; undefined where it shows none of them, or is no picture. */
export async function colourWordForImage(file: Blob, words: readonly string[]): Promise<string | undefined> {
  const colour = await colourOfPicture(file)
  return colour ? words[COLOURS.indexOf(colour)] : undefined
}

async function colourOfPicture(file: Blob): Promise<Colour | null> {
  const size = { resizeWidth: SIDE, resizeHeight: SIDE }
  const picture = await createImageBitmap(file, size).catch(() => null)
  const canvas = new OffscreenCanvas(SIDE, SIDE).getContext('2d')
  if (!picture || !canvas) return null
  // What is transparent would count as black.
  canvas.fillStyle = '#fff'
  canvas.fillRect(0, 0, SIDE, SIDE)
  canvas.drawImage(picture, 0, 0)
  return dominantColour(canvas.getImageData(0, 0, SIDE, SIDE).data, SIDE)
}
