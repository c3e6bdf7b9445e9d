import { defangText } from '#domain/text/defang-text.ts'
import { formatExactMoment } from '#domain/text/format-moment.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { type EmailBlock, renderEmail } from '#modules/email/render-email.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { type Translate, translatorOf } from '#modules/email/translator.ts'
import { type DeclarationRecord, declarationRecord } from './declaration-record.ts'

type Row = readonly [label: string, value: string]

/**
 * The receipt that the law requires immediately: the declaration, and when it was received. Anybody can enter any
 * mailbox, so a mailbox that is not that of the order gets no text that somebody typed.
 */
export const receiptEmailRenderer =
  (shop: string): EmailRenderer =>
  async (payload) => {
    const record = declarationRecord.parse(payload)
    return renderReceipt(shop, record.isProven ? record : withoutFreeText(record), record.isProven)
  }

/** The complete one for the operator, who has to carry it out. */
export const receiptCopyRenderer =
  (shop: string, to: string): EmailRenderer =>
  async (payload) => {
    const email = await renderReceipt(shop, declarationRecord.parse(payload), true)
    return { ...email, to, subject: `${email.subject}: ${email.to}` }
  }

async function renderReceipt(shop: string, record: DeclarationRecord, isComplete: boolean) {
  const given = defanged(record)
  const translate = translatorOf(given.variant)
  const { kind, name, email } = given.declaration
  const moment = formatExactMoment(Date.parse(given.receivedAt), VARIANTS[given.variant])
  const { html, text } = await renderEmail({
    intl: VARIANTS[given.variant].intl,
    shop,
    blocks: [
      {
        kind: 'text',
        text: name
          ? translate('declaration.letter.hello', { name })
          : translate('declaration.letter.hello.unnamed'),
      },
      { kind: 'text', text: translate(`declaration.letter.${kind}.line`, { moment }) },
      { kind: 'heading', text: translate('declaration.letter.said') },
      {
        kind: 'rows',
        rows: [...rowsOf(given, translate, isComplete), [translate('declaration.received'), moment]],
      },
      ...(isComplete ? [] : [{ kind: 'small', text: translate('declaration.letter.kept') } as const]),
      ...restOf(given, translate),
    ],
  })
  return { to: email, from: shop, subject: translate(`declaration.letter.${kind}.subject`), html, text }
}

const withoutFreeText = ({ declaration, ...rest }: DeclarationRecord): DeclarationRecord => ({
  ...rest,
  declaration: { ...declaration, name: '', goods: '', contract: '', reason: '' },
})

/** Characters of a text in a receipt: the whole declaration, as the law requires. */
const MAX_TEXT_LENGTH = 1000

/** The texts come from whoever sent the form. The email address was validated. */
function defanged({ declaration, ...rest }: DeclarationRecord): DeclarationRecord {
  const texts = {
    name: declaration.name,
    goods: declaration.goods,
    contract: declaration.contract,
    reason: declaration.reason,
  }
  const harmless = Object.entries(texts).map(([field, text]) => [field, defangText(text, MAX_TEXT_LENGTH)])
  return { ...rest, declaration: { ...declaration, ...Object.fromEntries(harmless) } }
}

function rowsOf({ declaration, lines }: DeclarationRecord, translate: Translate, isComplete: boolean): Row[] {
  const goods = [...lines.map(({ name }) => name), declaration.goods].filter(Boolean).join('\n')
  const typed = (field: 'name' | 'contract' | 'reason'): Row[] =>
    declaration[field] ? [[translate(`declaration.${field}`), declaration[field]]] : []
  const email: Row = [translate('declaration.email'), declaration.email]
  if (declaration.kind === 'withdrawal')
    return [
      ...typed('name'),
      [translate('declaration.order'), formatOrderNumber(declaration.order)],
      email,
      ...(goods || isComplete
        ? ([[translate('declaration.goods'), goods || translate('declaration.all')]] as const)
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

const restOf = ({ declaration: { kind } }: DeclarationRecord, translate: Translate): EmailBlock[] => [
  { kind: 'text', text: translate(`declaration.letter.${kind}.next`) },
  ...(kind === 'withdrawal' ? [{ kind: 'small', text: translate('declaration.excluded') } as const] : []),
  { kind: 'small', text: translate('declaration.letter.end') },
]
