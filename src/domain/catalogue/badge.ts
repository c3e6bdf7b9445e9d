import { isAttributeTrue } from './read-attribute.ts'
import type { Product } from './product.ts'

export type Badge = 'new' | 'sold-out' | 'online-exclusive' | 'sustainable' | 'premium'

const PRIORITY: [Badge, (product: Pick<Product, 'isNew' | 'isSoldOut' | 'attributes'>) => boolean][] = [
  ['new', ({ isNew }) => isNew],
  ['sold-out', ({ isSoldOut }) => isSoldOut],
  ['online-exclusive', ({ attributes }) => isAttributeTrue(attributes, 'onlineExclusive')],
  ['sustainable', ({ attributes }) => isAttributeTrue(attributes, 'sustainable')],
  ['premium', ({ attributes }) => isAttributeTrue(attributes, 'premium')],
]

/** The one badge of a product. Spec §4 "Badge priority". */
export const badge = (product: Pick<Product, 'isNew' | 'isSoldOut' | 'attributes'>): Badge | null =>
  PRIORITY.find(([, applies]) => applies(product))?.[0] ?? null
