import { transferFacts } from '#domain/transfer/transfer-facts.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { EmailBlock } from '#modules/email/render-email.ts'
import type { Translate } from '#modules/email/translator.ts'

/** How an invoice is paid, in an email; nothing where nothing is due. */
export function transferBlocks(
  transfer: Transfer | null,
  variant: VariantCode,
  translate: Translate,
): EmailBlock[] {
  if (!transfer) return []
  const facts = transferFacts(transfer, VARIANTS[variant].intl)
  return [
    { kind: 'heading', text: translate('transfer.title') },
    { kind: 'rows', rows: facts.map(({ name, value }) => [translate(`transfer.${name}`), value] as const) },
  ]
}
