import { formatExactMoney } from '#domain/money/format.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { domesticAccount, formatIban } from './iban.ts'
import { formatReference, type TransferReference } from './reference.ts'
import type { Transfer } from './transfer.ts'

/** A fact of a transfer; its name is that of a text. */
export type TransferFact = {
  name: 'holder' | 'account' | 'iban' | 'bic' | `reference-${TransferReference['kind']}` | 'amount' | 'due'
  value: string
}

/** What a buyer enters for a transfer, in the order in which banks ask for it. */
export function transferFacts(
  { account, reference, amount, currency, dueOn }: Transfer,
  intl: string,
): TransferFact[] {
  const domestic = domesticAccount(account.iban)
  return [
    { name: 'holder', value: account.holder },
    ...(domestic === null ? [] : [{ name: 'account', value: domestic } as const]),
    { name: 'iban', value: formatIban(account.iban) },
    { name: 'bic', value: account.bic },
    { name: `reference-${reference.kind}`, value: formatReference(reference) },
    { name: 'amount', value: formatExactMoney(amount, { intl, currency }) },
    { name: 'due', value: formatDay(dueOn, intl) },
  ]
}
