import {
  declarationOf,
  type Declaration,
  type DeclarationFaults,
  type DeclarationKind,
  readDeclaration,
} from '#domain/declaration/declaration.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { isOrderNumber } from '#domain/order/order-number.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import type { Line, Refused } from '#server/declaration/declarations.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

/** The steps of a declaration. `lines` are those of the order, for one who knows its number and its mailbox. */
export type DeclarationView =
  | { step: 'say'; said: Declaration; faults: DeclarationFaults }
  | { step: 'confirm'; said: Declaration; lines: Line[] | null; refused: Refused | null; chosen: string[] }
  | { step: 'received'; moment: number }

type Visit = {
  ctx: Context
  variant: VariantCode
  kind: DeclarationKind
  /** As the visitor sees it. */
  url: URL
  /** Of this page. */
  path: string
  address: string | undefined
}

/**
 * What the page shows when it is opened: the receipt it was sent on to, else the form. Who is signed in need not say who he is, nor from
 * which order he comes: its number is in the address.
 */
export function declarationIn(
  { ctx, kind, url }: Pick<Visit, 'ctx' | 'kind' | 'url'>,
  customer: Customer | null,
): DeclarationView {
  const token = url.searchParams.get('received')
  const moment = token === null ? null : ctx.afterSale.declarations.received(kind, token)
  if (moment !== null) return { step: 'received', moment }
  const order = url.searchParams.get('order') ?? ''
  const known = {
    ...(customer && { name: `${customer.firstName} ${customer.lastName}`, email: customer.email }),
    ...(isOrderNumber(order) && { order }),
  }
  return { step: 'say', said: declarationOf(kind, known), faults: {} }
}

/**
 * Follows a form: what was said is shown once more; confirmed, it is written down and the receipt shown (303). Nothing that was said is
 * ever in an address.
 */
export async function answerDeclaration(visit: Visit, request: Request): Promise<DeclarationView | Response> {
  const { ctx, kind, variant, address } = visit
  if (isCrossSite(request.headers, visit.url)) return new Response(null, { status: 403 })
  const form = await request.formData().catch(() => new FormData())
  const given = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  if (form.has('change')) return { step: 'say', said: declarationOf(kind, given), faults: {} }
  const read = readDeclaration(kind, given, ctx.now())
  if (!read.ok) return { step: 'say', said: declarationOf(kind, given), faults: read.error }
  const said = read.value
  const { declarations } = ctx.afterSale
  const chosen = form.getAll('line').map(String).slice(0, 100)
  if (form.has('confirm')) {
    const received = await declarations.receive(said, { variant, lines: chosen, address })
    if (received.ok) return seeOther(`${visit.path}?received=${received.value}`)
    return { step: 'confirm', said, lines: null, refused: received.error, chosen }
  }
  const lines = await declarations.lines(said, variant, address)
  return { step: 'confirm', said, lines, refused: null, chosen }
}

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
