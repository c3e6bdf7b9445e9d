import { pictureTint } from '#domain/prescription/ordered-tints.ts'
import {
  defaultImageHeight,
  isImageSize,
  nearestImageSize,
  PLACEHOLDER_IMAGE,
  TILE_SIZE,
} from '#domain/image/sizes.ts'
import type { Result } from '#domain/result.ts'

/** One picture in one size, from a request. */
export type ImageRequest = {
  hash: string
  width: number
  height: number
  quality: number
  /** Background as six lower-case hexadecimal digits; undefined leaves it as rendered. */
  bg: string | undefined
  brightness: number
  blur: number
  /** The tint in which a frame's lenses are drawn; undefined is that of the picture. */
  tint: string | undefined
}

export type ImageRequestError =
  | 'hash'
  | 'unknown-parameter'
  | 'repeated-parameter'
  | 'size'
  | 'quality'
  | 'bg'
  | 'brightness'

/** A picture as it is, in the best quality. */
export const PLAIN_PICTURE = { quality: 75, bg: undefined, brightness: 1, blur: 0, tint: undefined } as const

const PARAMETERS = new Set(['width', 'height', 'quality', 'bg', 'brightness', 'tint'])

/** Brightness on white, on grey and of all other pictures. Spec §9. */
const BRIGHTNESS = new Map([
  ['0.96', 0.96],
  ['1.06', 1.06],
  ['1', 1],
])

/** What the shop uses: pictures, and placeholders. */
const QUALITIES = [75, PLACEHOLDER_IMAGE.quality]

/** Backgrounds that the shop uses. Spec §9. */
const BACKGROUNDS: ReadonlySet<string> = new Set(['ffffff', 'f4f4f4'])

/**
 * Reads an address below /images/. Every drawing costs, so there is one for each combination that the shop uses: other
 * sizes and backgrounds are errors, a quality means the nearest of the qualities that there are, and an unknown tint the picture's own: tints are
 * named by whoever sells them.
 */
export function readImageRequest(url: URL): Result<ImageRequest, ImageRequestError> {
  const hash = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  if (!/^[\w-]{4,64}$/.test(hash)) return { ok: false, error: 'hash' }
  const names = [...url.searchParams.keys()]
  if (names.some((name) => !PARAMETERS.has(name))) return { ok: false, error: 'unknown-parameter' }
  if (new Set(names).size < names.length) return { ok: false, error: 'repeated-parameter' }

  const width = whole(url.searchParams.get('width'))
  const height = url.searchParams.has('height')
    ? whole(url.searchParams.get('height'))
    : defaultImageHeight(width)
  if (!isImageSize(width, height)) return { ok: false, error: 'size' }
  const isPlaceholder = width === PLACEHOLDER_IMAGE.width && height === PLACEHOLDER_IMAGE.height

  const quality = url.searchParams.has('quality')
    ? whole(url.searchParams.get('quality'))
    : isPlaceholder
      ? PLACEHOLDER_IMAGE.quality
      : 75
  if (!(quality >= 1 && quality <= 100)) return { ok: false, error: 'quality' }

  const bg = url.searchParams.get('bg')?.toLowerCase()
  if (bg !== undefined && !BACKGROUNDS.has(bg)) return { ok: false, error: 'bg' }
  const brightness = BRIGHTNESS.get(url.searchParams.get('brightness') ?? '1')
  if (brightness === undefined) return { ok: false, error: 'brightness' }
  return {
    ok: true,
    value: {
      hash,
      width,
      height,
      quality: nearestQuality(quality),
      bg,
      brightness,
      blur: isPlaceholder ? PLACEHOLDER_IMAGE.blur : 0,
      tint: pictureTint(url.searchParams.get('tint') ?? ''),
    },
  }
}

/**
 * The same picture in the nearest size that there is, as a query: for a size that is not drawn, a height alone, or none, which is that of a
 * tile. Null for what is no size.
 */
export function nearestSizeQuery({ searchParams }: URL): string | null {
  const [width, height] = ['width', 'height'].map((name) =>
    searchParams.has(name) ? whole(searchParams.get(name)) : undefined,
  )
  if ([width, height].some((each) => each !== undefined && !(each >= 1))) return null
  const size = wantedSize(width, height)
  const nearest = nearestImageSize(size.width, size.height)
  const query = new URLSearchParams(searchParams)
  query.set('width', String(nearest.width))
  query.set('height', String(nearest.height))
  return `?${query}`
}

function wantedSize(width: number | undefined, height: number | undefined) {
  if (width !== undefined) return { width, height: height ?? defaultImageHeight(width) }
  return height === undefined ? TILE_SIZE : { width: Math.round((height * 3) / 4), height }
}

const nearestQuality = (quality: number): number =>
  QUALITIES.reduce((best, each) => (Math.abs(each - quality) < Math.abs(best - quality) ? each : best))

/** A whole number written with digits alone, else NaN. */
const whole = (text: string | null): number =>
  text !== null && /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN

/** The cache key of a result: equal keys are equal bytes. */
export const imageCacheKey = ({ hash, width, height, quality, bg, brightness, tint }: ImageRequest): string =>
  [
    hash,
    `${width}x${height}`,
    `q${quality}`,
    bg,
    brightness === 1 ? undefined : `b${brightness}`,
    tint,
    EDITION,
  ]
    .filter((part) => part !== undefined)
    .join('_')

/** Changed whenever pictures are drawn in another way, so that none of before is sent. */
const EDITION = 'e2'
