import { exactMomentText } from '#domain/text/moment.ts'
import { shownOrderNumber } from '#domain/order/order-number.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { type Block, layOut } from '#server/mail/layout.ts'
import type { Writer } from '#server/mail/queue.ts'
import { type Words, wordsOf } from '#server/mail/words.ts'
import { type Declared, declared } from './declared.ts'

type Row = readonly [label: string, value: string]

/** The receipt that the law wants at once: what was declared, and when it came in. */
export const receiptWriter =
  (shop: string): Writer =>
  async (about) => {
    const given = declared.parse(about)
    const say = wordsOf(given.variant)
    const { kind, email } = given.said
    const moment = exactMomentText(Date.parse(given.receivedAt), VARIANTS[given.variant])
    const { html, text } = await layOut({
      intl: VARIANTS[given.variant].intl,
      shop,
      blocks: [
        { kind: 'text', text: say('declaration.letter.hello', { name: given.said.name }) },
        { kind: 'text', text: say(`declaration.letter.${kind}.line`, { moment }) },
        { kind: 'heading', text: say('declaration.letter.said') },
        { kind: 'rows', rows: [...rowsOf(given, say), [say('declaration.received'), moment]] },
        ...restOf(given, say),
      ],
    })
    return { to: email, from: shop, subject: say(`declaration.letter.${kind}.subject`), html, text }
  }

/** The same for those who run the shop, who are to act upon it. */
export const copyWriter =
  (shop: string, to: string): Writer =>
  async (about) => {
    const letter = await receiptWriter(shop)(about)
    return letter && { ...letter, to, subject: `${letter.subject}: ${letter.to}` }
  }

function rowsOf({ said, lines }: Declared, say: Words): Row[] {
  const goods = [...lines.map(({ name }) => name), said.goods].filter(Boolean).join('\n')
  const name: Row = [say('declaration.name'), said.name]
  const email: Row = [say('declaration.email'), said.email]
  if (said.kind === 'withdrawal')
    return [
      name,
      [say('declaration.order'), shownOrderNumber(said.order)],
      email,
      [say('declaration.goods'), goods || say('declaration.all')],
    ]
  return [
    name,
    email,
    [say('declaration.contract'), said.contract],
    [
      say('declaration.manner'),
      say(`declaration.manner.${isExtraordinary(said) ? 'extraordinary' : 'ordinary'}`),
    ],
    ...(said.reason ? ([[say('declaration.reason'), said.reason]] as const) : []),
    [say('declaration.end'), said.end || say('declaration.end.next')],
  ]
}

const isExtraordinary = ({ manner }: Declared['said']): boolean => manner === 'extraordinary'

const restOf = ({ said: { kind } }: Declared, say: Words): Block[] => [
  { kind: 'text', text: say(`declaration.letter.${kind}.next`) },
  ...(kind === 'withdrawal' ? [{ kind: 'small', text: say('declaration.excluded') } as const] : []),
  { kind: 'small', text: say('declaration.letter.end') },
]
