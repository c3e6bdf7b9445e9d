import type { PixelImage } from '#domain/face/face-landmarks.ts'

/** A film of 30 pictures a second, all as large as the first, which has even sides: the fake camera of Chromium repeats it. Rec. 601 in the video range, 4:2:0. */
export function y4m(pictures: readonly PixelImage[]): Buffer {
  const [{ width, height }] = pictures as readonly [PixelImage]
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420mpeg2\n`)
  return Buffer.concat([header, ...pictures.flatMap((picture) => [Buffer.from('FRAME\n'), planes(picture)])])
}

/** Y of each pixel, then Cb and Cr of each four of them, from their first. */
function planes({ width, height, data }: PixelImage): Buffer {
  const frame = Buffer.alloc((width * height * 3) / 2)
  const quarter = (width * height) / 4
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x
      const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3)
      frame[pixel] = 16 + 0.257 * red + 0.504 * green + 0.098 * blue
      if (x % 2 === 1 || y % 2 === 1) continue
      const colour = width * height + (y / 2) * (width / 2) + x / 2
      frame[colour] = 128 - 0.148 * red - 0.291 * green + 0.439 * blue
      frame[colour + quarter] = 128 + 0.439 * red - 0.368 * green - 0.071 * blue
    }
  return frame
}
