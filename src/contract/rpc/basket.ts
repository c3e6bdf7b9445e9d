import { z } from 'zod'
import { basket } from '#contract/shop-api/basket.ts'
import {
  addItemRequest,
  promotionsRequest,
  quantity,
  updateItemRequest,
} from '#contract/shop-api/basket-request.ts'
import { EXISTING_ITEM_HANDLINGS } from '#domain/basket/existing-item-handling.ts'
import {
  FIRST_DELIVERY_DAY,
  LAST_DELIVERY_DAY,
  type SubscriptionChoice,
} from '#domain/catalogue/subscription-offer.ts'
import type { Removal } from '#domain/basket/clean-up.ts'
import type { BasketFailure } from '#domain/basket/failure.ts'
import type { Call } from './call.ts'
import { typedText } from '#contract/typed-text.ts'
import { fields } from './fields.ts'
import { lensEye, lensPrescription } from '#contract/shop-api/lens-values.ts'

const itemKey = z.string().min(1).max(100)
const basketKey = z.string().regex(/^[\w-]{1,128}$/, 'not the key of a basket')

const existingItemHandling = z.enum(EXISTING_ITEM_HANDLINGS).default('AddQuantityToExisting')
/** How often the goods come, and on which day; the server checks it against the product. 422 `subscription` where it is not offered. */
const subscription = z.strictObject({
  interval: z.string().min(1).max(5),
  day: z.int().min(FIRST_DELIVERY_DAY).max(LAST_DELIVERY_DAY),
}) satisfies z.ZodType<SubscriptionChoice>

/** Groups are made by the server: a payload with one is refused as bad-request. */
const noGroup = { error: 'groups are made by the server' }

/**
 * What a browser may send of an item: variant, quantity, labels, and the promotions that the shopper chose, whose conditions the server
 * checks whenever it prices the basket. Of the custom data only `origin` and the values of contact lenses, which it checks as well; it makes
 * all the others (shop, price key, definition of a subscription, type, parts), and they are dropped from the payload, as is the shop. Spec §3 "Add item payload".
 */
const newItem = addItemRequest.omit({ shopId: true }).extend({
  customData: z
    .object({
      origin: z.string().max(50).exactOptional(),
      prescriptionValues: lensPrescription.exactOptional(),
    })
    .exactOptional(),
  itemGroup: z.null(noGroup).exactOptional(),
  subscription: subscription.exactOptional(),
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
  path: z.string().exactOptional(),
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

const { addition, additionName } = lensEye.shape

/** The values of one eye, whose addition may be the word that its maker has for it. */
const lensValues = lensEye
  .extend({ addition: z.union([addition.unwrap(), additionName.unwrap()]).exactOptional() })
  .transform(({ addition: said, ...eye }) => {
    if (said === undefined) return eye
    return typeof said === 'string' ? { ...eye, additionName: said } : { ...eye, addition: said }
  })

/** The lens of one eye; no pack of it is none. */
const lens = z.object({
  variantId: addItemRequest.shape.variantId,
  values: lensValues,
  quantity: z.union([z.literal(0), quantity]),
})

/** Calls of the basket, as spec §7 names them. Each answers with the whole basket, except the one that empties it. */
export const BASKET = {
  getBasket: { input: z.object({ with: fields }).prefault({}), output: whole },
  addItemToBasket: { input: newItem.extend({ existingItemHandling, with: fields }), output: whole },
  addItemsToBasket: {
    input: z.object({ items: z.array(newItem).min(1).max(50), existingItemHandling, with: fields }),
    output: whole,
  },
  /** Values that are missing, not offered or not of the lens are 422 `prescription` with `checks`, and nothing is added. */
  addContactLensesToBasket: {
    input: z
      .object({
        right: lens.exactOptional(),
        left: lens.exactOptional(),
        subscription: subscription.exactOptional(),
        with: fields,
      })
      .refine(({ right, left }) => (right?.quantity ?? 0) + (left?.quantity ?? 0) > 0, 'has no lens'),
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
    input: z.object({ promotionCode: typedText.pipe(z.string().min(1).max(100)), with: fields }),
    output: z.object({ basket }),
  },
  updatePromotions: {
    input: z.object({ items: promotionsRequest.min(1), with: fields }),
    output: whole,
  },
} as const satisfies Record<string, Call>
