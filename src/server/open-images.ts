import { resolve } from 'node:path'
import { brandOf } from '#domain/shop/brand.ts'
import { listedPictures } from '#clients/shop-api/listed-pictures.ts'
import type { ShopClient } from '#clients/shop-api/shop-client.ts'
import { redirectToPictures, withOutsidePictures } from '#images/outside-pictures.ts'
import { createImageService, type ImageOptions, type ImageService } from '#images/service.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { createLeadPictures, type LeadPictures } from './page-cache/lead-pictures.ts'
import { leadSources } from './page-cache/lead-sources.ts'

export type Images = {
  /** Answers `/images/…`. */
  images: ImageService['handle']
  /** What a picture is drawn from; null for pictures of an external Shop API. */
  pictureOf: ImageOptions['pictureOf']
  /** Draws the pictures of listings in advance, with low priority, until the signal. */
  warmImages(signal: AbortSignal): Promise<number>
  /** A small picture as a `data:` address, for the page itself; undefined while it is not there yet. */
  leadPicture: LeadPictures
}

/** Draws the pictures of the embedded Shop API; those of an external one, which has no `pictureOf`, and of imported products are external as well. */
export async function openImages(
  env: Env,
  log: Log,
  shop: ShopClient,
  pictureOf: ImageOptions['pictureOf'] | undefined,
  purge: (tags: string[]) => void,
): Promise<Images & { close(): Promise<void> }> {
  const leadPictures = (own?: ImageService) =>
    createLeadPictures({
      pictures: leadSources(own, env.imageHosts, (request) => fetch(request), Date.now),
      purge,
      log,
    })
  const outside = redirectToPictures(env.picturesUrl)
  if (!pictureOf)
    return {
      images: outside,
      pictureOf: async () => null,
      warmImages: async () => 0,
      leadPicture: leadPictures(),
      close: async () => {},
    }
  const dir = resolve(env.dataDir, 'images')
  const service = await createImageService({ pictureOf, dir, log, shop: brandOf(env.brand) })
  return {
    images: env.picturesUrl === undefined ? service.handle : withOutsidePictures(service.handle, outside),
    pictureOf,
    leadPicture: leadPictures(service),
    warmImages: (signal) => service.prerender(listedPictures(shop), signal),
    close: service.close,
  }
}
