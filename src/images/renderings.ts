import { readFile } from 'node:fs/promises'
import type { RenderSpec } from '#domain/image/render-spec.ts'
import type { ShopName } from '#domain/image/wordmarks.ts'
import { OG_SIZE, PLACEHOLDER_IMAGE, TILE_SIZE } from '#domain/image/sizes.ts'
import { ShopError } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limiter.ts'
import type { FileCache } from './cache/file-cache.ts'
import { isPartOfTile, SHIPPED_ENCODING, type ShippedPictures } from './shipped-pictures.ts'
import { renderSize } from './render-size.ts'
import { imageCacheKey, type ImageRequest } from './request.ts'
import type { Format } from './worker/format.ts'
import type { RenderJob } from './worker/job.ts'
import { Cancelled, QueueFull, type WorkerPool } from './worker/worker-pool.ts'

type Deps = {
  /** What to render for a hash; null for an unknown hash. */
  pictureOf(hash: string): Promise<RenderSpec | null>
  fileCache: FileCache
  workerPool: WorkerPool
  /** Drawings of a client. */
  allowance: RateLimiter
  shipped: ShippedPictures
  log: Pick<Log, 'warn'>
  /** The shop whose name is printed on pictures that are shared elsewhere. */
  shop: ShopName
}

/** For whom a picture is drawn: without a client, for nobody in particular; until the signal. */
export type Requester = {
  urgency: 'request' | 'background'
  client: string | undefined
  signal?: AbortSignal
}

/** A file in the making. */
type Rendering = {
  /** The most urgent of those who want it. */
  requester: Requester
  /** Number of those who wait for it now. */
  waiting: number
  /** Once it has reached the workers. */
  job?: RenderJob
}

/** Placeholders are rendered larger and shrunk; otherwise a rim could fall between their pixels. */
const PLACEHOLDER_SCALE = 8

/** Finished files, from disk or drawn. */
export function createRenderings({ pictureOf, fileCache, workerPool, allowance, shipped, log, shop }: Deps) {
  const underway = new Map<string, Rendering & { bytes: Promise<Uint8Array | undefined> }>()

  async function make(rendering: Rendering, name: string, imageRequest: ImageRequest, format: Format) {
    try {
      const { hash, tint } = imageRequest
      const tile = tint === undefined ? shipped(hash) : undefined
      if (tile !== undefined && name === tileName(hash)) return await readFile(tile)
      const found = await fileCache.read(name)
      if (found) return found
      const picture = tinted(await pictureOf(hash), tint)
      if (!picture) return undefined
      const job = { picture, ...jobFor(picture, imageRequest, format, shop) }
      const bytes = await draw(rendering, tile && isPartOfTile(picture, job) ? { ...job, tile } : job)
      await fileCache
        .write(name, bytes)
        .catch((error: unknown) => log.warn({ error, name }, 'a picture could not be cached'))
      return bytes
    } finally {
      forget(name, rendering)
    }
  }

  /** Whoever requested it first pays for it, if it is drawn at all. */
  async function draw(rendering: Rendering, job: RenderJob): Promise<Uint8Array> {
    const payer = rendering.requester.client
    if (!(await consumeRateLimit(allowance, payer)))
      throw new ShopError('too-many', 'one address requests too many new pictures')
    try {
      if (rendering.waiting === 0) throw new Cancelled('nobody waits for the picture')
      rendering.job = job
      return await workerPool.draw(job, rendering.requester.urgency, rendering.requester.client)
    } catch (error) {
      const isDrawn = !(error instanceof Cancelled || error instanceof QueueFull)
      if (!isDrawn && payer !== undefined) await allowance.reward(payer)
      throw error
    }
  }

  function start(name: string, imageRequest: ImageRequest, format: Format, requester: Requester) {
    const rendering: Rendering = { requester, waiting: 0 }
    const bytes = make(rendering, name, imageRequest, format)
    const started = Object.assign(rendering, { bytes })
    underway.set(name, started)
    return started
  }

  /** Somebody else wants it too: it takes their turn, if that comes sooner. */
  function join(rendering: Rendering, requester: Requester): void {
    if (requester.urgency === 'background') return
    if (rendering.requester.urgency === 'background') rendering.requester = requester
    if (rendering.job) workerPool.join(rendering.job, requester.client)
  }

  /** What a worker draws is finished, and cached, even for nobody. */
  function leave(name: string, rendering: Rendering): void {
    rendering.waiting--
    if (rendering.waiting > 0) return
    if (!rendering.job || workerPool.cancel(rendering.job)) forget(name, rendering)
  }

  /** From now on a request for the file starts anew. */
  function forget(name: string, rendering: Rendering): void {
    if (underway.get(name) === rendering) underway.delete(name)
  }

  /**
   * The file; undefined for an unknown hash. Equal requests at the same time share one rendering, which is given up when
   * all of them have left before a worker draws it. Throws the reason of the requester's signal, `QueueFull`, ShopError
   * 'too-many' where the client has used its allowance, and whatever fails the drawing.
   */
  return async (
    imageRequest: ImageRequest,
    format: Format,
    requester: Requester,
  ): Promise<Uint8Array | undefined> => {
    const { signal } = requester
    signal?.throwIfAborted()
    const name = fileName(imageRequest, format)
    const running = underway.get(name)
    if (running) join(running, requester)
    const rendering = running ?? start(name, imageRequest, format, requester)
    rendering.waiting++
    if (!signal) return rendering.bytes
    const aborted = Promise.withResolvers<never>()
    const abort = () => {
      leave(name, rendering)
      aborted.reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
    return Promise.race([rendering.bytes, aborted.promise]).finally(() =>
      signal.removeEventListener('abort', abort),
    )
  }
}

/** The name of the file that is shipped. */
const tileName = (hash: string): string =>
  fileName({ ...SHIPPED_ENCODING, hash, ...TILE_SIZE }, SHIPPED_ENCODING.format)

const fileName = (imageRequest: ImageRequest, format: Format): string =>
  `${imageCacheKey(imageRequest)}.${format}`

/** The front of a frame in a tint; a picture that shows anything else stays as it is. */
function tinted(picture: RenderSpec | null, tint: string | undefined): RenderSpec | null {
  if (picture === null || tint === undefined) return picture
  return picture.subject.kind === 'frame' && picture.view === 'front' ? { ...picture, tint } : picture
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
