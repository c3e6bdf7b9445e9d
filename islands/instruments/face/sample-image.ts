import type { PixelImage } from '#domain/face/face-landmarks.ts'
import type { Tensor } from './kernels.ts'

/** A square of a picture: its middle, its side in pixels, and how far it is turned, in radians, clockwise. */
export type Square = { x: number; y: number; side: number; turn: number }

/** A place in the square, from 0 to 1 on each side, in the picture. */
export function fromSquare(
  { x, y, side, turn }: Square,
  across: number,
  down: number,
): { x: number; y: number } {
  const [cos, sin] = [Math.cos(turn) * side, Math.sin(turn) * side]
  return {
    x: x + (across - 0.5) * cos - (down - 0.5) * sin,
    y: y + (across - 0.5) * sin + (down - 0.5) * cos,
  }
}

/** Fills the tensor with the square, its channels from `low` (black) to `high` (white); outside of the picture is black. */
export function sampleImage(
  image: PixelImage,
  square: Square,
  tensor: Tensor,
  low: number,
  high: number,
): void {
  const [height, width] = tensor.shape
  const pixel = square.side / width
  // Where many pixels fall together, the mean of some of them.
  const count = Math.min(Math.max(Math.round(pixel / 2), 1), 8)
  const scale = (high - low) / 255 / count ** 2
  const start = fromSquare(square, 0, 0)
  const [cos, sin] = [(Math.cos(square.turn) * pixel) / count, (Math.sin(square.turn) * pixel) / count]
  const sum = new Float64Array(3)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      sum.fill(0)
      for (let down = row * count + 0.5; down < (row + 1) * count; down += 1)
        for (let across = column * count + 0.5; across < (column + 1) * count; across += 1)
          addColour(image, start.x + across * cos - down * sin, start.y + across * sin + down * cos, sum)
      const to = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel += 1) tensor.data[to + channel] = low + scale * sum[channel]!
    }
}

/** Adds the colour between four pixels. */
function addColour({ width, height, data }: PixelImage, x: number, y: number, sum: Float64Array): void {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  const across = x - 0.5 - left
  const down = y - 0.5 - top
  for (let row = 0; row < 2; row += 1) {
    const inY = top + row
    if (inY < 0 || inY >= height) continue
    for (let column = 0; column < 2; column += 1) {
      const inX = left + column
      if (inX < 0 || inX >= width) continue
      const share = (row === 0 ? 1 - down : down) * (column === 0 ? 1 - across : across)
      const at = 4 * (inY * width + inX)
      sum[0]! += share * data[at]!
      sum[1]! += share * data[at + 1]!
      sum[2]! += share * data[at + 2]!
    }
  }
}
