import { BASKET } from '#contract/rpc/basket.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { giftItem } from '#domain/basket/gift-item.ts'
import { MOST_PIECES } from '#domain/basket/limits.ts'
import { typedQuantity } from '#domain/basket/stepper.ts'
import { withPromotion } from '#domain/promotion/next-application.ts'
import type { Result } from '#domain/result.ts'
import { basket } from '#server/rpc/basket.ts'
import type { Procedure, Refusal, Visit } from '#server/rpc/procedure.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

/** What is said of a form after it was followed. */
const NOTES = [
  'added',
  'changed',
  'removed',
  'reduced',
  'unavailable',
  'gone',
  'full',
  'failed',
  'code-applied',
  'code-unknown',
  'code-dropped',
] as const
export type BasketNote = (typeof NOTES)[number]

/** What a redirect carries of it to the page that is shown next. */
export const basketNoteIn = (query: URLSearchParams): BasketNote | null =>
  NOTES.find((each) => each === query.get('note')) ?? null

/** Follows the form of a request, and leads on to the basket, where it is said how it went. */
export async function answerBasketForm(
  visit: Visit,
  request: Request,
  url: URL,
  address: string,
): Promise<Response> {
  if (isCrossSite(request.headers, url)) return new Response(null, { status: 403 })
  const form = await request.formData().catch(() => new FormData())
  const note = await followBasketForm(visit, form)
  const headers = new Headers({ 'cache-control': 'private, no-store', location: `${address}?note=${note}` })
  for (const line of visit.caller.cookies()) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}

/**
 * Follows the form of the basket: one field named `add` (the id of a variant), `set` (a number of pieces or `typed`, a blank, the key of an
 * item), `remove` (the key of an item, with its group), `gift` (the id of a variant, a blank, that of its promotion), `code` or `drop` (a code). What is not
 * understood is `failed`.
 */
export async function followBasketForm(visit: Visit, form: FormData): Promise<BasketNote> {
  const field = (name: string) => form.get(name)?.toString() ?? ''
  if (await isTooOften(visit)) return 'failed'
  if (field('add')) return add(visit, { variantId: Number(field('add')), quantity: 1 })
  if (field('set')) return set(visit, field('set'), field('quantity'))
  if (field('remove')) return remove(visit, field('remove'))
  if (field('gift')) {
    const [variantId, promotionId] = halves(field('gift'))
    return add(visit, giftItem(promotionId, Number(variantId)))
  }
  if (field('drop')) return dropCode(visit, field('drop'))
  return field('code') ? enterCode(visit, field('code')) : 'failed'
}

const isTooOften = async ({ ctx, caller }: Visit): Promise<boolean> =>
  (await ctx.limits.count('basket form', { visitor: caller.visitor?.id, address: undefined })) > 0

const add = async (visit: Visit, item: { variantId: number; quantity: number }): Promise<BasketNote> =>
  Number.isSafeInteger(item.variantId) && item.variantId > 0
    ? noteOf(await ask(basket.addItemToBasket, visit, item), 'added')
    : 'failed'

async function set(visit: Visit, value: string, typed: string): Promise<BasketNote> {
  const [pieces, basketItemKey] = halves(value)
  const bounds = { min: 1, max: MOST_PIECES }
  const quantity = typedQuantity(pieces === 'typed' ? typed : pieces, bounds)
  if (quantity === null || !basketItemKey) return 'failed'
  return noteOf(await ask(basket.updateBasketItem, visit, { basketItemKey, update: { quantity } }), 'changed')
}

async function remove(visit: Visit, key: string): Promise<BasketNote> {
  const held = await ask(basket.getBasket, visit, {})
  if (!held.ok) return 'failed'
  const { items } = held.value.basket
  const group = items.find((item) => item.key === key)?.itemGroup?.id
  const goes = items.filter((item) => item.key === key || (group && item.itemGroup?.id === group))
  for (const { key: itemKey } of goes) {
    const gone = await ask(basket.removeItemFromBasket, visit, { itemKey })
    if (!gone.ok) return 'failed'
  }
  return 'removed'
}

async function enterCode(visit: Visit, promotionCode: string): Promise<BasketNote> {
  const opened = await basket.getApplicablePromotionsByCode(visit, {
    promotionCode: promotionCode.slice(0, 100),
  })
  if (!opened.ok) return 'failed'
  const held = BASKET.getApplicablePromotionsByCode.output.parse(opened.value)
  const items = opensIn(held.basket, promotionCode)
  if (items.length === 0) return 'code-unknown'
  return noteOf(await ask(basket.updatePromotions, visit, { items }), 'code-applied')
}

async function dropCode(visit: Visit, code: string): Promise<BasketNote> {
  const held = await ask(basket.getBasket, visit, {})
  if (!held.ok) return 'failed'
  const items = held.value.basket.items
    .filter(({ promotions = [] }) => promotions.some((each) => each.code === code))
    .map(({ key, promotions = [] }) => ({
      itemId: key,
      promotions: promotions.filter((each) => each.code !== code).map(({ id }) => ({ id })),
    }))
  if (items.length === 0) return 'changed'
  return noteOf(await ask(basket.updatePromotions, visit, { items }), 'code-dropped')
}

/** What lines have once a code is entered. */
function opensIn({ items, applicablePromotions = [] }: Basket, code: string) {
  return applicablePromotions.flatMap(({ itemId, promotion }) => {
    if (itemId === null || promotion.code?.toLowerCase() !== code.trim().toLowerCase()) return []
    const chosen = items.find(({ key }) => key === itemId)?.promotions ?? []
    return [{ itemId, promotions: withPromotion(chosen, promotion) }]
  })
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
