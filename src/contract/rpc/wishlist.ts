import { z } from 'zod'
import { wishlist } from '#contract/shop-api/wishlist.ts'
import type { Call } from './call.ts'
import { fields } from './fields.ts'

const id = z.int().positive()

/** Calls of the wishlist, as spec §7 names them. Each answers with the whole wishlist, except the one that empties it. */
export const WISHLIST = {
  getWishlist: { input: z.object({ with: fields }).prefault({}), output: wishlist },
  addItemToWishlist: {
    /** Of two ids that of the variant counts, which the Shop API would refuse; without any: 400 `OnlyOneParameterMustBeSet`. */
    input: z.object({ variantId: id.exactOptional(), productId: id.exactOptional(), with: fields }),
    output: wishlist,
  },
  removeItemFromWishlist: {
    input: z.object({ itemKey: z.string().min(1).max(100), with: fields }),
    output: wishlist,
  },
  clearWishlist: { input: z.object({}).prefault({}), output: z.literal(true) },
} as const satisfies Record<string, Call>
