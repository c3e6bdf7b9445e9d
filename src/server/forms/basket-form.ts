import type { BasketItem, NewItem } from '#domain/basket/basket.ts'
import { BASKET_NOTES, type BasketNote } from '#domain/basket/note.ts'
import {
  applyPromotionCode,
  hasPromotionCode,
  removePromotionCode,
} from '#domain/basket/apply-promotion-code.ts'
import { refusalQuery } from '#domain/basket/code-refusal.ts'
import { giftItem, isGiftItem } from '#domain/basket/gift-item.ts'
import { MAX_LINE_QUANTITY } from '#domain/basket/limits.ts'
import { parseQuantity } from '#domain/basket/quantity-stepper.ts'
import { type SubscriptionChoice, subscriptionChoiceIn } from '#domain/catalogue/subscription-offer.ts'
import { readSubscription } from '#domain/subscription/product-subscription.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import type { Result } from '#domain/result.ts'
import { ShopError } from '#platform/errors.ts'
import { basketService } from '#server/basket/basket-service.ts'
import { subscribedItems } from '#server/basket/subscribe.ts'
import type { ChangedBasket } from '#server/basket/change-basket.ts'
import { type RemovedPair, restorePair, storePairOfLine } from '#server/configurator/removed-pair.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'
import { formAction, isRateLimited, seeOther } from './form-action.ts'

/** The outcome, with the value of an `add` or a `restore` that would undo it, or with what a code lacks. */
type FormOutcome = { note: BasketNote; add?: string; restore?: string; code?: string; needs?: string }

type Undo = { name: 'add' | 'restore'; value: string }

/** The note after a redirect, from the query of the address. */
export function basketNoteIn(query: URLSearchParams): { note: BasketNote | null; undo: Undo | null } {
  const note = BASKET_NOTES.find((each) => each === query.get('note')) ?? null
  if (note !== 'removed') return { note, undo: null }
  const [add, restore] = [query.get('add') ?? '', query.get('restore') ?? '']
  if (newItemOf(add)) return { note, undo: { name: 'add', value: add } }
  return { note, undo: removedPairOf(restore) && { name: 'restore', value: restore } }
}

/** Handles a basket form and redirects to the basket, which shows the outcome. */
export const handleBasketForm = (
  scope: RequestScope,
  request: Request,
  url: URL,
  address: string,
): Promise<Response> =>
  formAction(request, url, async (form) =>
    seeOther(`${address}?${new URLSearchParams(await applyBasketForm(scope, form))}`, scope.caller),
  )

/**
 * Applies the basket form: one field named `add` (as `newItemOf` reads it, with the choice of a
 * product's form in `subscription`, `interval` and `day`), `set` (a quantity or `typed`, a space, the key of an item), `remove` (the key of an item, with its
 * group), `restore` (the id of a frame, a space, the group that was removed), `gift` (the id of a variant, a space, the id of its promotion), `code` or `drop` (a code). Invalid values
 * result in `failed`.
 */
export async function applyBasketForm(scope: RequestScope, form: FormData): Promise<FormOutcome> {
  if (await isRateLimited(scope, 'basket form')) return { note: 'too-often' }
  const key = form.get('remove')?.toString()
  try {
    if (key) return await remove(scope, key)
    const changed = await change(scope, form)
    return typeof changed === 'string' ? { note: changed } : changed
  } catch (error) {
    if (error instanceof ShopError && error.kind === 'too-many') return { note: 'too-often' }
    throw error
  }
}

async function change(scope: RequestScope, form: FormData): Promise<BasketNote | FormOutcome> {
  const field = (name: string) => form.get(name)?.toString() ?? ''
  if (field('add')) return addSubscribable(scope, newItemOf(field('add')), readSubscription(field))
  if (field('restore')) return restore(scope, removedPairOf(field('restore')))
  if (field('set')) return set(scope, field('set'), field('quantity'))
  if (field('gift')) {
    const [variantId, promotionId] = splitAtSpace(field('gift'))
    const gift = newItemOf(variantId)
    return add(scope, gift && giftItem(promotionId, gift.variantId))
  }
  if (field('drop')) return removeCode(scope, field('drop'))
  return field('code') ? enterCode(scope, field('code')) : 'failed'
}

type ParsedItem = { variantId: number; quantity: number; subscription?: SubscriptionChoice }

/** The item in a value of `add`: "12", or "12 3" for three pieces, or "12 3 6 23" for three of them every six months on the 23rd. */
function newItemOf(value: string): ParsedItem | null {
  const [, id, pieces = '1', interval, day] =
    /^(\d{1,9})(?: (\d{1,2})(?: (\d{1,2}w?) (\d{1,2}))?)?$/.exec(value) ?? []
  const item = { variantId: Number(id), quantity: Number(pieces) }
  const isItem = item.variantId > 0 && item.quantity > 0
  return isItem ? { ...item, ...(interval && { subscription: { interval, day: Number(day) } }) } : null
}

