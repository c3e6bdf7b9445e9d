import { BRANCH_IDS } from './branches.ts'
import type { ProductDraft } from './drafts/draft.ts'
import { randomOf } from './random.ts'

/** In how many branches a frame lies: of a small shop, and of a large one. */
const MOST = 20
const FEWEST = 2
/** About so many rows for one variant of each product, so that a large shop is filled quickly. */
const ROWS = 12_000

/** What is tried on before it is bought. */
const TRIED_ON: ReadonlySet<ProductDraft['family']> = new Set([
  'rxGlasses',
  'sunglasses',
  'readingAids',
  'blueLightBlockingGlasses',
  'smartGlasses',
])

/** In how many branches each frame of a shop of so many products lies. */
export const branchesOfEach = (products: number): number =>
  Math.min(MOST, Math.max(FEWEST, Math.round(ROWS / products)))

/** The branches in which a variant lies, with its pieces. What is sold online alone lies in none. */
export function branchStockOf(
  { family, values }: Pick<ProductDraft, 'family' | 'values'>,
  variantId: number,
  branches: number,
): { variantId: number; branchId: number; quantity: number }[] {
  if (!TRIED_ON.has(family) || values.onlineExclusive === true) return []
  const random = randomOf(`branch stock ${variantId}`)
  return random
    .sample(BRANCH_IDS, branches)
    .map((branchId) => ({ variantId, branchId, quantity: random.int(1, 5) }))
}
