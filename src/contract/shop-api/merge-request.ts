import { z } from 'zod'

const key = z.string().min(1).max(200)
const belongings = z.object({ basket: key, wishlist: key })

/** The keys of a person's baskets or wishlists: as a visitor, and as a customer. */
export const mergeRequest = z
  .object({ from: belongings, to: belongings })
  .refine(
    ({ from, to }) => from.basket !== to.basket && from.wishlist !== to.wishlist,
    'is to be merged with itself',
  )

export type MergeRequest = z.infer<typeof mergeRequest>
