/** Widths in pixels in which pictures can be had. */
export const PICTURE_WIDTHS = [
  80, 120, 160, 200, 240, 280, 320, 360, 400, 480, 560, 640, 720, 800, 960, 1200, 1440, 1600, 1920,
] as const

/** Shapes in which pictures can be had, width to height. */
export const PICTURE_RATIOS = {
  '3:4': 3 / 4,
  '4:5': 4 / 5,
  '1:1': 1,
  '7:5': 7 / 5,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
} as const
export type PictureRatio = keyof typeof PICTURE_RATIOS

/** What is shared on social networks. Spec §9. */
export const OG_SIZE = { width: 1200, height: 630 } as const

/** What stands in before a picture has come: tiny, and blurred by so many pixels. Spec §9. */
export const PLACEHOLDER = { width: 10, height: 10, quality: 50, blur: 3 } as const

/** Height of a picture of that width and shape, in whole pixels. */
export const heightFor = (width: number, ratio: PictureRatio): number =>
  Math.round(width / PICTURE_RATIOS[ratio])

/** Height where none is given. Spec §9. */
export const defaultHeight = (width: number): number => Math.ceil((width * 4) / 3)

/** True for the sizes that the image service draws; a pixel more or less in height is rounding. */
export function isPictureSize(width: number, height: number): boolean {
  if (!Number.isInteger(width) || !Number.isInteger(height)) return false
  if ([OG_SIZE, PLACEHOLDER].some((size) => size.width === width && size.height === height)) return true
  if (!PICTURE_WIDTHS.some((allowed) => allowed === width)) return false
  return Object.values(PICTURE_RATIOS).some((ratio) => Math.abs(width / ratio - height) <= 1)
}
