import type { ConfiguratorView } from '#domain/configurator/view.ts'
import { accountGlasses } from '#domain/order/account-glasses.ts'
import { typedAnswers } from '#domain/configurator/stored-answers.ts'
import { pupilDistanceSourceOf } from '#domain/prescription/pupil-distance-source.ts'
import { validityOf } from '#domain/prescription/validity.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/** The values of the customer's latest glasses, own ones first; null for guests and where there are none. A failure is only logged. */
export async function accountValues({
  ctx,
  caller,
  variant,
}: RequestScope): Promise<ConfiguratorView['accountValues']> {
  const customer = caller.session?.customer
  if (!customer || customer.isGuest) return null
  const { orders } = await ctx.orders.byCustomer(customer.id).catch((error: unknown) => {
    ctx.log.warn({ error }, 'the configurator does not offer the values of the account')
    return { orders: [] }
  })
  const glasses = accountGlasses(orders, customer.firstName)
  return (
    glasses && {
      answers: typedAnswers(
        glasses.values,
        VARIANTS[variant].intl,
        pupilDistanceSourceOf(glasses.item),
        // Of an unknown day they are at least as old as their order.
        validityOf(glasses.item)?.measuredOn ?? glasses.placedAt.slice(0, 10),
      ),
      savedOn: glasses.placedAt,
      wearer: glasses.wearer,
    }
  )
}
