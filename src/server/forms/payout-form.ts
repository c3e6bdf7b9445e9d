import { compactIban, isIban } from '#domain/transfer/iban.ts'
import { withoutControlCharacters } from '#domain/form/normalise-input.ts'
import type { Payout } from '#modules/payouts/payouts.ts'
import type { Context } from '#server/context.ts'
import { formAction, seeOther } from './form-action.ts'

/** `over`: the link is forged, or the refund was paid. `saved`: the account is known; only its end is shown. */
export type PayoutView =
  | { kind: 'over' }
  | { kind: 'saved'; payout: Payout; ending: string }
  | { kind: 'form'; payout: Payout; holder: string; iban: string; fault: 'holder' | 'iban' | null }

type Scope = { ctx: Pick<Context, 'afterSale'> }
type Page = { url: URL; path: string }

/** Characters of the name of an account's holder. */
const MAX_HOLDER_LENGTH = 70

export async function payoutViewOf({ ctx }: Scope, { searchParams }: URL): Promise<PayoutView> {
  const payout = await ctx.afterSale.payouts.readLink(searchParams.get('token') ?? '')
  if (!payout) return { kind: 'over' }
  return payout.account && !searchParams.has('change')
    ? { kind: 'saved', payout, ending: payout.account.iban.slice(-4) }
    : { kind: 'form', payout, holder: '', iban: '', fault: null }
}

/** Stores the account of a form. It never appears in an address. */
export const handlePayoutForm = (
  { ctx }: Scope,
  request: Request,
  { url, path }: Page,
): Promise<PayoutView | Response> =>
  formAction(request, url, async (form) => {
    const token = url.searchParams.get('token') ?? ''
    const payout = await ctx.afterSale.payouts.readLink(token)
    if (!payout) return { kind: 'over' }
    const holder = withoutControlCharacters(String(form.get('holder') ?? '')).trim()
    const typed = String(form.get('iban') ?? '').slice(0, 60)
    const iban = compactIban(typed)
    const isNamed = holder !== '' && holder.length <= MAX_HOLDER_LENGTH
    if (!isNamed || !isIban(iban))
      return { kind: 'form', payout, holder, iban: typed, fault: isNamed ? 'iban' : 'holder' } as const
    const isSaved = await ctx.afterSale.payouts.saveAccount(token, { holder, iban })
    return isSaved ? seeOther(`${path}?token=${encodeURIComponent(token)}`) : ({ kind: 'over' } as const)
  })
