import type { RenderSpec } from '#domain/image/render-spec.ts'
import type { ShopName } from '#domain/image/wordmarks.ts'
import { problem, retryLater, ShopError, tooManyRequests } from '#platform/errors.ts'
import { memoryRateLimiter } from '#platform/rate-limit/rate-limiter.ts'
import { rateLimitKey } from '#platform/request-address.ts'
import type { Log } from '#platform/log.ts'
import { createWorkerPool, QueueFull, type WorkerPool } from './worker/worker-pool.ts'
import { negotiateFormat, FORMATS } from './worker/format.ts'
import { openFileCache } from './cache/file-cache.ts'
import { createDrawingInAdvance, type PrerenderList } from './draw-in-advance.ts'
import { createRenderings, type Requester } from './renderings.ts'
import { imageCacheKey, type ImageRequest, nearestSizeQuery, readImageRequest } from './request.ts'
import { type ShippedPictures, shippedPictures } from './shipped-pictures.ts'

export type ImageOptions = {
  /** What to render for a hash; null for an unknown hash. */
  pictureOf(hash: string): Promise<RenderSpec | null>
  /** Folder of the finished files. */
  dir: string
  log: Log
  /** Maximum bytes on disk. */
  maxBytes?: number
  workerPool?: WorkerPool
  /** Maximum drawings for one address in ten minutes. What is cancelled or refused does not count. */
  drawings?: number
  /** Pictures that are not drawn any more. */
  shipped?: ShippedPictures
  /** The shop whose name is printed on pictures that are shared elsewhere. */
  shop?: ShopName
}

export type ImageService = {
  /**
   * Responds to GET /images/{hash}?width&height&quality&bg&brightness. Spec §7, §9. A size that is not drawn leads to the nearest one. Drawings for one address take turns
   * with those for others and are limited; what is already drawn is not. When the signal of the request aborts, the
   * response is 499, and the picture is not drawn for it.
   */
  handle(request: Request, address?: string): Promise<Response>
  /** Renders pictures that will be needed, one after the other, while no request waits; returns the number rendered. The log says how far it is. */
  prerender(list: PrerenderList, signal: AbortSignal): Promise<number>
  /** The WebP file at an address of this service, if it is drawn already. */
  stored(address: string): Promise<Uint8Array | undefined>
  /** The same, drawn now with low priority where it is missing; undefined for an unknown picture. */
  drawn(address: string): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

const IN_BACKGROUND: Requester = { urgency: 'background', client: undefined }

const MAX_BYTES = 512 * 1024 * 1024
/** The status that logs show for a client that has left before the response: known from nginx, and never sent. */
const CLIENT_CLOSED_REQUEST = 499
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * A school class behind one address: 30 browsers with a hundred pictures each that nobody has seen before. Two workers
 * draw 2,400 to 6,000 in ten minutes, and as addresses take turns, nobody waits for the pictures of such an address.
 */
const DRAWINGS = 3000

export async function createImageService({
  pictureOf,
  dir,
  log,
  maxBytes = MAX_BYTES,
  workerPool = createWorkerPool(2, dir),
  drawings = DRAWINGS,
  shipped = shippedPictures(),
  shop = 'veduta',
}: ImageOptions): Promise<ImageService> {
  const fileCache = await openFileCache(dir, maxBytes)
  const allowance = memoryRateLimiter('drawings', { points: drawings, duration: 600 })
  const file = createRenderings({ pictureOf, fileCache, workerPool, allowance, shipped, log, shop })
  const drawInAdvance = createDrawingInAdvance({
    draw: (imageRequest, format) => file(imageRequest, format, IN_BACKGROUND),
    fileCache,
    shipped,
    log,
  })

  return {
    async handle(request, address) {
      const url = new URL(request.url)
      const imageRequest = readImageRequest(url)
      if (!imageRequest.ok) {
        const query = imageRequest.error === 'size' ? nearestSizeQuery(url) : null
        if (query !== null) return moved(query)
        return problem(400, 'bad-request', imageRequest.error)
      }
      const format = negotiateFormat(request.headers.get('accept'))
      const etag = `"${imageCacheKey(imageRequest.value)}.${format}"`
      const headers = { etag, 'cache-control': IMMUTABLE, vary: 'Accept' }
      const { signal } = request
      const requester: Requester = { urgency: 'request', client: rateLimitKey(address), signal }
      const bytes = await file(imageRequest.value, format, requester).catch((error: unknown) =>
        signal.aborted ? new Response(null, { status: CLIENT_CLOSED_REQUEST }) : refusal(error),
      )
      if (bytes instanceof Response) return bytes
      if (!bytes) return problem(404, 'not-found')
      if (request.headers.get('if-none-match')?.includes(etag))
        return new Response(null, { status: 304, headers })
      return new Response(Buffer.from(bytes), {
        headers: { ...headers, 'content-type': FORMATS[format], 'content-length': String(bytes.length) },
      })
    },
    prerender(list, signal) {
      workerPool.warmUp()
      return drawInAdvance(list, signal)
    },
    async stored(address) {
      const imageRequest = readAddress(address)
      return imageRequest && fileCache.read(`${imageCacheKey(imageRequest)}.webp`)
    },
    async drawn(address) {
      const imageRequest = readAddress(address)
      return imageRequest && file(imageRequest, 'webp', IN_BACKGROUND)
    },
    close: () => workerPool.close(),
  }
}

function readAddress(path: string): ImageRequest | undefined {
  const imageRequest = readImageRequest(new URL(path, 'http://localhost'))
  return imageRequest.ok ? imageRequest.value : undefined
}

/** The sizes may become more with a later version. */
const MOVED = 'public, max-age=86400'

const moved = (location: string): Response =>
  new Response(null, { status: 301, headers: { location, 'cache-control': MOVED } })

/** Seconds after which some dozens of pictures of a full queue are drawn. */
const QUEUE_WAIT = 10
/** Seconds after which some new drawings are allowed again. */
const ALLOWANCE_WAIT = 60

function refusal(error: unknown): Response {
  if (error instanceof QueueFull) return retryLater(503, 'busy', QUEUE_WAIT)
  if (error instanceof ShopError && error.kind === 'too-many') return tooManyRequests(ALLOWANCE_WAIT)
  throw error
}
