import sharp from 'sharp'
import type { ShopName } from '#domain/picture/wordmarks.ts'
import { GROUND } from './shade/colour.ts'
import type { Format } from './format.ts'
import { cornerMark } from './wordmark.ts'

export type Encoding = {
  format: Format
  /** 1 to 100. */
  quality: number
  bg: string | undefined
  brightness: number
  /** Radius in pixels of the finished size; 0 for none. */
  blur: number
  /** Finished size where it is not the drawn one. */
  resize?: { width: number; height: number }
  /** The shop's name is printed in the lower corner. */
  mark?: ShopName
}

// The workers are the parallel part; one picture does not need threads of its own.
sharp.concurrency(1)
sharp.cache(false)

/** Pixels up to which thin coloured lines need care when colour is thinned out; care takes long. */
const SMALL = 500_000

/** Pixels from which on encoders may not try everything, or somebody waits too long for them. */
const LARGE = 900_000
const HUGE = 2_500_000

/** From drawn bytes (sRGB, three a pixel) to a file. */
export async function encode(
  drawn: Uint8Array,
  { width, height }: { width: number; height: number },
  { format, quality, bg, brightness, blur, resize, mark }: Encoding,
): Promise<Uint8Array> {
  const finished = resize ?? { width, height }
  const pixels = finished.width * finished.height
  const image = sharp(recoloured(drawn, bg, brightness), { raw: { width, height, channels: 3 } })
  if (resize) image.resize(resize.width, resize.height, { fit: 'fill' })
  if (mark) image.composite([{ input: Buffer.from(cornerMark(mark)), left: 56, top: height - 92 }])
  if (blur > 0) image.blur(blur)
  const file = await (
    format === 'avif'
      ? image.avif({
          quality: Math.max(1, Math.round(quality * 0.74)),
          effort: pixels > HUGE ? 0 : pixels > LARGE ? 1 : 2,
          chromaSubsampling: '4:2:0',
        })
      : format === 'webp'
        ? image.webp({ quality, effort: pixels > HUGE ? 2 : 4, smartSubsample: pixels <= SMALL })
        : image.jpeg({ quality, mozjpeg: true })
  ).toBuffer()
  return new Uint8Array(file.buffer, file.byteOffset, file.byteLength)
}

/** The ground becomes `bg`, as if the picture were printed on it; then all is made brighter or darker. */
function recoloured(drawn: Uint8Array, bg: string | undefined, brightness: number): Uint8Array {
  if (bg === undefined && brightness === 1) return drawn
  const from = Number.parseInt(GROUND.slice(1, 3), 16)
  const tables = [0, 2, 4].map((start) => {
    const share = bg === undefined ? 1 : Number.parseInt(bg.slice(start, start + 2), 16) / from
    return Uint8ClampedArray.from({ length: 256 }, (_, byte) => byte * share * brightness)
  })
  const [red, green, blue] = tables
  const result = new Uint8Array(drawn.length)
  for (let at = 0; at < drawn.length; at += 3) {
    result[at] = red?.[drawn[at] ?? 0] ?? 0
    result[at + 1] = green?.[drawn[at + 1] ?? 0] ?? 0
    result[at + 2] = blue?.[drawn[at + 2] ?? 0] ?? 0
  }
  return result
}
