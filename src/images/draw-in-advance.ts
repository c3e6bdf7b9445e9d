import { defaultImageHeight } from '#domain/image/sizes.ts'
import type { Log } from '#platform/log.ts'
import type { FileCache } from './cache/file-cache.ts'
import { imageCacheKey, type ImageRequest, PLAIN_PICTURE } from './request.ts'
import type { ShippedPictures } from './shipped-pictures.ts'
import type { Format } from './worker/format.ts'

type PrerenderRequest = { hash: string; width: number; height?: number; format?: Format }

export type PrerenderList = Iterable<PrerenderRequest> | AsyncIterable<PrerenderRequest>

type Stock = { fileCache: Pick<FileCache, 'has'>; shipped: ShippedPictures }

type Deps = Stock & {
  /** Draws a picture with low priority; undefined for an unknown hash. */
  draw(imageRequest: ImageRequest, format: Format): Promise<Uint8Array | undefined>
  log: Pick<Log, 'info' | 'warn'>
}

/** Pictures drawn in advance after which the log says how many there are. */
const PROGRESS = 100

/**
 * Draws what is missing of a list, one after the other, until the signal, and returns the number drawn. The log has the numbers of those that
 * come with the shop and those drawn before, then at the start, after each hundred and at the end how many are drawn, and of how many.
 */
export const createDrawingInAdvance =
  ({ draw, log, ...stock }: Deps) =>
  async (list: PrerenderList, signal: AbortSignal): Promise<number> => {
    const { missing, ...present } = await missingOf(list, stock, signal)
    const of = missing.length
    let pictures = 0
    log.info({ pictures, of, ...present }, 'pictures are being drawn in advance')
    for (const { imageRequest, format } of missing) {
      if (signal.aborted) break
      try {
        if (!(await draw(imageRequest, format))) continue
        if (++pictures % PROGRESS === 0) log.info({ pictures, of }, 'pictures are being drawn in advance')
      } catch (error) {
        if (signal.aborted) break
        log.warn({ error, hash: imageRequest.hash }, 'a picture could not be prerendered')
      }
    }
    log.info({ pictures, of }, 'pictures were drawn in advance')
    return pictures
  }

/** A picture of two listings counts once. */
async function missingOf(list: PrerenderList, { fileCache, shipped }: Stock, signal: AbortSignal) {
  const kinds = new Map<string, { imageRequest: ImageRequest; format: Format } | 'shipped' | 'stored'>()
  for await (const { hash, width, height = defaultImageHeight(width), format = 'avif' } of list) {
    if (signal.aborted) break
    const imageRequest = { ...PLAIN_PICTURE, hash, width, height }
    const name = `${imageCacheKey(imageRequest)}.${format}`
    const isStored = async () => (await fileCache.has(name)) && 'stored'
    kinds.set(name, (shipped(hash) && 'shipped') || (await isStored()) || { imageRequest, format })
  }
  const all = [...kinds.values()]
  const count = (kind: string) => all.filter((each) => each === kind).length
  return {
    missing: all.filter((each) => typeof each === 'object'),
    shipped: count('shipped'),
    stored: count('stored'),
  }
}