const add = async (scope: RequestScope, item: NewItem | null): Promise<BasketNote> =>
  item ? noteOf(await basketService.add(scope, [item]), 'added') : 'failed'

/** `chosen`: in the fields of the form. */
async function addSubscribable(
  scope: RequestScope,
  item: ParsedItem | null,
  chosen: SubscriptionChoice | undefined,
): Promise<BasketNote> {
  const items = await subscribedItems(
    scope,
    item ? [{ ...item, ...(chosen && { subscription: chosen }) }] : [],
  )
  return items.ok ? add(scope, items.value[0] ?? null) : 'failed'
}

/** The removed pair in a value of `restore`: "12 aBcD1234". */
function removedPairOf(value: string): RemovedPair | null {
  const [, id, groupId = ''] = /^(\d{1,9}) ([\w-]{1,64})$/.exec(value) ?? []
  return Number(id) > 0 ? { variantId: Number(id), groupId } : null
}

async function restore(scope: RequestScope, pair: RemovedPair | null): Promise<BasketNote> {
  if (!pair) return 'failed'
  const restored = await restorePair(scope, pair)
  return restored.ok ? 'added' : 'pair-gone'
}

async function set(scope: RequestScope, value: string, input: string): Promise<BasketNote> {
  const [pieces, itemKey] = splitAtSpace(value)
  const bounds = { min: 1, max: MAX_LINE_QUANTITY }
  const quantity = parseQuantity(pieces === 'typed' ? input : pieces, bounds)
  if (!itemKey) return 'failed'
  if (quantity === null) return 'quantity'
  return noteOf(await basketService.update(scope, itemKey, { quantity }), 'changed')
}

/**
 * The value of a form stands in the address: it names a pair, whose values the server stores. Gifts and lenses with values cannot be described
 * by it, so their removal cannot be undone.
 */
async function remove(scope: RequestScope, key: string): Promise<FormOutcome> {
  const pair = await storePairOfLine(scope, key)
  const read = await basketService.read(scope)
  if (!read.ok) return { note: 'failed' }
  const { items } = read.value.basket
  const item = items.find((each) => each.key === key)
  const group = item?.itemGroup?.id
  const removals = items.filter((each) => each.key === key || (group && each.itemGroup?.id === group))
  for (const { key: itemKey } of removals) {
    const removed = await basketService.remove(scope, itemKey)
    if (!removed.ok) return { note: 'failed' }
  }
  const isPlain = item && !group && !isGiftItem(item) && prescriptionValuesOf(item) === null
  if (pair) return { note: 'removed', restore: `${pair.variantId} ${pair.groupId}` }
  return { note: 'removed', ...(isPlain && { add: undoOf(item) }) }
}

function undoOf({ variant, quantity, customData }: BasketItem): string {
  const choice = subscriptionChoiceIn(customData)
  return [variant.id, quantity, ...(choice ? [choice.interval, choice.day] : [])].join(' ')
}

async function enterCode(scope: RequestScope, input: string): Promise<BasketNote | FormOutcome> {
  const code = input.trim().slice(0, 100)
  if (code === '') return 'failed'
  const opened = await basketService.openPromotions(scope, code)
  const effect = applyPromotionCode(opened, input)
  if (effect === null && hasPromotionCode(opened.items, code)) return 'code-applied'
  if (effect === null) return { note: 'code-unknown', ...refusalQuery(code, opened) }
  const applied =
    'gift' in effect
      ? basketService.add(scope, [effect.gift])
      : basketService.setPromotions(scope, effect.items)
  return noteOf(await applied, 'code-applied')
}

async function removeCode(scope: RequestScope, code: string): Promise<BasketNote> {
  const read = await basketService.read(scope)
  if (!read.ok) return 'failed'
  const items = removePromotionCode(read.value.basket.items, code)
  if (items.length === 0) return 'changed'
  return noteOf(await basketService.setPromotions(scope, items), 'code-dropped')
}

const FAILURE_NOTES: Record<string, BasketNote> = {
  ItemAddedWithReducedQuantity: 'reduced',
  ItemUnvailable: 'unavailable',
  ItemDataNotFound: 'unavailable',
  BasketItemNotFound: 'gone',
  MaximumItemCountReached: 'full',
}

/** What the basket's page says of a change. */
export function noteOf(result: Result<ChangedBasket, Refusal>, done: BasketNote): BasketNote {
  const kind = result.ok ? result.value.errors?.[0]?.kind : result.error.kind
  return kind === undefined ? done : (FAILURE_NOTES[kind] ?? 'failed')
}

function splitAtSpace(value: string): [string, string] {
  const at = value.indexOf(' ')
  return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)]
}
