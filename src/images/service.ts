import type { RenderSpec } from '#domain/image/render-spec.ts'
import type { ShopName } from '#domain/image/wordmarks.ts'
import { problem } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import { createWorkerPool, type WorkerPool } from './worker/worker-pool.ts'
import { negotiateFormat, FORMATS, type Format } from './worker/format.ts'
import type { RenderJob } from './worker/job.ts'
import { openFileCache } from './cache/file-cache.ts'
import { renderSize } from './render-size.ts'
import { imageCacheKey, readImageRequest, type ImageRequest } from './request.ts'
import { defaultImageHeight, OG_SIZE, PLACEHOLDER_IMAGE } from '#domain/image/sizes.ts'

export type ImageOptions = {
  /** What to render for a hash; null for an unknown hash. */
  pictureOf(hash: string): Promise<RenderSpec | null>
  /** Folder of the finished files. */
  dir: string
  log: Log
  /** Maximum bytes on disk. */
  maxBytes?: number
  workerPool?: WorkerPool
  /** The shop whose name is printed on pictures that are shared elsewhere. */
  shop?: ShopName
}

export type ImageService = {
  /** Responds to GET /images/{hash}?width&height&quality&bg&brightness. Spec §7, §9. */
  handle(request: Request): Promise<Response>
  /** Renders pictures that will be needed, one after the other, while no request waits; returns the number rendered. */
  prerender(
    list: Iterable<PrerenderRequest> | AsyncIterable<PrerenderRequest>,
    signal: AbortSignal,
  ): Promise<number>
  close(): Promise<void>
}

export type PrerenderRequest = { hash: string; width: number; height?: number; format?: Format }

const MAX_BYTES = 512 * 1024 * 1024
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Placeholders are rendered larger and shrunk; otherwise a rim could fall between their pixels. */
const PLACEHOLDER_SCALE = 8

export async function createImageService({
  pictureOf,
  dir,
  log,
  maxBytes = MAX_BYTES,
  workerPool = createWorkerPool(2, dir),
  shop = 'veduta',
}: ImageOptions): Promise<ImageService> {
  const fileCache = await openFileCache(dir, maxBytes)
  const underway = new Map<string, Promise<Uint8Array | undefined>>()

  /**
   * The file, from disk or rendered now; undefined for an unknown hash. Equal requests at the same time share one
   * rendering.
   */
  function file(imageRequest: ImageRequest, format: Format, urgency: 'request' | 'background') {
    const name = `${imageCacheKey(imageRequest)}.${format}`
    const running = underway.get(name)
    if (running) return running
    const started = make(name, imageRequest, format, urgency).finally(() => underway.delete(name))
    underway.set(name, started)
    return started
  }

  async function make(
    name: string,
    imageRequest: ImageRequest,
    format: Format,
    urgency: 'request' | 'background',
  ) {
    const found = await fileCache.read(name)
    if (found) return found
    const picture = await pictureOf(imageRequest.hash)
    if (!picture) return undefined
    const bytes = await workerPool.draw({ picture, ...jobFor(picture, imageRequest, format, shop) }, urgency)
    await fileCache
      .write(name, bytes)
      .catch((error: unknown) => log.warn({ error, name }, 'a picture could not be cached'))
    return bytes
  }

  return {
    async handle(request) {
      const imageRequest = readImageRequest(new URL(request.url))
      if (!imageRequest.ok) return problem(400, 'bad-request', imageRequest.error)
      const format = negotiateFormat(request.headers.get('accept'))
      const etag = `"${imageCacheKey(imageRequest.value)}.${format}"`
      const headers = { etag, 'cache-control': IMMUTABLE, vary: 'Accept' }
      const bytes = await file(imageRequest.value, format, 'request')
      if (!bytes) return problem(404, 'not-found')
      if (request.headers.get('if-none-match')?.includes(etag))
        return new Response(null, { status: 304, headers })
      return new Response(Buffer.from(bytes), {
        headers: { ...headers, 'content-type': FORMATS[format], 'content-length': String(bytes.length) },
      })
    },
    async prerender(list, signal) {
      workerPool.warmUp()
      let drawn = 0
      for await (const { hash, width, height = defaultImageHeight(width), format = 'avif' } of list) {
        if (signal.aborted) break
        const imageRequest = { hash, width, height, quality: 75, bg: undefined, brightness: 1, blur: 0 }
        if (await fileCache.has(`${imageCacheKey(imageRequest)}.${format}`)) continue
        try {
          if (await file(imageRequest, format, 'background')) drawn++
        } catch (error) {
          if (signal.aborted) break
          log.warn({ error, hash }, 'a picture could not be prerendered')
        }
      }
      return drawn
    },
    close: () => workerPool.close(),
  }
}

function jobFor(
  { view }: RenderSpec,
  { width, height, quality, bg, brightness, blur }: ImageRequest,
  format: Format,
  shop: ShopName,
): Omit<RenderJob, 'picture'> {
  const encoding = { format, quality, bg, brightness, blur }
  if (width === OG_SIZE.width && height === OG_SIZE.height)
    return { width, height, encoding: { ...encoding, mark: shop } }
  const drawn =
    width === PLACEHOLDER_IMAGE.width
      ? { width: width * PLACEHOLDER_SCALE, height: height * PLACEHOLDER_SCALE }
      : renderSize(view, { width, height })
  if (drawn.width === width && drawn.height === height) return { width, height, encoding }
  return { ...drawn, encoding: { ...encoding, resize: { width, height } } }
}
