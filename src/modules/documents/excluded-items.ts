import type { OrderItem } from '#domain/order/order.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import { pathOf } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'

/** Keys of the items that the right of withdrawal excludes because they are made for one person; none in a shop where no law gives that right. */
export const excludedItems = (items: readonly OrderItem[], variant: VariantCode): Set<string> =>
  pathOf(variant, 'withdrawal') === null ? new Set() : customMadeKeys(items)
