import { faultsIn, type Faults } from '#domain/form/faults.ts'
import { orderNumber, required } from '#domain/form/rules.ts'
import { type OrderView, orderView } from '#domain/order/order-view.ts'
import type { Context } from '#server/context.ts'
import type { Proof } from '#server/clients/order-client.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

/** What was typed: the number without its spaces, and a zip code or a mailbox. */
export type Asked = { number: string; proof: string }

export type LookupView =
  | { kind: 'form'; asked: Asked; faults: Faults<keyof Asked> }
  /** An order that does not exist is not told from one of somebody else. */
  | { kind: 'unknown' | 'later'; asked: Asked }
  /** `isSent`: its papers go to the mailbox of its buyer once more. */
  | { kind: 'found'; asked: Asked; order: OrderView; isSent: boolean }

type Visit = { ctx: Pick<Context, 'orders' | 'afterSale'>; url: URL; address: string | undefined }

const RULES = { number: [required, orderNumber], proof: [required] } as const

export const emptyLookup: LookupView = { kind: 'form', asked: { number: '', proof: '' }, faults: {} }

/** Follows the form of a request. Nothing that was typed is ever in an address. */
export async function answerLookup(
  { ctx, url, address }: Visit,
  request: Request,
): Promise<LookupView | Response> {
  if (isCrossSite(request.headers, url)) return new Response(null, { status: 403 })
  const form = await request.formData().catch(() => new FormData())
  const field = (name: keyof Asked) => String(form.get(name) ?? '').trim()
  const asked = { number: field('number').replaceAll(/\s/g, ''), proof: field('proof') }
  const faults = faultsIn(asked, RULES)
  if (Object.keys(faults).length > 0) return { kind: 'form', asked, faults }
  if (!(await ctx.afterSale.lookups.mayAsk(asked.number, address))) return { kind: 'later', asked }
  const order = await ctx.orders.lookup(asked.number, proofOf(asked.proof))
  if (!order) return { kind: 'unknown', asked }
  const isSent = form.has('papers')
  if (isSent) await ctx.afterSale.sendPapers(order.id)
  return { kind: 'found', asked, order: orderView(order), isSent }
}

const proofOf = (typed: string): Proof =>
  typed.includes('@') ? { email: typed.slice(0, 254) } : { zipCode: typed.slice(0, 20) }
