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
    const given = defanged(declarationRecord.parse(payload))
    const translate = translatorOf(given.variant)
    const { kind, email } = given.said
    const moment = formatExactMoment(Date.parse(given.receivedAt), VARIANTS[given.variant])
    const { html, text } = await renderEmail({
      intl: VARIANTS[given.variant].intl,
      shop,
      blocks: [
        { kind: 'text', text: translate('declaration.letter.hello', { name: given.said.name }) },
        { kind: 'text', text: translate(`declaration.letter.${kind}.line`, { moment }) },
        { kind: 'heading', text: translate('declaration.letter.said') },
        { kind: 'rows', rows: [...rowsOf(given, translate), [translate('declaration.received'), moment]] },
        ...restOf(given, translate),
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
function defanged({ said, ...rest }: DeclarationRecord): DeclarationRecord {
  const texts = { name: said.name, goods: said.goods, contract: said.contract, reason: said.reason }
  const harmless = Object.entries(texts).map(([field, text]) => [field, defangText(text, MAX_TEXT_LENGTH)])
  return { ...rest, said: { ...said, ...Object.fromEntries(harmless) } }
}

function rowsOf({ said, lines }: DeclarationRecord, translate: Translate): Row[] {
  const goods = [...lines.map(({ name }) => name), said.goods].filter(Boolean).join('\n')
  const name: Row = [translate('declaration.name'), said.name]
  const email: Row = [translate('declaration.email'), said.email]
  if (said.kind === 'withdrawal')
    return [
      name,
      [translate('declaration.order'), formatOrderNumber(said.order)],
      email,
      [translate('declaration.goods'), goods || translate('declaration.all')],
    ]
  return [
    name,
    email,
    [translate('declaration.contract'), said.contract],
    [
      translate('declaration.manner'),
      translate(`declaration.manner.${isExtraordinary(said) ? 'extraordinary' : 'ordinary'}`),
    ],
    ...(said.reason ? ([[translate('declaration.reason'), said.reason]] as const) : []),
    [translate('declaration.end'), said.end || translate('declaration.end.next')],
  ]
}

const isExtraordinary = ({ manner }: DeclarationRecord['said']): boolean => manner === 'extraordinary'

const restOf = ({ said: { kind } }: DeclarationRecord, translate: Translate): EmailBlock[] => [
  { kind: 'text', text: translate(`declaration.letter.${kind}.next`) },
  ...(kind === 'withdrawal' ? [{ kind: 'small', text: translate('declaration.excluded') } as const] : []),
  { kind: 'small', text: translate('declaration.letter.end') },
]
