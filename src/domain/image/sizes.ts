/** The available widths of pictures, in pixels. */
export const IMAGE_WIDTHS = [
  80, 120, 160, 200, 240, 280, 320, 360, 400, 480, 560, 640, 720, 800, 960, 1200, 1440, 1600, 1920,
] as const

/** The available aspect ratios of pictures, width to height. */
export const IMAGE_RATIOS = {
  '3:4': 3 / 4,
  '4:5': 4 / 5,
  '1:1': 1,
  '7:5': 7 / 5,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
} as const
export type ImageRatio = keyof typeof IMAGE_RATIOS

/** The picture of a tile on every screen, so that it is drawn once. Pictures in this size come with the shop. */
export const TILE_SIZE = { width: 640, height: 800 } as const

/** For sharing on social networks. Spec §9. */
export const OG_SIZE = { width: 1200, height: 630 } as const

/**
 * A tiny placeholder, blurred by so many pixels. Spec §9. The image service draws it for other programs: on a page it would be one more
 * request for each picture, and every picture has the colour of its ground already.
 */
export const PLACEHOLDER_IMAGE = { width: 10, height: 10, quality: 50, blur: 3 } as const

/** Height of a picture of that width and aspect ratio, in whole pixels. */
export const imageHeight = (width: number, ratio: ImageRatio): number =>
  Math.round(width / IMAGE_RATIOS[ratio])

/** Default height. Spec §9. */
export const defaultImageHeight = (width: number): number => Math.ceil((width * 4) / 3)

/** True for the sizes that the image service draws; one pixel more or less in height is rounding. */
export function isImageSize(width: number, height: number): boolean {
  if (!Number.isInteger(width) || !Number.isInteger(height)) return false
  if ([OG_SIZE, PLACEHOLDER_IMAGE].some((size) => size.width === width && size.height === height)) return true
  if (!IMAGE_WIDTHS.some((allowed) => allowed === width)) return false
  return Object.values(IMAGE_RATIOS).some((ratio) => Math.abs(width / ratio - height) <= 1)
}

/**
 * The size that the image service has for one that it does not draw: of the most similar shape, and at least as wide where there is one. The
 * widest holds for wider ones. Both in whole pixels from 1 on.
 */
export function nearestImageSize(width: number, height: number): { width: number; height: number } {
  const nearest = IMAGE_WIDTHS.find((each) => each >= width) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1]!
  const differenceOf = (ratio: number) => Math.abs(Math.log((ratio * height) / width))
  const ratios = Object.values(IMAGE_RATIOS).toSorted((one, other) => differenceOf(one) - differenceOf(other))
  const ratio = ratios[0]!
  return { width: nearest, height: Math.round(nearest / ratio) }
}
