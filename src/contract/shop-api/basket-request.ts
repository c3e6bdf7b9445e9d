import { z } from 'zod'
import { EXISTING_ITEM_HANDLINGS } from '#domain/basket/existing-item-handling.ts'
import { MAX_ITEMS } from '#domain/basket/limits.ts'
import { typedText } from '#contract/typed-text.ts'
import { flag, positive } from './listing-query.ts'

/** Longest custom data of a line, in characters of its JSON. */
const MAX_DATA_LENGTH = 16 * 1024

export const variantId = z.int().min(1)
export const quantity = z.int().min(1)

export const itemGroup = z.object({
  id: z.string().min(1).max(8),
  isMainItem: z.boolean(),
  isRequired: z.boolean(),
})

export const customData = z
  .record(z.string(), z.unknown())
  .refine(
    (data) => JSON.stringify(data).length <= MAX_DATA_LENGTH,
    `is longer than ${MAX_DATA_LENGTH} signs as JSON`,
  )

const displayed = z.object({
  key: z.string().max(100),
  label: z.string().max(500),
  value: z.string().max(500),
})

export const displayData = z.partialRecord(
  z.enum(['meta', 'name', 'identifier', 'attribute-1', 'attribute-2', 'attribute-3']),
  displayed,
)

const promotionId = z.string().min(1).max(100)
const code = typedText.pipe(z.string().min(1).max(100))
const promotions = z.array(z.object({ id: promotionId, code: code.exactOptional() })).max(10)

export const addItemRequest = z.object({
  variantId,
  quantity: quantity.default(1),
  customData: customData.exactOptional(),
  displayData: displayData.exactOptional(),
  itemGroup: itemGroup.nullable().exactOptional(),
  shopId: z.int().exactOptional(),
  promotionId: promotionId.nullable().exactOptional(),
  promotions: promotions.exactOptional(),
})

/** Not in the contract: all items of one group, or one item alone, in one step, in place of another group of the basket. */
export const addGroupRequest = z.object({
  items: z
    .array(addItemRequest)
    .min(1)
    .max(20)
    .refine(isOneGroup, 'is not one group')
    .refine(
      (items) => new Set(items.map((item) => item.variantId)).size === items.length,
      'has an item twice',
    ),
  replaces: itemGroup.shape.id.exactOptional(),
})

function isOneGroup(items: readonly z.infer<typeof addItemRequest>[]): boolean {
  const [first, ...others] = items.map((item) => item.itemGroup?.id)
  return others.length === 0 ? first === undefined : first !== undefined && others.every((id) => id === first)
}

/**
 * Not in the contract: what happens to a line that the basket already has. Without it, or with a Shop API that does
 * not know it, that is refused with 409.
 */
export const addItemOptions = z.object({ existing: z.enum(EXISTING_ITEM_HANDLINGS).exactOptional() })

/** Absent fields stay as they are; custom data replace all earlier ones. */
export const updateItemRequest = z.object({
  quantity: quantity.exactOptional(),
  customData: customData.exactOptional(),
  displayData: displayData.exactOptional(),
  itemGroup: itemGroup.nullable().exactOptional(),
  promotionId: promotionId.nullable().exactOptional(),
  promotionCode: code.exactOptional(),
  promotions: promotions.exactOptional(),
})

/** The complete promotions of each named item; other items keep theirs. */
export const promotionsRequest = z.array(z.object({ itemId: z.string().max(100), promotions })).max(MAX_ITEMS)

export const promotionCodeRequest = z.object({ promotionCode: code })

export type AddItem = z.infer<typeof addItemRequest>
export type AddGroup = z.infer<typeof addGroupRequest>
export type UpdateItem = z.infer<typeof updateItemRequest>
export type PromotionsOfItem = z.infer<typeof promotionsRequest>[number]

/** Options for showing a basket. The client leaves out false ones. */
export const basketOptions = z
  .object({ skipAvailabilityCheck: flag, includeItemsWithoutProductData: flag, checkoutShopId: positive })
  .partial()

export type BasketOptions = z.infer<typeof basketOptions>
