import type { ConfiguratorView } from '#domain/configurator/view.ts'
import { typedAnswers } from '#domain/configurator/stored-answers.ts'
import { isMadeToMeasure, prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { pupilDistanceSourceOf } from '#domain/prescription/pupil-distance-source.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { RequestScope } from '#server/request/request-scope.ts'

/** The values of the customer's latest glasses; null for guests and where there are none. A failure is only logged. */
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
  for (const { items, placedAt } of orders.filter(({ valuesRemoval }) => valuesRemoval === undefined))
    for (const item of items.filter(isMadeToMeasure)) {
      const values = prescriptionValuesOf(item)
      if (values)
        return {
          answers: typedAnswers(values, VARIANTS[variant].intl, pupilDistanceSourceOf(item)),
          savedOn: placedAt,
        }
    }
  return null
}
