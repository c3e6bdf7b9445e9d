import { z } from 'zod'
import type { Branch } from '#domain/branch/branch.ts'
import { RESERVATION_LETTERS, type Reservation, type ReservationLetter } from '#domain/branch/reservation.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { defangText } from '#domain/text/defang-text.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { pathOf } from '#i18n/routes.ts'
import { type VariantCode, variantOfShop, VARIANTS } from '#i18n/variants.ts'
import { branchHours } from '#modules/email/branch-hours.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { renderEmail } from '#modules/email/render-email.ts'
import type { Sender } from '#modules/email/sender.ts'
import { translatorOf } from '#modules/email/translator.ts'

export const RESERVATION_EMAIL = 'reservation'

const payload = z.object({ id: z.string(), letter: z.enum(RESERVATION_LETTERS) })

type Deps = {
  reservations: { byId(id: string): Promise<Reservation | null> }
  branch(variant: VariantCode, id: number): Promise<Branch | null>
  linkTo(id: string): string
  sender: Sender
  now(): Date
  absolute(variant: VariantCode, path: string): string
}

/** A letter only makes sense while the reservation stands as it says: one that was held up may come after the end. */
const NEEDS: Record<ReservationLetter, Reservation['status']> = {
  reserved: 'reserved',
  extended: 'reserved',
  cancelled: 'cancelled',
  closed: 'cancelled',
  expired: 'expired',
}

/** An email about a reservation, with the link by which it is read and cancelled. */
export const reservationRenderer =
  ({ reservations, branch: branchOf, linkTo, sender, now, absolute }: Deps): EmailRenderer =>
  async (input) => {
    const { id, letter } = payload.parse(input)
    const reservation = await reservations.byId(id)
    if (reservation?.status !== NEEDS[letter]) return null
    const { shopId, branchId, customer, goods, expiresAt } = reservation
    const variant = variantOfShop(shopId) ?? 'de-de'
    const branch = await branchOf(variant, branchId)
    const { intl } = VARIANTS[variant]
    const translate = translatorOf(variant)
    const until = formatDay(lastDay(expiresAt), intl)
    const name = branch?.name ?? sender.name
    const values = { goods, branch: name, until }
    const place = branch && `${sender.name} ${branch.name}\n${branch.street}\n${branch.zip} ${branch.city}`
    const hours = branchHours(branch, { now: now(), until: new Date(expiresAt), variant, translate })
    const isWaiting = letter === 'reserved' || letter === 'extended'
    const link = isWaiting
      ? `${absolute(variant, pathOf(variant, 'reservation-link') ?? '/')}?link=${linkTo(id)}`
      : absolute(variant, '/')
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
        { kind: 'text', text: translate(`reservation.email.${letter}.line`, values) },
        {
          kind: 'rows',
          rows: [
            [translate('reservation.number'), formatOrderNumber(id)] as const,
            [translate('reservation.goods'), goods] as const,
            ...(place ? [[translate('reservation.branch'), place] as const] : []),
            ...(isWaiting ? [[translate('reservation.until'), until] as const] : []),
            ...(isWaiting && hours !== '' ? [[translate('order.email.ready.hours'), hours] as const] : []),
          ],
        },
        { kind: 'button', label: translate(`reservation.email.${letter}.button`), link },
        ...(isWaiting ? [{ kind: 'small' as const, text: translate('reservation.email.end') }] : []),
      ],
    })
    const subject = translate(`reservation.email.${letter}.subject`, values)
    return { to: customer.email, from: sender.mailbox(variant), subject, html, text }
  }

/** A reservation ends with midnight, which is the day before. */
const lastDay = (expiresAt: string): string => new Date(Date.parse(expiresAt) - 1).toISOString()
