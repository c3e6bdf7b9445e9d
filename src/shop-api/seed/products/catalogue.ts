import type { ProductDraft } from './draft.ts'
import { quota } from './families.ts'
import { contactLensesOf } from '#shop-api/seed/lenses/contact-lenses.ts'
import { framesOf } from '#shop-api/seed/frames/frames.ts'
import { goodsOf } from '#shop-api/seed/goods/goods.ts'
import { lensCareOf } from '#shop-api/seed/lenses/care.ts'

/** All products of a shop of about `total`, family by family. */
export function* catalogueOf(total: number): Generator<ProductDraft> {
  yield* framesOf('rxGlasses', quota('rxGlasses', total))
  yield* framesOf('sunglasses', quota('sunglasses', total))
  yield* framesOf('readingAids', quota('readingAids', total))
  yield* framesOf('blueLightBlockingGlasses', quota('blueLightBlockingGlasses', total))
  yield* framesOf('smartGlasses', quota('smartGlasses', total))
  yield* contactLensesOf(quota('contactLens', total))
  yield* lensCareOf(quota('contactLensCare', total))
  yield* goodsOf('hearingAidsMerchandise', quota('hearingAidsMerchandise', total))
  yield* goodsOf('merchandise', quota('merchandise', total))
}
