import { isTrue } from './read-attribute.ts'
import type { Product } from './product.ts'

export type Badge = 'new' | 'sold-out' | 'online-exclusive' | 'sustainable' | 'premium'

const PRIORITY: [Badge, (product: Pick<Product, 'isNew' | 'isSoldOut' | 'attributes'>) => boolean][] = [
  ['new', ({ isNew }) => isNew],
  ['sold-out', ({ isSoldOut }) => isSoldOut],
  ['online-exclusive', ({ attributes }) => isTrue(attributes, 'onlineExclusive')],
  ['sustainable', ({ attributes }) => isTrue(attributes, 'sustainable')],
  ['premium', ({ attributes }) => isTrue(attributes, 'premium')],
]

/** The one badge of a product. Spec §4 "Badge priority". */
export const badge = (product: Pick<Product, 'isNew' | 'isSoldOut' | 'attributes'>): Badge | null =>
  PRIORITY.find(([, applies]) => applies(product))?.[0] ?? null
