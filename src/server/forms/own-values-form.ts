import type { Customer } from '#domain/customer/customer.ts'
import { lineView } from '#domain/basket/line-view.ts'
import { typedAnswers } from '#domain/configurator/stored-answers.ts'
import { type OwnValues, ownValues } from '#domain/order/own-values.ts'
import { parseWearer, type WrongWearer } from '#domain/order/wearer.ts'
import { withCorrectedValues } from '#domain/prescription/corrected-values.ts'
import { pupilDistanceSourceOf } from '#domain/prescription/pupil-distance-source.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { saveStep } from '#server/configurator/save-step.ts'
import { findOwnOrder } from '#server/loaders/account/account-orders.ts'
import { offeredState } from '#server/loaders/configurator.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { addItemsAgain } from './buy-again.ts'
import { formAction, seeOther } from './form-action.ts'

/**
 * removed: the values are gone. later: they go when the order is on its way. gone: frame or lenses are not sold any more. named: it is
 * recorded whose they are. slip-removed: the picture of a slip is gone. corrected: other values hold from now on.
 */
export const OWN_VALUES_NOTES = ['removed', 'later', 'gone', 'named', 'slip-removed', 'corrected'] as const

type Places = { url: URL; path: string; toBasket: string; hrefOf(path: string): string }

/**
 * Handles a form of the page with a customer's own values: removes those of an order, or the picture of a slip, records whose they are, begins a pair of glasses with them, or orders lenses
 * again, without a key all of an order. An order of somebody else changes nothing. Values are in no address. What is no name is returned, for the form that is shown again.
 */
export const handleOwnValues = (
  scope: RequestScope,
  customer: Customer,
  request: Request,
  places: Places,
): Promise<Response | WrongWearer> =>
  formAction(request, places.url, async (form) => {
    const field = (name: string) => String(form.get(name) ?? '')
    const order = await findOwnOrder(scope.ctx, customer, field('order'))
    // Values that are to be deleted are in use for their own order alone.
    const isUsable = order?.valuesRemoval === undefined
    const entries = order ? ownValues(order) : []
    const entry = entries.find(({ key }) => key === field('key'))
    const lenses = entries
      .filter(({ kind, key }) => kind === 'lenses' && (field('key') === '' || key === field('key')))
      .flatMap(({ items }) => items)
    const back = (note?: (typeof OWN_VALUES_NOTES)[number]) =>
      seeOther(note ? `${places.path}?note=${note}` : places.path, scope.caller)
    switch (order ? field('action') : '') {
      case 'remove':
        return back(await remove(scope, customer, field('order')))
      case 'remove-slip':
        await scope.ctx.afterSale.slips.delete(field('order'), field('group'))
        return back('slip-removed')
      case 'name': {
        const wearer = parseWearer(field('wearer'))
        const of = { order: field('order'), key: field('key') }
        if (!wearer.ok) return { ...of, typed: field('wearer') }
        const named = { customerId: customer.id, orderId: of.order, key: of.key, wearer: wearer.value }
        return back((await scope.ctx.orders.nameValues(named)) ? 'named' : undefined)
      }
      case 'use':
        return (
          (isUsable && entry?.kind === 'glasses' && (await configure(scope, entry, places))) || back('gone')
        )
      case 'again':
        return (
          (order !== null &&
            isUsable &&
            lenses.length > 0 &&
            (await addItemsAgain(scope, { ...order, items: lenses }, places.toBasket))) ||
          back('gone')
        )
      default:
        return back()
    }
  })

async function remove(
  { ctx }: RequestScope,
  { id }: Customer,
  orderId: string,
): Promise<(typeof OWN_VALUES_NOTES)[number]> {
  const { removed, later } = await ctx.orders.removeValues({ customerId: id, orderId })
  await ctx.afterSale.slips
    .deleteOf(removed)
    .catch((error: unknown) => ctx.log.warn({ error }, 'pictures of slips are deleted later'))
  return later.length > 0 ? 'later' : 'removed'
}

/** Begins the same frame with these values, in the step that shows them. Null where the shop does not make it any more. */
async function configure(
  scope: RequestScope,
  { items, values, measuredOn }: OwnValues,
  { hrefOf }: Places,
): Promise<Response | null> {
  const [frame] = items
  const state = frame && (await offeredState(scope, { variantId: frame.variant.id, groupId: null }))
  if (!frame || !state?.isPurchasable) return null
  const answers = {
    lensType: 'type_ei',
    source: 'account',
    ...typedAnswers(
      values,
      VARIANTS[scope.variant].intl,
      pupilDistanceSourceOf(withCorrectedValues(frame)),
      measuredOn,
    ),
  }
  const input = new Map<string, string | undefined>(Object.entries(answers))
  let before = state
  for (const step of ['type', 'prescription', 'values'] as const) {
    const saved = await saveStep(scope, before, step, (name) => [input.get(name) ?? ''])
    before = saved.state
  }
  const path = hrefOf(lineView(frame).path)
  const query = new URLSearchParams({ configure: 'values', variantid: String(frame.variant.id) })
  return seeOther(`${path.split('?')[0]}?${query}`, scope.caller)
}
