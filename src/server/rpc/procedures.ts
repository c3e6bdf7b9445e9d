import type { CallName } from '#contract/rpc/calls.ts'
import { accountProcedures } from './account.ts'
import { appointmentProcedures } from './appointment.ts'
import { basketProcedures } from './basket.ts'
import { branchProcedures } from './branches.ts'
import { catalogueProcedures } from './catalogue.ts'
import { checkoutProcedures } from './checkout.ts'
import { configuratorProcedures } from './configurator.ts'
import { contentProcedures } from './content.ts'
import { marketingProcedures } from './marketing.ts'
import { orderProcedures } from './order.ts'
import { passkeyProcedures } from './passkey.ts'
import type { Procedure } from './procedure.ts'
import { searchProcedures } from './search.ts'
import { subscriptionProcedures } from './subscription.ts'
import { wishlistProcedures } from './wishlist.ts'

const procedures = {
  ...accountProcedures,
  ...passkeyProcedures,
  ...catalogueProcedures,
  ...branchProcedures,
  ...appointmentProcedures,
  ...configuratorProcedures,
  ...marketingProcedures,
  ...contentProcedures,
  ...searchProcedures,
  ...basketProcedures,
  ...wishlistProcedures,
  ...checkoutProcedures,
  ...orderProcedures,
  ...subscriptionProcedures,
} satisfies Record<CallName, Procedure>

/** The handler of each call of the contract, by its name. */
export const PROCEDURES: Record<string, Procedure> = procedures
