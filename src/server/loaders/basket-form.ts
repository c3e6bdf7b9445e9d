import { BASKET_NOTES, type BasketNote } from '#domain/basket/note.ts'
import { BASKET } from '#contract/rpc/basket.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { codeEntry, withoutCode } from '#domain/basket/code-entry.ts'
import { giftItem, isGiftItem } from '#domain/basket/gift-item.ts'
import { MOST_PIECES } from '#domain/basket/limits.ts'
import { typedQuantity } from '#domain/basket/stepper.ts'
import type { Result } from '#domain/result.ts'
import { basket } from '#server/rpc/basket.ts'
import type { Procedure, Refusal, Visit } from '#server/rpc/procedure.ts'
import { answerForm } from './answer-form.ts'

/** How it went, and what would undo it: the value of an `add`. */
type Followed = { note: BasketNote; undo?: string }

/** What a redirect carries of it to the page that is shown next. */
export function basketNoteIn(query: URLSearchParams): { note: BasketNote | null; undo: string | null } {
  const note = BASKET_NOTES.find((each) => each === query.get('note')) ?? null
  const undo = query.get('undo') ?? ''
  return { note, undo: note === 'removed' && newItemOf(undo) ? undo : null }
}

/** Follows the form of a request, and leads on to the basket, where it is said how it went. */
export const answerBasketForm = (
  visit: Visit,
  request: Request,
  url: URL,
  address: string,
): Promise<Response> => answerForm(visit, request, { url, address }, followBasketForm)

/**
 * Follows the form of the basket: one field named `add` (the id of a variant, and maybe a blank and a number of pieces), `set` (a number of
 * pieces or `typed`, a blank, the key of an item), `remove` (the key of an item, with its group), `gift` (the id of a variant, a blank, that
 * of its promotion), `code` or `drop` (a code). What is not understood is `failed`.
 */
export async function followBasketForm(visit: Visit, form: FormData): Promise<Followed> {
  if (await isTooOften(visit)) return { note: 'failed' }
  const key = form.get('remove')?.toString()
  return key ? remove(visit, key) : { note: await change(visit, form) }
}

async function change(visit: Visit, form: FormData): Promise<BasketNote> {
  const field = (name: string) => form.get(name)?.toString() ?? ''
  if (field('add')) return add(visit, newItemOf(field('add')))
  if (field('set')) return set(visit, field('set'), field('quantity'))
  if (field('gift')) {
    const [variantId, promotionId] = halves(field('gift'))
    const gift = newItemOf(variantId)
    return add(visit, gift && giftItem(promotionId, gift.variantId))
  }
  if (field('drop')) return dropCode(visit, field('drop'))
  return field('code') ? enterCode(visit, field('code')) : 'failed'
}

const isTooOften = async ({ ctx, caller }: Visit): Promise<boolean> =>
  (await ctx.limits.count('basket form', { visitor: caller.user?.id, address: undefined })) > 0

type Added = { variantId: number; quantity: number }

/** What a value of `add` names: "12", or "12 3" for three pieces. */
function newItemOf(value: string): Added | null {
  const [, id, pieces = '1'] = /^(\d{1,9})(?: (\d{1,2}))?$/.exec(value) ?? []
  const item = { variantId: Number(id), quantity: Number(pieces) }
  return item.variantId > 0 && item.quantity > 0 ? item : null
}

const add = async (visit: Visit, item: Added | null): Promise<BasketNote> =>
  item ? noteOf(await ask(basket.addItemToBasket, visit, item), 'added') : 'failed'

async function set(visit: Visit, value: string, typed: string): Promise<BasketNote> {
  const [pieces, basketItemKey] = halves(value)
  const bounds = { min: 1, max: MOST_PIECES }
  const quantity = typedQuantity(pieces === 'typed' ? typed : pieces, bounds)
  if (quantity === null || !basketItemKey) return 'failed'
  return noteOf(await ask(basket.updateBasketItem, visit, { basketItemKey, update: { quantity } }), 'changed')
}

/** What is told apart by more than its variant, a group or a gift, cannot be named by the value of a form: it is not put back. */
async function remove(visit: Visit, key: string): Promise<Followed> {
  const held = await ask(basket.getBasket, visit, {})
  if (!held.ok) return { note: 'failed' }
  const { items } = held.value.basket
  const item = items.find((each) => each.key === key)
  const group = item?.itemGroup?.id
  const goes = items.filter((each) => each.key === key || (group && each.itemGroup?.id === group))
  for (const { key: itemKey } of goes) {
    const gone = await ask(basket.removeItemFromBasket, visit, { itemKey })
    if (!gone.ok) return { note: 'failed' }
  }
  const isPlain = item && !group && !isGiftItem(item)
  return { note: 'removed', ...(isPlain && { undo: `${item.variant.id} ${item.quantity}` }) }
}

async function enterCode(visit: Visit, promotionCode: string): Promise<BasketNote> {
  const opened = await basket.getApplicablePromotionsByCode(visit, {
    promotionCode: promotionCode.slice(0, 100),
  })
  if (!opened.ok) return 'failed'
  const held = BASKET.getApplicablePromotionsByCode.output.parse(opened.value)
  const entry = codeEntry(held.basket, promotionCode)
  if (entry === null) return 'code-unknown'
  const entered =
    'gift' in entry
      ? ask(basket.addItemToBasket, visit, entry.gift)
      : ask(basket.updatePromotions, visit, entry)
  return noteOf(await entered, 'code-applied')
}

async function dropCode(visit: Visit, code: string): Promise<BasketNote> {
  const held = await ask(basket.getBasket, visit, {})
  if (!held.ok) return 'failed'
  const items = withoutCode(held.value.basket.items, code)
  if (items.length === 0) return 'changed'
  return noteOf(await ask(basket.updatePromotions, visit, { items }), 'code-dropped')
}

type Whole = { basket: Basket; errors?: { kind: string }[] }

async function ask(procedure: Procedure, visit: Visit, payload: object): Promise<Result<Whole, Refusal>> {
  const result = await procedure(visit, payload)
  return result.ok ? { ok: true, value: BASKET.updateBasketItem.output.parse(result.value) } : result
}

const REFUSED: Record<string, BasketNote> = {
  ItemAddedWithReducedQuantity: 'reduced',
  ItemUnvailable: 'unavailable',
  ItemDataNotFound: 'unavailable',
  BasketItemNotFound: 'gone',
  MaximumItemCountReached: 'full',
}

function noteOf(result: Result<Whole, Refusal>, done: BasketNote): BasketNote {
  const kind = result.ok ? result.value.errors?.[0]?.kind : result.error.kind
  return kind === undefined ? done : (REFUSED[kind] ?? 'failed')
}

function halves(value: string): [string, string] {
  const at = value.indexOf(' ')
  return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)]
}
