import type { CallName } from '#contract/rpc/calls.ts'
import { account } from './account.ts'
import { basket } from './basket.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { content } from './content.ts'
import { order } from './order.ts'
import type { Procedure } from './procedure.ts'
import { search } from './search.ts'
import { wishlist } from './wishlist.ts'

const procedures = {
  ...account,
  ...catalogue,
  ...content,
  ...search,
  ...basket,
  ...wishlist,
  ...checkout,
  ...order,
} satisfies Record<CallName, Procedure>

/** What answers each call of the contract, by its name. */
export const PROCEDURES: Record<string, Procedure> = procedures
