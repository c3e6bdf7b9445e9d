import {
  declarationOf,
  type Declaration,
  type DeclarationErrors,
  type DeclarationKind,
  readDeclaration,
} from '#domain/declaration/declaration.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { isOrderNumber } from '#domain/form/order-number.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import type { DeclarationLine, DeclarationRefusal } from '#modules/declarations/declarations.ts'
import { formAction, seeOther } from './form-action.ts'

/**
 * The steps of a declaration. `lines` are those of the order, for a user who knows its number and its email
 * address.
 */
export type DeclarationView =
  | { step: 'enter'; declaration: Declaration; faults: DeclarationErrors }
  | {
      step: 'confirm'
      declaration: Declaration
      lines: DeclarationLine[] | null
      refused: DeclarationRefusal | null
      chosen: string[]
    }
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
 * The view when the page is opened: the receipt after a redirect, else the form. For a signed-in customer the name
 * and email address are filled in; the number of the order is in the address.
 */
export function declarationViewOf(
  { ctx, kind, url }: Pick<Visit, 'ctx' | 'kind' | 'url'>,
  customer: Customer | null,
): DeclarationView {
  const token = url.searchParams.get('received')
  const moment = token === null ? null : ctx.afterSale.declarations.readReceipt(kind, token)
  if (moment !== null) return { step: 'received', moment }
  const order = url.searchParams.get('order') ?? ''
  const known = {
    ...(customer && { name: `${customer.firstName} ${customer.lastName}`, email: customer.email }),
    ...(isOrderNumber(order) && { order }),
  }
  return { step: 'enter', declaration: declarationOf(kind, known), faults: {} }
}

/**
 * Handles a form: first the declaration is shown again for confirmation, then it is stored and the receipt is shown
 * (303). The content of a declaration never appears in an address.
 */
export const handleDeclarationForm = (visit: Visit, request: Request): Promise<DeclarationView | Response> =>
  formAction(request, visit.url, (form) => follow(visit, form))

async function follow(visit: Visit, form: FormData): Promise<DeclarationView | Response> {
  const { ctx, kind, variant, address } = visit
  const given = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  if (form.has('change')) return { step: 'enter', declaration: declarationOf(kind, given), faults: {} }
  const read = readDeclaration(kind, given, ctx.now())
  if (!read.ok) return { step: 'enter', declaration: declarationOf(kind, given), faults: read.error }
  const declaration = read.value
  const { declarations } = ctx.afterSale
  const chosen = form.getAll('line').map(String).slice(0, 100)
  if (form.has('confirm')) {
    const received = await declarations.receive(declaration, { variant, lines: chosen, address })
    if (received.ok) return seeOther(`${visit.path}?received=${received.value}`)
    return { step: 'confirm', declaration, lines: null, refused: received.error, chosen }
  }
  const lines = await declarations.lines(declaration, variant, address)
  return { step: 'confirm', declaration, lines, refused: null, chosen }
}
