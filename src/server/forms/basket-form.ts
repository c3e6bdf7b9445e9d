import { BASKET_NOTES, type BasketNote } from '#domain/basket/note.ts'
import { applyPromotionCode, removePromotionCode } from '#domain/basket/apply-promotion-code.ts'
import { giftItem, isGiftItem } from '#domain/basket/gift-item.ts'
import { MAX_LINE_QUANTITY } from '#domain/basket/limits.ts'
import { parseQuantity } from '#domain/basket/quantity-stepper.ts'
import { ShopError } from '#platform/errors.ts'
import { basketService } from '#server/basket/basket-service.ts'
import type { BasketResult } from '#server/basket/change-basket.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

/** The outcome, and the value of an `add` that would undo it. */
type FormOutcome = { note: BasketNote; undo?: string }

/** The note after a redirect, from the query of the address. */
export function basketNoteIn(query: URLSearchParams): { note: BasketNote | null; undo: string | null } {
  const note = BASKET_NOTES.find((each) => each === query.get('note')) ?? null
  const undo = query.get('undo') ?? ''
  return { note, undo: note === 'removed' && newItemOf(undo) ? undo : null }
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
 * Applies the basket form: one field named `add` (the id of a variant, optionally followed by a space and a
 * quantity), `set` (a quantity or `typed`, a space, the key of an item), `remove` (the key of an item, with its
 * group), `gift` (the id of a variant, a space, the id of its promotion), `code` or `drop` (a code). Invalid values
 * result in `failed`.
 */
export async function applyBasketForm(scope: RequestScope, form: FormData): Promise<FormOutcome> {
  if (await isRateLimited(scope)) return { note: 'too-often' }
  const key = form.get('remove')?.toString()
  try {
    return key ? await remove(scope, key) : { note: await change(scope, form) }
  } catch (error) {
    if (error instanceof ShopError && error.kind === 'too-many') return { note: 'too-often' }
    throw error
  }
}

async function change(scope: RequestScope, form: FormData): Promise<BasketNote> {
  const field = (name: string) => form.get(name)?.toString() ?? ''
  if (field('add')) return add(scope, newItemOf(field('add')))
  if (field('set')) return set(scope, field('set'), field('quantity'))
  if (field('gift')) {
    const [variantId, promotionId] = splitAtSpace(field('gift'))
    const gift = newItemOf(variantId)
    return add(scope, gift && giftItem(promotionId, gift.variantId))
  }
  if (field('drop')) return removeCode(scope, field('drop'))
  return field('code') ? enterCode(scope, field('code')) : 'failed'
}

const isRateLimited = async ({ ctx, caller }: RequestScope): Promise<boolean> =>
  (await ctx.rateLimits.count('basket form', { visitor: caller.user?.id, address: undefined })) > 0

type ParsedItem = { variantId: number; quantity: number }

/** The item in a value of `add`: "12", or "12 3" for three pieces. */
function newItemOf(value: string): ParsedItem | null {
  const [, id, pieces = '1'] = /^(\d{1,9})(?: (\d{1,2}))?$/.exec(value) ?? []
  const item = { variantId: Number(id), quantity: Number(pieces) }
  return item.variantId > 0 && item.quantity > 0 ? item : null
}

const add = async (scope: RequestScope, item: ParsedItem | null): Promise<BasketNote> =>
  item ? noteOf(await basketService.add(scope, [item]), 'added') : 'failed'

async function set(scope: RequestScope, value: string, input: string): Promise<BasketNote> {
  const [pieces, itemKey] = splitAtSpace(value)
  const bounds = { min: 1, max: MAX_LINE_QUANTITY }
  const quantity = parseQuantity(pieces === 'typed' ? input : pieces, bounds)
  if (!itemKey) return 'failed'
  if (quantity === null) return 'quantity'
  return noteOf(await basketService.update(scope, itemKey, { quantity }), 'changed')
}

/** Groups and gifts cannot be described by the value of a form, so their removal cannot be undone. */
async function remove(scope: RequestScope, key: string): Promise<FormOutcome> {
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
  const isPlain = item && !group && !isGiftItem(item)
  return { note: 'removed', ...(isPlain && { undo: `${item.variant.id} ${item.quantity}` }) }
}

async function enterCode(scope: RequestScope, input: string): Promise<BasketNote> {
  const code = input.trim().slice(0, 100)
  if (code === '') return 'failed'
  const effect = applyPromotionCode(await basketService.openPromotions(scope, code), input)
  if (effect === null) return 'code-unknown'
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

function noteOf(result: BasketResult, done: BasketNote): BasketNote {
  const kind = result.ok ? result.value.errors?.[0]?.kind : result.error.kind
  return kind === undefined ? done : (FAILURE_NOTES[kind] ?? 'failed')
}

function splitAtSpace(value: string): [string, string] {
  const at = value.indexOf(' ')
  return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)]
}
