import { z } from 'zod'
import type { Branch } from '#domain/branch/branch.ts'
import type { BranchOrder } from '#domain/branch/branch-order.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { defangText } from '#domain/text/defang-text.ts'
import { pathOf } from '#i18n/routes.ts'
import { type VariantCode, variantOfShop } from '#i18n/variants.ts'
import { branchHours } from '#modules/email/branch-hours.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import type { Sender } from '#modules/email/sender.ts'
import { translatorOf } from '#modules/email/translator.ts'

export const BRANCH_ORDER_EMAIL = 'branch-order'

const payload = z.object({ id: z.string() })

type Deps = {
  orders: { byId(id: string): Promise<BranchOrder | null> }
  branch(variant: VariantCode, id: number): Promise<Branch | null>
  sender: Sender
  now(): Date
  absolute(variant: VariantCode, path: string): string
}

/** That goods are ready in a branch. It names neither values nor prices. */
export const branchOrderRenderer =
  ({ orders, branch: branchOf, sender, now, absolute }: Deps): EmailRenderer =>
  async (input) => {
    const { id } = payload.parse(input)
    const order = await orders.byId(id)
    if (order?.status !== 'ready') return null
    const { shopId, branchId, customer, lines } = order
    const variant = variantOfShop(shopId) ?? 'de-de'
    const branch = await branchOf(variant, branchId)
    const translate = translatorOf(variant)
    const hours = branchHours(branch, { now: now(), variant, translate })
    const path = pathOf(variant, 'account-branch-order', { id }) ?? '/'
    const { html, text } = await renderEmail({
      sender,
      variant,
      blocks: [
        {
          kind: 'text',
          text: translate('reservation.email.hello', {
            name: defangText(`${customer.firstName} ${customer.lastName}`, 100),
          }),
        },
        { kind: 'text', text: translate('branch-order.email.line', { branch: branch?.name ?? sender.name }) },
        {
          kind: 'rows',
          rows: [
            [translate('branch-order.number.label'), formatOrderNumber(id)] as const,
            ...lines.map(({ name, quantity }) => [name, `${quantity} ×`] as const),
            ...(branch
              ? [
                  [
                    translate('reservation.branch'),
                    `${sender.name} ${branch.name}\n${branch.street}\n${branch.zip} ${branch.city}`,
                  ] as const,
                ]
              : []),
            ...(hours === '' ? [] : [[translate('order.email.ready.hours'), hours] as const]),
          ],
        },
        { kind: 'button', label: translate('branch-order.email.button'), link: absolute(variant, path) },
      ],
    })
    return {
      to: customer.email,
      from: sender.mailbox(variant),
      subject: translate('branch-order.email.subject'),
      html,
      text,
    }
  }
