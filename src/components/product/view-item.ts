import type { TrackedEvent } from '#domain/tracking/event.ts'
import { goodsEvent } from '#domain/tracking/goods-event.ts'
import type { ProductView } from './product-view.ts'

/** The event of a product page: the variant that it shows. */
export const viewItem = ({ product, variant }: Pick<ProductView, 'product' | 'variant'>): TrackedEvent =>
  goodsEvent('view_item', variant.price.currencyCode, [
    { product, variant, price: { unit: variant.price }, quantity: 1 },
  ])
