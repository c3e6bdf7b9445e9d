import { returnReasonOf } from '#domain/declaration/declaration.ts'
import { type ReturnAddress, returnAddressLines } from '#domain/shop/return-address.ts'
import { defangText } from '#domain/text/defang-text.ts'
import { formatExactMoment } from '#domain/text/format-moment.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { type EmailBlock, renderEmail } from '#modules/email/render-email.ts'
import { questionsBlock } from '#modules/email/questions-block.ts'
import type { Sender } from '#modules/email/sender.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { type Translate, translatorOf } from '#modules/email/translator.ts'
import { type DeclarationRecord, declarationRecord } from './declaration-record.ts'

export type ReceiptDeps = {
  sender: Sender
  /** Where goods are sent back to; null where the shop names no address. */
  addressOf(variant: VariantCode): ReturnAddress | null
  /** The address of the slip that lies in the parcel. */
  slipLink(record: DeclarationRecord): string
}

type Row = readonly [label: string, value: string]

/**
 * The receipt that the law requires immediately: the declaration, and when it was received. Anybody can enter any
 * mailbox, so a mailbox that is not that of the order gets no text that somebody typed.
 */
export const receiptEmailRenderer =
  (deps: ReceiptDeps): EmailRenderer =>
  async (payload) => {
    const record = declarationRecord.parse(payload)
    const slip = record.isProven && record.declaration.kind === 'withdrawal' ? deps.slipLink(record) : null
    return renderReceipt(deps, record.isProven ? record : withoutFreeText(record), {
      isComplete: record.isProven,
      slip,
    })
  }

/** The complete one for the operator, who has to carry it out: to their mailbox, or else to the shop that sends it. An answer to it goes to the customer. */
export const receiptCopyRenderer =
  (deps: ReceiptDeps, mailbox: string | undefined): EmailRenderer =>
  async (payload) => {
    const record = declarationRecord.parse(payload)
    const email = await renderReceipt(deps, record, { isComplete: true, slip: null })
    const to = mailbox ?? email.from.address
    return { ...email, to, replyTo: email.to, subject: `${email.subject}: ${email.to}` }
  }

async function renderReceipt(
  { sender, addressOf }: ReceiptDeps,
  record: DeclarationRecord,
  { isComplete, slip }: { isComplete: boolean; slip: string | null },
) {
  const given = defanged(record)
  const translate = translatorOf(given.variant)
  const { kind, name, email } = given.declaration
  const moment = formatExactMoment(Date.parse(given.receivedAt), VARIANTS[given.variant])
  const { html, text } = await renderEmail({
    sender,
    variant: given.variant,
    blocks: [
      {
        kind: 'text',
        text: name
          ? translate('declaration.email.hello', { name })
          : translate('declaration.email.hello.unnamed'),
      },
      { kind: 'text', text: translate(`declaration.email.${kind}.line`, { moment }) },
      { kind: 'heading', text: translate('declaration.email.said') },
      {
        kind: 'rows',
        rows: [...rowsOf(given, translate, isComplete), [translate('declaration.received'), moment]],
      },
      ...(isComplete ? [] : [{ kind: 'small', text: translate('declaration.email.kept') } as const]),
      ...restOf(given, translate, addressOf(given.variant), slip),
      questionsBlock(sender, given.variant, translate),
    ],
  })
  return {
    to: email,
    from: sender.mailbox(given.variant),
    subject: translate(`declaration.email.${kind}.subject`),
    html,
    text,
  }
}

const withoutFreeText = ({ declaration, ...rest }: DeclarationRecord): DeclarationRecord => ({
  ...rest,
  lines: [],
  declaration: { ...declaration, name: '', goods: '', contract: '', reason: '' },
})

/** Characters of a text in a receipt: the whole declaration, as the law requires. */
const MAX_TEXT_LENGTH = 1000

/** The texts come from whoever sent the form. The email address was validated. */
function defanged({ declaration, lines, ...rest }: DeclarationRecord): DeclarationRecord {
  const texts = {
    name: declaration.name,
    goods: declaration.goods,
    contract: declaration.contract,
    reason: declaration.reason,
  }
  const harmless = Object.entries(texts).map(([field, text]) => [field, defangText(text, MAX_TEXT_LENGTH)])
  return {
    ...rest,
    declaration: { ...declaration, ...Object.fromEntries(harmless) },
    lines: lines.map(({ key, name }) => ({ key: defangText(key, MAX_TEXT_LENGTH), name })),
  }
}

function rowsOf(
  { declaration, lines, isProven }: DeclarationRecord,
  translate: Translate,
  isComplete: boolean,
): Row[] {
  const names = lines.map(({ key, name }) =>
    isProven ? name : translate('declaration.line.unchecked', { key }),
  )
  const goods = [...names, declaration.goods].filter(Boolean).join('\n')
  const typed = (field: 'name' | 'contract' | 'reason'): Row[] =>
    declaration[field] ? [[translate(`declaration.${field}`), declaration[field]]] : []
  const reason = returnReasonOf(declaration.returnReason)
  const email: Row = [translate('declaration.email'), declaration.email]
  if (declaration.kind === 'withdrawal')
    return [
      ...typed('name'),
      [translate('declaration.order'), formatOrderNumber(declaration.order)],
      email,
      ...(goods || isComplete
        ? ([[translate('declaration.goods'), goods || translate('declaration.all')]] as const)
        : []),
      ...(reason
        ? ([[translate('declaration.returnReason'), translate(`declaration.why.${reason}`)]] as const)
        : []),
    ]
  return [
    ...typed('name'),
    email,
    ...typed('contract'),
    [
      translate('declaration.manner'),
      translate(`declaration.manner.${isExtraordinary(declaration) ? 'extraordinary' : 'ordinary'}`),
    ],
    ...typed('reason'),
    [translate('declaration.end'), declaration.end || translate('declaration.end.next')],
  ]
}

const isExtraordinary = ({ manner }: DeclarationRecord['declaration']): boolean => manner === 'extraordinary'

function restOf(
  { declaration: { kind } }: DeclarationRecord,
  translate: Translate,
  address: ReturnAddress | null,
  slip: string | null,
): EmailBlock[] {
  const next: EmailBlock[] = [{ kind: 'text', text: translate(`declaration.email.${kind}.next`) }]
  const end: EmailBlock = { kind: 'small', text: translate('declaration.email.end') }
  if (kind === 'cancellation') return [...next, end]
  if (address)
    next.push(
      { kind: 'heading', text: translate('declaration.return.title') },
      { kind: 'text', text: returnAddressLines(address).join('\n') },
      { kind: 'text', text: translate(`declaration.return.paid.${address.paidBy}`) },
    )
  if (address && slip) next.push({ kind: 'button', label: translate('declaration.return.slip'), link: slip })
  return [...next, { kind: 'small', text: translate('declaration.excluded') }, end]
}
