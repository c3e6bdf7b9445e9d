import { primaryImage, modelImage } from '#domain/catalogue/images.ts'
import { TILE_SIZE } from '#domain/image/sizes.ts'
import type { ShopClient } from './shop-client.ts'

const PER_PAGE = 24
/**
 * Number of pages of every listing whose pictures are drawn in advance. Pictures of later pages are drawn on
 * request.
 */
const MAX_PAGES = 12
/** A listing shows every fifth product on a model. Spec §9. */
const MODEL_EVERY = 5

type ListedPicture = { hash: string; width: number; height: number }

/**
 * The pictures of listings in the order in which visitors reach them: the first pages of all categories, then the
 * second pages.
 */
export async function* listedPictures(
  shop: Pick<ShopClient, 'rootCategories' | 'products'>,
): AsyncGenerator<ListedPicture> {
  const roots = await shop.rootCategories({ depth: 1 })
  for (let page = 1; page <= MAX_PAGES; page++)
    for (const { id } of roots) {
      const { entities } = await shop.products({
        where: { categoryId: id },
        includeSoldOut: true,
        demote: true,
        with: 'images.attributes:legacy(false):key(image1stView|imageKind|imageType)',
        page,
        perPage: PER_PAGE,
      })
      const hashes = entities.flatMap((product, index) =>
        [
          primaryImage(product),
          index % MODEL_EVERY === MODEL_EVERY - 1 ? modelImage(product) : undefined,
        ].flatMap((image) => image?.hash ?? []),
      )
      for (const hash of hashes) yield { hash, ...TILE_SIZE }
    }
}
