import { defangText } from '#domain/text/defang-text.ts'
import { formatExactMoment } from '#domain/text/format-moment.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { type EmailBlock, renderEmail } from '#modules/email/render-email.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { type Translate, translatorOf } from '#modules/email/translator.ts'
import { type DeclarationRecord, declarationRecord } from './declaration-record.ts'

type Row = readonly [label: string, value: string]

/** The receipt that the law requires immediately: the declaration, and when it was received. */
export const receiptEmailRenderer =
  (shop: string): EmailRenderer =>
  async (payload) => {
    const record = defanged(declarationRecord.parse(payload))
    const translate = translatorOf(record.variant)
    const { kind, email } = record.declaration
    const moment = formatExactMoment(Date.parse(record.receivedAt), VARIANTS[record.variant])
    const { html, text } = await renderEmail({
      intl: VARIANTS[record.variant].intl,
      shop,
      blocks: [
        { kind: 'text', text: translate('declaration.letter.hello', { name: record.declaration.name }) },
        { kind: 'text', text: translate(`declaration.letter.${kind}.line`, { moment }) },
        { kind: 'heading', text: translate('declaration.letter.said') },
        { kind: 'rows', rows: [...rowsOf(record, translate), [translate('declaration.received'), moment]] },
        ...restOf(record, translate),
      ],
    })
    return { to: email, from: shop, subject: translate(`declaration.letter.${kind}.subject`), html, text }
  }

/** The same for the operator, who has to carry it out. */
export const receiptCopyRenderer =
  (shop: string, to: string): EmailRenderer =>
  async (payload) => {
    const email = await receiptEmailRenderer(shop)(payload)
    return email && { ...email, to, subject: `${email.subject}: ${email.to}` }
  }

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

function rowsOf({ declaration, lines }: DeclarationRecord, translate: Translate): Row[] {
  const goods = [...lines.map(({ name }) => name), declaration.goods].filter(Boolean).join('\n')
  const name: Row = [translate('declaration.name'), declaration.name]
  const email: Row = [translate('declaration.email'), declaration.email]
  if (declaration.kind === 'withdrawal')
    return [
      name,
      [translate('declaration.order'), formatOrderNumber(declaration.order)],
      email,
      [translate('declaration.goods'), goods || translate('declaration.all')],
    ]
  return [
    name,
    email,
    [translate('declaration.contract'), declaration.contract],
    [
      translate('declaration.manner'),
      translate(`declaration.manner.${isExtraordinary(declaration) ? 'extraordinary' : 'ordinary'}`),
    ],
    ...(declaration.reason ? ([[translate('declaration.reason'), declaration.reason]] as const) : []),
    [translate('declaration.end'), declaration.end || translate('declaration.end.next')],
  ]
}

const isExtraordinary = ({ manner }: DeclarationRecord['declaration']): boolean => manner === 'extraordinary'

const restOf = ({ declaration: { kind } }: DeclarationRecord, translate: Translate): EmailBlock[] => [
  { kind: 'text', text: translate(`declaration.letter.${kind}.next`) },
  ...(kind === 'withdrawal' ? [{ kind: 'small', text: translate('declaration.excluded') } as const] : []),
  { kind: 'small', text: translate('declaration.letter.end') },
]
