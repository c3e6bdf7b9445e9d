import { defaultHeight, isPictureSize, PLACEHOLDER } from '#domain/picture/sizes.ts'
import type { Result } from '#domain/result.ts'

/** One picture in one size, as asked for. */
export type ImageRequest = {
  hash: string
  width: number
  height: number
  quality: number
  /** Ground as six lower-case hexadecimal digits; undefined leaves it as drawn. */
  bg: string | undefined
  brightness: number
  blur: number
}

export type Refusal =
  | 'hash'
  | 'unknown-parameter'
  | 'repeated-parameter'
  | 'size'
  | 'quality'
  | 'bg'
  | 'brightness'

const PARAMETERS = new Set(['width', 'height', 'quality', 'bg', 'brightness'])

/** Brightness of white, of grey and of all other pictures. Spec §9. */
const BRIGHTNESS = new Map([
  ['0.96', 0.96],
  ['1.06', 1.06],
  ['1', 1],
])

const QUALITY = 75

/** Reads an address below /images/. Whatever is not known is refused, so that nobody can fill the disk with it. */
export function readImageRequest(url: URL): Result<ImageRequest, Refusal> {
  const hash = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  if (!/^[\w-]{4,64}$/.test(hash)) return { ok: false, error: 'hash' }
  const names = [...url.searchParams.keys()]
  if (names.some((name) => !PARAMETERS.has(name))) return { ok: false, error: 'unknown-parameter' }
  if (new Set(names).size < names.length) return { ok: false, error: 'repeated-parameter' }

  const width = whole(url.searchParams.get('width'))
  const height = url.searchParams.has('height') ? whole(url.searchParams.get('height')) : defaultHeight(width)
  if (!isPictureSize(width, height)) return { ok: false, error: 'size' }
  const isPlaceholder = width === PLACEHOLDER.width && height === PLACEHOLDER.height

  const quality = url.searchParams.has('quality')
    ? whole(url.searchParams.get('quality'))
    : isPlaceholder
      ? PLACEHOLDER.quality
      : QUALITY
  if (!(quality >= 1 && quality <= 100)) return { ok: false, error: 'quality' }

  const bg = url.searchParams.get('bg')?.toLowerCase()
  if (bg !== undefined && !/^[\da-f]{6}$/.test(bg)) return { ok: false, error: 'bg' }
  const brightness = BRIGHTNESS.get(url.searchParams.get('brightness') ?? '1')
  if (brightness === undefined) return { ok: false, error: 'brightness' }
  return {
    ok: true,
    value: { hash, width, height, quality, bg, brightness, blur: isPlaceholder ? PLACEHOLDER.blur : 0 },
  }
}

/** A whole number written with digits alone, else NaN. */
const whole = (text: string | null): number =>
  text !== null && /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN

/** What a result is kept under: equal keys are equal bytes. */
export const keyOf = ({ hash, width, height, quality, bg, brightness }: ImageRequest): string =>
  [hash, `${width}x${height}`, `q${quality}`, bg, brightness === 1 ? undefined : `b${brightness}`]
    .filter((part) => part !== undefined)
    .join('_')
