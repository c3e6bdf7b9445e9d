import type { Picture } from '#domain/picture/picture.ts'
import type { ShopName } from '#domain/picture/wordmarks.ts'
import { problem } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { createDrawingRoom, type DrawingRoom } from './drawing-room.ts'
import { chosenFormat, FORMATS, type Format } from './format.ts'
import type { Job } from './job.ts'
import { openKeptFiles } from './kept-files.ts'
import { masterSize } from './master.ts'
import { keyOf, readImageRequest, type ImageRequest } from './request.ts'
import { defaultHeight, OG_SIZE, PLACEHOLDER } from '#domain/picture/sizes.ts'

export type ImageOptions = {
  /** What is drawn for a hash; null for one that nothing names. */
  pictureOf(hash: string): Promise<Picture | null>
  /** Folder of the finished files. */
  dir: string
  log: Log
  /** Bytes kept on disk. */
  most?: number
  room?: DrawingRoom
  /** Whose name stands on pictures that are shared elsewhere. */
  shop?: ShopName
}

export type Images = {
  /** Answers GET /images/{hash}?width&height&quality&bg&brightness. Spec §7, §9. */
  answer(request: Request): Promise<Response>
  /** Draws what will be wanted, one after the other, whenever nobody waits; gives the number drawn. */
  warm(list: Iterable<Warming> | AsyncIterable<Warming>, signal: AbortSignal): Promise<number>
  close(): Promise<void>
}

export type Warming = { hash: string; width: number; height?: number; format?: Format }

const MOST = 512 * 1024 * 1024
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Placeholders are drawn larger and shrunk, or a rim would fall between their pixels. */
const PLACEHOLDER_SCALE = 8

export async function createImages({
  pictureOf,
  dir,
  log,
  most = MOST,
  room = createDrawingRoom(2, dir),
  shop = 'veduta',
}: ImageOptions): Promise<Images> {
  const kept = await openKeptFiles(dir, most)
  const underway = new Map<string, Promise<Uint8Array | undefined>>()

  /** The file, from disk or drawn now; undefined for an unknown hash. Equal requests at once are one drawing. */
  function file(wanted: ImageRequest, format: Format, urgency: 'request' | 'background') {
    const name = `${keyOf(wanted)}.${format}`
    const running = underway.get(name)
    if (running) return running
    const started = make(name, wanted, format, urgency).finally(() => underway.delete(name))
    underway.set(name, started)
    return started
  }

  async function make(name: string, wanted: ImageRequest, format: Format, urgency: 'request' | 'background') {
    const found = await kept.read(name)
    if (found) return found
    const picture = await pictureOf(wanted.hash)
    if (!picture) return undefined
    const bytes = await room.draw({ picture, ...jobFor(picture, wanted, format, shop) }, urgency)
    await kept
      .write(name, bytes)
      .catch((error: unknown) => log.warn({ error, name }, 'a picture could not be kept'))
    return bytes
  }

  return {
    async answer(request) {
      const wanted = readImageRequest(new URL(request.url))
      if (!wanted.ok) return problem(400, 'bad-request', wanted.error)
      const format = chosenFormat(request.headers.get('accept'))
      const etag = `"${keyOf(wanted.value)}.${format}"`
      const headers = { etag, 'cache-control': IMMUTABLE, vary: 'Accept' }
      const bytes = await file(wanted.value, format, 'request')
      if (!bytes) return problem(404, 'not-found')
      if (request.headers.get('if-none-match')?.includes(etag))
        return new Response(null, { status: 304, headers })
      return new Response(Buffer.from(bytes), {
        headers: { ...headers, 'content-type': FORMATS[format], 'content-length': String(bytes.length) },
      })
    },
    async warm(list, signal) {
      room.ready()
      let drawn = 0
      for await (const { hash, width, height = defaultHeight(width), format = 'avif' } of list) {
        if (signal.aborted) break
        const wanted = { hash, width, height, quality: 75, bg: undefined, brightness: 1, blur: 0 }
        if (await kept.has(`${keyOf(wanted)}.${format}`)) continue
        try {
          if (await file(wanted, format, 'background')) drawn++
        } catch (error) {
          if (signal.aborted) break
          log.warn({ error, hash }, 'a picture could not be drawn ahead')
        }
      }
      return drawn
    },
    close: () => room.close(),
  }
}

function jobFor(
  { view }: Picture,
  { width, height, quality, bg, brightness, blur }: ImageRequest,
  format: Format,
  shop: ShopName,
): Omit<Job, 'picture'> {
  const encoding = { format, quality, bg, brightness, blur }
  if (width === OG_SIZE.width && height === OG_SIZE.height)
    return { width, height, encoding: { ...encoding, mark: shop } }
  const drawn =
    width === PLACEHOLDER.width
      ? { width: width * PLACEHOLDER_SCALE, height: height * PLACEHOLDER_SCALE }
      : masterSize(view, { width, height })
  if (drawn.width === width && drawn.height === height) return { width, height, encoding }
  return { ...drawn, encoding: { ...encoding, resize: { width, height } } }
}
