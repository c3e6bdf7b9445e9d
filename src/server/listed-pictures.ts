import { leadingImage, modelImage } from '#domain/catalogue/images.ts'
import type { ShopClient } from './clients/shop-api.ts'
import type { Warming } from './images/service.ts'

/** What a visitor with a phone or a large screen is shown first in a listing. */
const WIDTHS = [480, 360]
const PER_PAGE = 24
/** So far into every listing pictures are drawn ahead; who goes further waits for his. */
const PAGES = 12
/** A listing shows every fifth product worn. Spec §9. */
const MODEL_EVERY = 5

/** The pictures of listings in the order in which visitors come to them: the first pages of all categories, then the second ones. */
export async function* listedPictures(
  shop: Pick<ShopClient, 'rootCategories' | 'products'>,
): AsyncGenerator<Warming> {
  const roots = await shop.rootCategories({ depth: 1 })
  for (let page = 1; page <= PAGES; page++)
    for (const { id } of roots) {
      const { entities } = await shop.products({
        where: { categoryId: id },
        includeSoldOut: true,
        with: 'images.attributes:legacy(false):key(image1stView|imageKind|imageType)',
        page,
        perPage: PER_PAGE,
      })
      const hashes = entities.flatMap((product, index) =>
        [
          leadingImage(product),
          index % MODEL_EVERY === MODEL_EVERY - 1 ? modelImage(product) : undefined,
        ].flatMap((image) => image?.hash ?? []),
      )
      for (const hash of hashes) for (const width of WIDTHS) yield { hash, width, height: (width / 4) * 5 }
    }
}
