/** Parameters of the content service's image service. A value out of its range is left out. Spec §5. */
export type AssetOptions = {
  /** Pixels, above 0. With only one of the two the other follows from the picture. */
  width?: number
  height?: number
  /** 0 to 100. */
  blur?: number
  quality?: number
  brightness?: number
  format?: string
  /** Degrees. */
  rotation?: number
  /** "left×top:right×bottom", as the editor sets it. */
  focus?: string
}

const FORMATS = ['webp', 'png', 'jpeg']
const ROTATIONS = [0, 90, 180, 270]

/** Address of an uploaded picture in a size. Pictures on other hosts keep their address; null where it is no valid picture address. */
export function assetUrl(filename: string, options: AssetOptions = {}): string | null {
  const address = secure(filename)
  if (address === null || !isManaged(address)) return address
  const { width, height } = options
  const size = `${isLength(width) ? width : 0}x${isLength(height) ? height : 0}`
  const filters = filtersOf(options)
  const part = filters.length > 0 ? `/filters:${filters.join(':')}` : ''
  return `${address.replace(/[?#].*/, '')}/m/${size}${part}`
}

/** The size in pixels that the file name of an uploaded picture contains. */
export function assetSize(filename: string): { width: number; height: number } | undefined {
  const [, width = 0, height = 0] = /\/(\d{1,5})x(\d{1,5})\//.exec(filename) ?? []
  return Number(width) > 0 && Number(height) > 0
    ? { width: Number(width), height: Number(height) }
    : undefined
}

function filtersOf({ blur, quality, brightness, format, rotation, focus }: AssetOptions): string[] {
  return [
    isPercent(blur) && `blur(${blur})`,
    isPercent(quality) && `quality(${quality})`,
    isPercent(brightness) && `brightness(${brightness})`,
    format !== undefined && FORMATS.includes(format) && `format(${format})`,
    rotation !== undefined && ROTATIONS.includes(rotation) && `rotate(${rotation})`,
    focus !== undefined && /^\d+x\d+:\d+x\d+$/.test(focus) && `focal(${focus})`,
  ].filter((filter) => filter !== false)
}

/** Only `//host/path` and https; a path of the shop as it is. */
function secure(filename: string): string | null {
  const text = filename.trim()
  if (text.startsWith('//')) return `https:${text}`
  if (text.startsWith('/')) return text
  return /^https:\/\/[^\s]+$/i.test(text) ? text : null
}

/** Whether the image service can cut the picture: it must be Storyblok's, and not a vector picture. */
export const isResizable = (filename: string): boolean => isManaged(secure(filename) ?? '')

/** Only pictures of the content service can be resized, and vector pictures need no resizing. */
const isManaged = (address: string) =>
  /^https:\/\/a(-\w+)?\.storyblok(\.com|china\.cn)\/f\//.test(address) && !/\.svg(?:$|[?#])/i.test(address)

const isLength = (value: number | undefined) => value !== undefined && Number.isInteger(value) && value > 0
const isPercent = (value: number | undefined) => value !== undefined && value >= 0 && value <= 100
