import { tag } from '#clients/cache-tags.ts'
import type { ImageService } from '#images/service.ts'
import { addCacheTags } from '#platform/collect-cache-tags.ts'
import type { Log } from '#platform/log.ts'
import { LruCache } from '#platform/lru-cache.ts'

type Deps = {
  pictures: Pick<ImageService, 'stored' | 'drawn'>
  /** Called with the tags of pages that lack a picture which is there now. */
  purge(tags: string[]): void
  log: Pick<Log, 'warn'>
}

/**
 * The picture at an address of the image service, or of an editor's picture, as a `data:` address. It is read once and
 * then in memory. Where it is not drawn or fetched yet the page does not wait: undefined, and the page is renewed after
 * that. Never throws.
 */
export type LeadPictures = (address: string) => Promise<string | undefined>

/** Pictures in memory, of some 5 KB each. */
const MAX_PICTURES = 400
/** Somebody who opens all products one after the other must not have all of them drawn. */
const MAX_WAITING = 20

export function createLeadPictures({ pictures, purge, log }: Deps): LeadPictures {
  const inMemory = new LruCache<string, string>(MAX_PICTURES)
  const waiting = new Set<string>()

  const remember = (address: string, bytes: Uint8Array): string => {
    const data = `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`
    inMemory.set(address, data)
    return data
  }

  async function drawLater(address: string): Promise<void> {
    if (waiting.has(address) || waiting.size >= MAX_WAITING) return
    waiting.add(address)
    try {
      const bytes = await pictures.drawn(address)
      if (!bytes) return
      remember(address, bytes)
      purge([tag.picture(address)])
    } catch (error) {
      log.warn({ error, address }, 'the first picture of a page was not drawn')
    } finally {
      waiting.delete(address)
    }
  }

  return async (address) => {
    addCacheTags([tag.picture(address)])
    const known = inMemory.get(address)
    if (known !== undefined) return known
    const bytes = await pictures.stored(address)
    if (bytes) return remember(address, bytes)
    void drawLater(address)
    return undefined
  }
}
