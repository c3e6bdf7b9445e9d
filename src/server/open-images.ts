import { resolve } from 'node:path'
import { brandOf } from '#domain/shop/brand.ts'
import { listedPictures } from '#clients/shop-api/listed-pictures.ts'
import type { ShopClient } from '#clients/shop-api/shop-client.ts'
import { redirectToPictures } from '#images/outside-pictures.ts'
import { createImageService, type ImageOptions, type ImageService } from '#images/service.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'

type Images = {
  images: ImageService['handle']
  warmImages(signal: AbortSignal): Promise<number>
  close(): Promise<void>
}

/** Draws the pictures of the embedded Shop API; those of an external one, which has no `pictureOf`, are external as well. */
export async function openImages(
  env: Env,
  log: Log,
  shop: ShopClient,
  pictureOf: ImageOptions['pictureOf'] | undefined,
): Promise<Images> {
  if (!pictureOf)
    return { images: redirectToPictures(env.picturesUrl), warmImages: async () => 0, close: async () => {} }
  const dir = resolve(env.dataDir, 'images')
  const service = await createImageService({ pictureOf, dir, log, shop: brandOf(env.brand) })
  return {
    images: service.handle,
    warmImages: (signal) => service.prerender(listedPictures(shop), signal),
    close: service.close,
  }
}
