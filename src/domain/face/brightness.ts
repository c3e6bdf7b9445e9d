import { clamp, mix } from '#domain/frame/scalar.ts'
import type { PixelImage } from './face-landmarks.ts'

/** Brightness from 0 to 255 between four pixels. Pixel (0, 0) reaches from 0 to 1; beyond the border its last pixels go on. */
export function brightnessAt(image: PixelImage, x: number, y: number): number {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  const across = x - 0.5 - left
  const upper = mix(pixelBrightness(image, left, top), pixelBrightness(image, left + 1, top), across)
  const lower = mix(pixelBrightness(image, left, top + 1), pixelBrightness(image, left + 1, top + 1), across)
  return mix(upper, lower, y - 0.5 - top)
}

/** Luma of Rec. 601. */
function pixelBrightness({ width, height, data }: PixelImage, column: number, row: number): number {
  const x = clamp(column, 0, width - 1)
  const y = clamp(row, 0, height - 1)
  const at = 4 * (y * width + x)
  return 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!
}
