import { framesOf } from '#shop-api/seed/frames/frames.ts'
import { newNaming } from '#shop-api/seed/frames/models.ts'
import { goodsOf } from '#shop-api/seed/goods/goods.ts'
import { lensCareOf } from '#shop-api/seed/lenses/care.ts'
import { contactLensesOf } from '#shop-api/seed/lenses/contact-lenses.ts'
import type { ProductDraft } from '#shop-api/seed/drafts/draft.ts'
import { quota } from '#shop-api/seed/families.ts'

/**
 * All products of a shop of about `total`, family by family. The last ones have the highest ids and so come
 * first in the default order: glasses before lenses before cloths.
 */
export function* catalogueOf(total: number): Generator<ProductDraft> {
  const nameFor = newNaming()
  yield* goodsOf('merchandise', quota('merchandise', total))
  yield* goodsOf('hearingAidsMerchandise', quota('hearingAidsMerchandise', total))
  yield* lensCareOf(quota('contactLensCare', total))
  yield* contactLensesOf(quota('contactLens', total))
  yield* framesOf('smartGlasses', quota('smartGlasses', total), nameFor)
  yield* framesOf('blueLightBlockingGlasses', quota('blueLightBlockingGlasses', total), nameFor)
  yield* framesOf('readingAids', quota('readingAids', total), nameFor)
  yield* framesOf('sunglasses', quota('sunglasses', total), nameFor)
  yield* framesOf('rxGlasses', quota('rxGlasses', total), nameFor)
}
