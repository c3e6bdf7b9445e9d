import type { ProductDraft } from './draft.ts'
import { quota } from './families.ts'
import { framesOf } from './frames.ts'

/** All products of a shop of about `total`, family by family. */
export function* catalogueOf(total: number): Generator<ProductDraft> {
  yield* framesOf('rxGlasses', quota('rxGlasses', total))
  yield* framesOf('sunglasses', quota('sunglasses', total))
  yield* framesOf('readingAids', quota('readingAids', total))
  yield* framesOf('blueLightBlockingGlasses', quota('blueLightBlockingGlasses', total))
  yield* framesOf('smartGlasses', quota('smartGlasses', total))
}
