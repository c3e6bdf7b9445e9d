import { type Colour, COLOURS, colourIn } from '#domain/search/colour.ts'

/** Side of the square to which a picture is shrunk before it is looked at; it never leaves the browser. */
const SIDE = 64

/** What a picture shows, in one of the words for COLOURS; undefined where it shows none of them, or is no picture. */
export async function wordForPicture(file: Blob, words: readonly string[]): Promise<string | undefined> {
  const colour = await colourOfPicture(file)
  return colour ? words[COLOURS.indexOf(colour)] : undefined
}

async function colourOfPicture(file: Blob): Promise<Colour | null> {
  const size = { resizeWidth: SIDE, resizeHeight: SIDE }
  const picture = await createImageBitmap(file, size).catch(() => null)
  const canvas = new OffscreenCanvas(SIDE, SIDE).getContext('2d')
  if (!picture || !canvas) return null
  canvas.drawImage(picture, 0, 0)
  return colourIn(canvas.getImageData(0, 0, SIDE, SIDE).data, SIDE)
}
