import { shopDay } from '#domain/shop/shop-day.ts'
import type { ConfiguratorView } from '#domain/configurator/view.ts'
import { accountGlasses } from '#domain/order/account-glasses.ts'
import { typedAnswers } from '#domain/configurator/stored-answers.ts'
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
  const failed = (error: unknown) => {
    ctx.log.warn({ error }, 'the configurator does not offer all values of the account')
    return null
  }
  const [found, branchOrders] = await Promise.all([
    ctx.orders.byCustomer(customer.id).catch(failed),
    ctx.branchOrders.ofCustomer(customer.id).catch(failed),
  ])
  const glasses = accountGlasses(found?.orders ?? [], branchOrders ?? [], customer.firstName)
  return (
    glasses && {
      answers: typedAnswers(
        glasses.prescription,
        VARIANTS[variant].intl,
        glasses.pupilDistance,
        // Of an unknown day they are at least as old as their order.
        glasses.measuredOn ?? shopDay(new Date(glasses.orderedOn)),
      ),
      savedOn: glasses.orderedOn,
      wearer: glasses.wearer,
    }
  )
}
