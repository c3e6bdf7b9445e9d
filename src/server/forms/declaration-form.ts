import {
  declarationOf,
  type Declaration,
  type DeclarationErrors,
  type DeclarationKind,
  readDeclaration,
} from '#domain/declaration/declaration.ts'
import type { ReturnAddress } from '#domain/shop/return-address.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { isOrderNumber } from '#domain/form/order-number.ts'
import type { DeclarationLine, DeclarationRefusal } from '#modules/declarations/declarations.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

/**
 * The steps of a declaration. `lines` are those of the order, for a user who knows its number and its email
 * address.
 */
export type DeclarationView =
  | { step: 'enter'; declaration: Declaration; faults: DeclarationErrors; address: ReturnAddress | null }
  | {
      step: 'confirm'
      declaration: Declaration
      lines: DeclarationLine[] | null
      refused: DeclarationRefusal | null
      selected: string[]
    }
  /** `isMailed`: whether the receipt goes to the mailbox, too. `address`: where goods of a withdrawal go; null where the shop names none. `slip` is the query of the slip for the parcel; null where there is none. */
  | {
      step: 'received'
      moment: number
      isMailed: boolean
      address: ReturnAddress | null
      slip: string | null
    }

type Page = {
  kind: DeclarationKind
  /** As the visitor sees it. */
  url: URL
  /** Of this page. */
  path: string
  /** The client's own address. */
  address: string | undefined
}

type Scope = Pick<RequestScope, 'ctx' | 'variant'>

/**
 * The view when the page is opened: the receipt after a redirect, else the form. For a signed-in customer the name
 * and email address are filled in; the number of the order is in the address.
 */
export async function declarationViewOf(
  scope: Scope,
  { kind, url }: Page,
  customer: Customer | null,
): Promise<DeclarationView> {
  const { declarations, returns } = scope.ctx.afterSale
  const token = url.searchParams.get('received') ?? ''
  const receipt = declarations.readReceipt(kind, token)
  if (receipt) {
    const hasSlip = kind === 'withdrawal' && (await returns.hasSlip(receipt))
    return {
      step: 'received',
      moment: receipt.receivedAt,
      isMailed: receipt.isUnmailed !== true,
      address: addressFor(scope, kind),
      slip: hasSlip ? `?received=${token}&slip` : null,
    }
  }
  const order = url.searchParams.get('order') ?? ''
  const prefilled = {
    ...(customer && { name: `${customer.firstName} ${customer.lastName}`, email: customer.email }),
    ...(isOrderNumber(order) && { order }),
  }
  return entryOf(scope, declarationOf(kind, prefilled))
}

const addressFor = ({ ctx, variant }: Scope, kind: DeclarationKind): ReturnAddress | null =>
  kind === 'withdrawal' ? ctx.afterSale.returns.addressOf(variant) : null

const entryOf = (
  scope: Scope,
  declaration: Declaration,
  faults: DeclarationErrors = {},
): DeclarationView => ({ step: 'enter', declaration, faults, address: addressFor(scope, declaration.kind) })

/**
 * Handles a form: first the declaration is shown again for confirmation, then it is stored and the receipt is shown
 * (303). The content of a declaration never appears in an address.
 */
export const handleDeclarationForm = (
  scope: Scope,
  request: Request,
  page: Page,
): Promise<DeclarationView | Response> => formAction(request, page.url, (form) => submit(scope, form, page))

async function submit(
  scope: Scope,
  form: FormData,
  { kind, path, address }: Page,
): Promise<DeclarationView | Response> {
  const { ctx, variant } = scope
  const input = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  if (form.has('change')) return entryOf(scope, declarationOf(kind, input))
  const read = readDeclaration(kind, input, ctx.now())
  if (!read.ok) return entryOf(scope, declarationOf(kind, input), read.error)
  const declaration = read.value
  const { declarations } = ctx.afterSale
  const selected = form.getAll('line').map(String).slice(0, 100)
  if (form.has('confirm')) {
    const received = await declarations.receive(declaration, { variant, lines: selected, address })
    if (!received.ok) {
      const lines = await declarations.lines(declaration, variant, address)
      return { step: 'confirm', declaration, lines, refused: received.error, selected }
    }
    const receipt = kind === 'cancellation' ? declarations.readReceipt(kind, received.value) : null
    if (receipt) await ctx.subscriptions.cancelDeclared(receipt.key)
    return seeOther(`${path}?received=${received.value}`)
  }
  const lines = await declarations.lines(declaration, variant, address)
  return { step: 'confirm', declaration, lines, refused: null, selected }
}
