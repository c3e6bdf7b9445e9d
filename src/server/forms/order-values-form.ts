import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { readAnswers } from '#domain/configurator/answers.ts'
import { pupilDistanceOf, slipDayOf } from '#domain/configurator/measured-distance.ts'
import { typedPrescription } from '#domain/configurator/typed-prescription.ts'
import { validateStep, type ConfiguratorWorld } from '#domain/configurator/validate-step.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { awaitedPairs } from '#domain/order/values-reminder.ts'
import { hasTwoAxisSchemes } from '#domain/prescription/axis-scheme.ts'
import { checkConfiguration } from '#domain/prescription/configuration.ts'
import { withUse } from '#domain/prescription/missing-facts.ts'
import { READ_BACK_VERSION } from '#domain/prescription/configured-items.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { holdMonths } from '#domain/prescription/slip-age.ts'
import { rxParts } from '#server/configurator/rx-parts.ts'
import type { SlipFault } from '#modules/prescription-slip/clean-slip.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

/**
 * over: the link is forged or too old. done: no pair waits. form: of the first pair that waits, or of the one that was sent; in step `slip` the
 * values are known, and their slip is asked for.
 */
export type OrderValuesView =
  | { kind: 'over' }
  | { kind: 'done'; order: Order }
  | {
      kind: 'form'
      order: Order
      item: OrderItem
      step: 'values' | 'confirm' | 'slip'
      answers: ConfiguratorAnswers
      mistakes: Mistake[]
      world: ConfiguratorWorld
      /** Whether a picture of the slip was received. */
      hasSlip: boolean
      slipFault: SlipFault | 'later' | 'consent' | null
    }

/** The address as the visitor sees it, and the client's own. */
type Page = { url: URL; address: string | undefined }
type Scope = Pick<RequestScope, 'ctx' | 'variant'>
type Form = Extract<OrderValuesView, { kind: 'form' }>

/** The page of a link, before anything is entered. */
export async function loadOrderValues(scope: Scope, token: string): Promise<OrderValuesView> {
  const order = await scope.ctx.afterSale.orderToComplete(token)
  return order ? nextPair(scope, order) : { kind: 'over' }
}

/** Handles a form of the page. Values are in the form's body alone, never in an address. A form of another site is rejected with 403. */
export const handleOrderValues = (
  scope: Scope,
  token: string,
  request: Request,
  page: Page,
): Promise<OrderValuesView | Response> =>
  formAction(request, page.url, (form) => submit(scope, token, form, page))

async function nextPair(scope: Scope, order: Order): Promise<OrderValuesView> {
  const awaited = awaitedPairs(order)
  if (awaited.length === 0) return { kind: 'done', order }
  const sent = new Set((await scope.ctx.afterSale.slips.list(order.id)).map(({ groupId }) => groupId))
  const { group, what } =
    awaited.find((each) => each.what === 'values') ??
    awaited.find((each) => !sent.has(each.group)) ??
    awaited[0]!
  const item = order.items.find(({ itemGroup }) => itemGroup?.id === group && itemGroup.isMainItem)!
  return {
    kind: 'form',
    order,
    item,
    step: what,
    answers: { lensType: 'type_ei', source: 'slip' },
    mistakes: [],
    world: await worldOf(scope, item),
    hasSlip: sent.has(group),
    slipFault: null,
  }
}

