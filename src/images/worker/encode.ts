import sharp from 'sharp'
import type { ShopName } from '#domain/image/wordmarks.ts'
import { BACKGROUND } from '#domain/raster/colour.ts'
import type { Format } from './format.ts'
import { watermark } from './wordmark.ts'

export type Encoding = {
  format: Format
  /** 1 to 100. */
  quality: number
  bg: string | undefined
  brightness: number
  /** Radius in pixels of the finished size; 0 for none. */
  blur: number
  /** Finished size if it differs from the rendered one. */
  resize?: { width: number; height: number }
  /** Prints the shop's name in the lower corner. */
  mark?: ShopName
}

// The workers run in parallel; one picture does not need threads of its own.
sharp.concurrency(1)
sharp.cache(false)

/** Up to this number of pixels, thin coloured lines need a more careful colour reduction, which is slow. */
const SMALL = 500_000

/** From this number of pixels on, encoders use less effort, because the response would take too long. */
const LARGE = 900_000
const HUGE = 2_500_000

/** Encodes rendered bytes (sRGB, three per pixel) as a file. */
export async function encode(
  drawn: Uint8Array,
  { width, height }: { width: number; height: number },
  { format, quality, bg, brightness, blur, resize, mark }: Encoding,
): Promise<Uint8Array> {
  const finished = resize ?? { width, height }
  const pixels = finished.width * finished.height
  const image = sharp(recoloured(drawn, bg, brightness), { raw: { width, height, channels: 3 } })
  if (resize) image.resize(resize.width, resize.height, { fit: 'fill' })
  if (mark) image.composite([{ input: Buffer.from(watermark(mark)), left: 56, top: height - 92 }])
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

/** The background becomes `bg`, as if the picture were printed on it; then everything is made brighter or darker. */
function recoloured(drawn: Uint8Array, bg: string | undefined, brightness: number): Uint8Array {
  if (bg === undefined && brightness === 1) return drawn
  const from = Number.parseInt(BACKGROUND.slice(1, 3), 16)
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
