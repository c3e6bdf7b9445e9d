import { plainAmount } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import type { BankAccount } from './bank-account.ts'

type Payable = { account: BankAccount; amount: Minor }

/** Characters of the payee's name in a code. */
const MAX_NAME_LENGTH = 70

/**
 * The content of a QR code for a SEPA transfer (EPC069-12, version 2, UTF-8). The reference is one of ISO 11649. Its code has error
 * correction M.
 */
export const epcPayload = (
  { account: { holder, iban, bic }, amount }: Payable,
  creditorReference: string,
): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    holder.slice(0, MAX_NAME_LENGTH),
    iban,
    `EUR${plainAmount(amount)}`,
    '',
    creditorReference,
  ].join('\n')

/**
 * The content of a QR code for a Czech transfer (Short Payment Descriptor 1.0).
 *
 * @param details `symbol`: the variable symbol; `message`: letters, digits, spaces and hyphens; `dueOn`: RFC 3339 day.
 */
export const spaydPayload = (
  { account: { iban, bic }, amount }: Payable,
  { symbol, message, dueOn }: { symbol: string; message: string; dueOn: string },
): string =>
  [
    'SPD*1.0',
    `ACC:${iban}+${bic}`,
    `AM:${plainAmount(amount)}`,
    'CC:CZK',
    `DT:${dueOn.replaceAll('-', '')}`,
    `MSG:${message}`,
    `X-VS:${symbol}`,
  ].join('*')