/** The parts of the pair as it was ordered; availability was settled by the order. */
async function worldOf({ ctx, variant }: Scope, { customData }: OrderItem): Promise<ConfiguratorWorld> {
  const items = customData['configurationItems']
  const keys = (Array.isArray(items) ? items : []).map((each) => each?.referenceKey)
  const offered = await rxParts(ctx, variant)
  const today = ctx.now().toISOString()
  return {
    frame: { indices: [], lensHeight: null, lensTypes: undefined, place: null },
    offered: offered.filter(({ referenceKey }) => keys.includes(referenceKey)),
    fromOrder: null,
    sources: ['slip'],
    isSignedIn: false,
    hasTwoAxisSchemes: hasTwoAxisSchemes(VARIANTS[variant].country),
    isTriable: false,
    holdMonths: holdMonths('glasses', null, today),
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
  const view = await nextPair(scope, order)
  // A form of a pair that has its values by now shows the next one.
  if (view.kind !== 'form' || form.get('group') !== view.item.itemGroup?.id) return view
  const again = `${url.pathname}${url.search}`
  const file = form.get('slip')
  if (file instanceof File) {
    const isGranted = form.get('consent') === 'yes'
    const slipFault = isGranted ? await saveSlip(scope, view, file, address) : 'consent'
    return slipFault === null ? seeOther(again) : { ...view, slipFault }
  }
  if (view.step === 'slip') return view
  const input = (name: string) => form.getAll(name).map((value) => value.toString().slice(0, 100))
  const answers = {
    ...view.answers,
    ...readAnswers('values', input),
    ...(form.get('step') === 'confirm' && readAnswers('confirm', input)),
  }
  const mistakes = mistakesOf(answers, view.world)
  if (mistakes.length > 0) return { ...view, answers, mistakes }
  const open = form.get('step') === 'confirm' ? validateStep('confirm', answers, view.world) : null
  if (open === null || open.length > 0) return { ...view, step: 'confirm', answers, mistakes: open ?? [] }
  const { prescription, pupilDistance } = checkedOf(answers, view.world)
  const affirmed = { at: ctx.now().toISOString(), textVersion: READ_BACK_VERSION, by: 'link' }
  const group = view.item.itemGroup?.id ?? ''
  // Where it fails, another form was faster, or the order was changed: the page shows what waits now.
  const measuredOn = slipDayOf(answers)
  const validity = measuredOn === undefined ? undefined : { measuredOn, months: view.world.holdMonths }
  await ctx.orders.addValues(order.id, { group, prescription, pupilDistance, validity, affirmed })
  return seeOther(again)
}

function checkedOf(answers: ConfiguratorAnswers, { frame, offered }: ConfiguratorWorld) {
  const { prescription } = typedPrescription(answers)
  const pupilDistance = pupilDistanceOf(answers, prescription, null)
  const parts = { parts: offered, unknown: [], pupilDistance }
  const checked = checkConfiguration(frame, 'type_ei', prescription, parts)
  const lens = offered.find((part) => part.kind === 'lensType')
  return { checks: checked.checks, prescription: withUse(checked.prescription, lens?.design), pupilDistance }
}

/** What is wrong with the values themselves, or with them in the lenses that were ordered. */
function mistakesOf(answers: ConfiguratorAnswers, world: ConfiguratorWorld): Mistake[] {
  const mistakes = validateStep('values', answers, world)
  const kinds = new Set(checkedOf(answers, world).checks.map(({ kind }) => kind))
  return [
    ...mistakes,
    ...(kinds.has('addition-missing') ? [{ name: 'right.addition', kind: 'addition-missing' } as const] : []),
    ...(['pd-by-instrument', 'pd-missing'] as const)
      .filter((kind) => kinds.has(kind))
      .map((kind) => ({ name: 'right.pd' as const, kind })),
  ]
}

/** What is wrong with the file; null where it is stored. */
async function saveSlip(
  { ctx }: Scope,
  { order, item }: Form,
  file: File,
  address: string | undefined,
): Promise<Form['slipFault']> {
  const wait = await ctx.rateLimits.count('prescription slip', { visitor: order.id, address })
  if (wait > 0) return 'later'
  const content = Buffer.from(await file.arrayBuffer())
  const saved = await ctx.afterSale.slips.save(order, item.itemGroup?.id ?? '', content)
  return saved.ok || saved.error === 'not-waiting' ? null : saved.error
}
