import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { readAnswers } from '#domain/configurator/answers.ts'
import { slipDayOf } from '#domain/configurator/measured-distance.ts'
import { officeMistakes } from '#domain/configurator/validate-glass.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'
import { ORDER_OBSTACLES, orderedParts, type OrderObstacle } from '#domain/order/late-values.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { awaitedPairs, firstPair, otherPairs, settledFrames } from '#domain/order/values-reminder.ts'
import { hasTwoAxisSchemes } from '#domain/prescription/axis-scheme.ts'
import { READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { readOfficeDistance } from '#domain/prescription/office-distance.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { holdMonths } from '#domain/prescription/slip-age.ts'
import { variantOf } from '#modules/documents/order-format.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'
import { isTargetMissing, lateMistakes, lateValuesOf } from './order-values-answers.ts'
import { type OrderSlipFault, saveOrderSlip } from './save-order-slip.ts'

/**
 * over: the link is forged or too old. done: no pair waits. form: of the pair that was chosen, else of the first that waits and whose slip was not sent, or of the first one; in step `recalculate`
 * it is asked for which distance lenses of one power are, in steps `office` and `slip` the values are known: the distances of office lenses are
 * asked for, or the slip of the values.
 */
export type OrderValuesView =
  | { kind: 'over' }
  | { kind: 'done'; order: Order }
  | {
      kind: 'form'
      order: Order
      item: OrderItem
      step: 'values' | 'recalculate' | 'confirm' | 'office' | 'slip'
      answers: ConfiguratorAnswers
      mistakes: Mistake[]
      context: ConfiguratorContext
      /** Why the ordered pair cannot be made to the values, whatever is changed in the form. */
      obstacle: OrderObstacle | null
      /** The frames of other pairs for which nothing is left to send. */
      settled: OrderItem[]
      others: ReturnType<typeof otherPairs>
      /** Whether a picture of the slip was received. */
      hasSlip: boolean
      slipFault: OrderSlipFault | 'consent' | null
    }

/** The address as the visitor sees it, and the client's own. */
type Page = { url: URL; address: string | undefined }
type Scope = Pick<RequestScope, 'ctx' | 'variant'> & { caller: Pick<RequestScope['caller'], 'session'> }
type Form = Extract<OrderValuesView, { kind: 'form' }>

/**
 * The page of a link, before anything is entered. `group`: of the pair that was chosen. `isSlipTooLarge`: after a picture that was too large
 * to be taken.
 */
export async function loadOrderValues(
  scope: Scope,
  token: string,
  { group, isSlipTooLarge = false }: { group?: string | null; isSlipTooLarge?: boolean } = {},
): Promise<OrderValuesView> {
  const order = await scope.ctx.afterSale.orderToComplete(token)
  const view = order ? await nextPair(scope, order, group) : ({ kind: 'over' } as const)
  return view.kind === 'form' && isSlipTooLarge ? { ...view, slipFault: 'too-large' } : view
}

/** Handles a form of the page. Values are in the form's body alone, never in an address. A form of another site is rejected with 403. */
export const handleOrderValues = (
  scope: Scope,
  token: string,
  request: Request,
  page: Page,
): Promise<OrderValuesView | Response> =>
  formAction(request, page.url, (form) => submit(scope, token, form, page))

/** `named`: the group of a form or of an address; as long as its pair waits, it is meant, so that the form of another tab is not lost. */
async function nextPair(scope: Scope, order: Order, named?: unknown): Promise<OrderValuesView> {
  const first = firstPair(order)
  if (first === null) return { kind: 'done', order }
  const sent = new Set((await scope.ctx.afterSale.slips.list(order.id)).map(({ groupId }) => groupId))
  // Once all pictures were sent, values can still be typed instead.
  const { group, what } =
    awaitedPairs(order).find((each) => each.group === named) ?? firstPair(order, sent) ?? first
  const item = order.items.find(({ itemGroup }) => itemGroup?.id === group && itemGroup.isMainItem)!
  const context = worldOf(scope, item, order)
  const design = context.offered.find(({ kind }) => kind === 'lensType')?.referenceKey
  return {
    kind: 'form',
    order,
    item,
    step: what,
    answers: { lensType: 'type_ei', source: 'slip', ...(design !== undefined && { design }) },
    mistakes: [],
    context,
    obstacle: null,
    settled: settledFrames(order, sent).filter((each) => each !== item),
    others: otherPairs(order, group, sent),
    hasSlip: sent.has(group),
    slipFault: null,
  }
}

/** What the steps of typed values need; what the frame allows is checked with the order. */
function worldOf({ ctx, variant, caller }: Scope, item: OrderItem, order: Order): ConfiguratorContext {
  const today = ctx.now().toISOString()
  const signedIn = caller.session?.customer
  // Anybody with the link enters values; how old its customer is counts where it is they who do.
  const birthDate = (signedIn?.id === order.customer.id && signedIn?.birthDate) || null
  return {
    frame: { indices: [], lensHeight: null, lensTypes: undefined, place: null },
    offered: orderedParts(item, order.items),
    fromOrder: null,
    sources: ['slip'],
    isSignedIn: false,
    // The page may be read in another language than the slip of the order is written in.
    hasTwoAxisSchemes: [variant, variantOf(order)].some((each) => hasTwoAxisSchemes(VARIANTS[each])),
    isTriable: false,
    holdMonths: holdMonths('glasses', birthDate, today),
    today,
  }
}

async function submit(
  scope: Scope,
  token: string,
  form: FormData,
  { url, address }: Page,
): Promise<OrderValuesView | Response> {
  const { ctx } = scope
  const order = await ctx.afterSale.orderToComplete(token)
  if (!order) return { kind: 'over' }
  const view = await nextPair(scope, order, form.get('group'))
  // A form of a pair that has its values by now shows the next one.
  if (view.kind !== 'form' || form.get('group') !== view.item.itemGroup?.id) return view
  const again = `${url.pathname}${url.search}`
  const file = form.get('slip')
  if (file instanceof File) {
    const isGranted = form.get('consent') === 'yes'
    const slipFault = isGranted ? await saveOrderSlip(scope, view, file, address) : 'consent'
    return slipFault === null ? seeOther(again) : { ...view, slipFault }
  }
  if (view.step === 'slip') return view
  const input = (name: string) => form.getAll(name).map((value) => value.toString().slice(0, 100))
  if (view.step === 'office') return (await saveOfficeDistance(scope, view, input)) ?? seeOther(again)
  const step = form.get('step')
  const answers = {
    ...view.answers,
    ...readAnswers('values', input),
    ...((step === 'recalculate' || step === 'confirm') && readAnswers('recalculate', input)),
    ...(step === 'confirm' && readAnswers('confirm', input)),
  }
  const late = lateValuesOf(answers, view.item, order)
  const mistakes = lateMistakes(answers, view.context, late.checks)
  const obstacle = ORDER_OBSTACLES.find((kind) => late.checks.some((check) => check.kind === kind)) ?? null
  if (mistakes.length > 0 || obstacle !== null) return { ...view, answers, mistakes, obstacle }
  if (isTargetMissing(answers, view.context)) {
    const missing = step === 'recalculate' ? [{ name: 'target', kind: 'required' } as const] : []
    return { ...view, step: 'recalculate', answers, mistakes: missing }
  }
  const open = step === 'confirm' ? validateStep('confirm', answers, view.context) : null
  if (open === null || open.length > 0) return { ...view, step: 'confirm', answers, mistakes: open ?? [] }
  const { prescription, pupilDistance } = late
  const affirmed = { at: ctx.now().toISOString(), textVersion: READ_BACK_VERSION, by: 'link' }
  const group = view.item.itemGroup?.id ?? ''
  // Where it fails, another form was faster, or the order was changed: the page shows what waits now.
  const measuredOn = slipDayOf(answers)
  const validity = measuredOn === undefined ? undefined : { measuredOn, months: view.context.holdMonths }
  await ctx.orders.addValues(order.id, { group, prescription, pupilDistance, validity, affirmed })
  return seeOther(again)
}

/** The form again where something is wrong with the distances; null where they are stored, or another form was faster. */
async function saveOfficeDistance(
  { ctx }: Scope,
  view: Form,
  input: (name: string) => string[],
): Promise<Form | null> {
  const answers = { ...view.answers, ...readAnswers('glass', input) }
  const mistakes = officeMistakes(answers)
  if (mistakes.length > 0) return { ...view, answers, mistakes }
  await ctx.orders.addValues(view.order.id, {
    group: view.item.itemGroup?.id ?? '',
    prescription: prescriptionValuesOf(view.item) ?? { right: {}, left: {} },
    officeDistance: readOfficeDistance(answers['office.room'], answers['office.near']),
    affirmed: { at: ctx.now().toISOString(), textVersion: READ_BACK_VERSION, by: 'link' },
  })
  return null
}
