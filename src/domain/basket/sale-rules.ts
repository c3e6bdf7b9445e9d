import type { Flags } from '#domain/shop/configuration.ts'
import type { BasketItem } from './basket.ts'
import { hasEarnedPrice } from './price-key.ts'

/** The properties of a shop on which it depends what can be bought there. */
export type SaleTerms = { flags: Pick<Flags, 'subscription'> }

/** `price-key`: its price is not the one of this shop. */
export const SALE_REFUSALS = ['price-key'] as const
export type SaleRefusal = (typeof SALE_REFUSALS)[number]

type Item = Pick<BasketItem, 'customData'> & { product: Pick<BasketItem['product'], 'attributes'> }

/** The fields of a product that these rules read, as the Shop API's `with` names them. */
export const SALE_FIELDS = ['attributes:key(subscriptionEligible)']

/** Why a basket is not sold as it is, whoever filled it; null where it is. Checked again when an order is placed. */
export const saleRefusal = (items: readonly Item[], { flags }: SaleTerms): SaleRefusal | null =>
  items.every((item) => hasEarnedPrice(item, flags)) ? null : 'price-key'
