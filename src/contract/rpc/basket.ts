import { z } from 'zod'
import { basket } from '#contract/shop-api/basket.ts'
import { addItemRequest, promotionsRequest, updateItemRequest } from '#contract/shop-api/basket-request.ts'
import { EXISTING_ITEM_HANDLINGS } from '#domain/basket/existing-item-handling.ts'
import type { Removal } from '#domain/basket/clean-up.ts'
import type { BasketFailure } from '#domain/basket/failure.ts'
import type { Call } from './call.ts'
import { fields } from './fields.ts'

const itemKey = z.string().min(1).max(100)
const basketKey = z.string().regex(/^[\w-]{1,128}$/, 'not the key of a basket')

const existingItemHandling = z.enum(EXISTING_ITEM_HANDLINGS).default('AddQuantityToExisting')
/** Groups are made by the server: a payload with one is refused as bad-request. */
const noGroup = { error: 'groups are made by the server' }

/**
 * What a browser may send of an item: variant, quantity, labels, and the promotions that the shopper chose, whose conditions the server
 * checks whenever it prices the basket. Of the custom data only `origin`; the server makes all the others (shop, price key, prescription,
 * subscription, type, parts), and they are dropped from the payload, as is the shop. Spec §3 "Add item payload".
 */
const newItem = addItemRequest.omit({ shopId: true }).extend({
  customData: z.object({ origin: z.string().max(50).exactOptional() }).exactOptional(),
  itemGroup: z.null(noGroup).exactOptional(),
})

/** As `newItem`. Custom data and labels are dropped: they would replace what the server has recorded of the line. */
const itemUpdate = updateItemRequest
  .omit({ customData: true, displayData: true })
  .extend({ itemGroup: z.never(noGroup).exactOptional() })

const failure = z.object({
  operation: z.enum(['add', 'update', 'delete']),
  kind: z.enum([
    'ItemAddedWithReducedQuantity',
    'BasketItemNotFound',
    'VariantAlreadyPresent',
    'ItemUnvailable',
    'MaximumItemCountReached',
    'ItemDataNotFound',
    'Unknown',
  ]),
  variantId: z.int().exactOptional(),
}) satisfies z.ZodType<BasketFailure>

/** A group that was removed, by the name of its main item, or a gift. Spec §4 "basket item_group_removed". */
const removed = z.object({
  name: z.string(),
  quantity: z.int(),
  isGift: z.literal(true).exactOptional(),
}) satisfies z.ZodType<Removal>

/** The basket after a change. */
export const whole = z.object({
  basket,
  /** Present where the shop had fewer pieces than requested. */
  errors: z.array(failure).exactOptional(),
  /** Present where an item was removed without the shopper's request. */
  removed: z.array(removed).exactOptional(),
})

const nothing = z.object({}).prefault({})

/** Calls of the basket, as spec §7 names them. Each answers with the whole basket, except the one that empties it. */
export const BASKET = {
  getBasket: { input: z.object({ with: fields }).prefault({}), output: whole },
  addItemToBasket: { input: newItem.extend({ existingItemHandling, with: fields }), output: whole },
  addItemsToBasket: {
    input: z.object({ items: z.array(newItem).min(1).max(50), existingItemHandling, with: fields }),
    output: whole,
  },
  updateBasketItem: {
    input: z.object({ basketItemKey: itemKey, update: itemUpdate, with: fields }),
    output: whole,
  },
  removeItemFromBasket: { input: z.object({ itemKey, with: fields }), output: whole },
  clearBasket: { input: nothing, output: z.literal(true) },
  mergeBaskets: {
    input: z.object({ fromBasketKey: basketKey, toBasketKey: basketKey, with: fields }),
    output: basket,
  },
  getApplicablePromotionsByCode: {
    input: z.object({ promotionCode: z.string().trim().min(1).max(100), with: fields }),
    output: z.object({ basket }),
  },
  updatePromotions: {
    input: z.object({ items: promotionsRequest.min(1), with: fields }),
    output: whole,
  },
} as const satisfies Record<string, Call>
