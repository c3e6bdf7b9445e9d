import type { BranchOrderRepository } from '#clients/shop-api/branch-order-repository.ts'
import type { ReservationRepository } from '#clients/shop-api/reservation-repository.ts'
import type { ShopClient } from '#clients/shop-api/shop-client.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Sender } from '#modules/email/sender.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { BRANCH_ORDER_EMAIL, branchOrderRenderer } from '#modules/branch-order/branch-order-email.ts'
import { RESERVATION_EMAIL, reservationRenderer } from '#modules/reservation/reservation-email.ts'
import { reservationLink } from '#modules/reservation/reservation-link.ts'

export type BranchLetterDeps = {
  reservationRepository: ReservationRepository
  branchOrderRepository: BranchOrderRepository
  secrets: readonly string[]
  shop(variant: VariantCode): Pick<ShopClient, 'branch'>
  now(): Date
}

type Deps = BranchLetterDeps & { sender: Sender; absolute(variant: VariantCode, path: string): string }

/** The emails about what waits in a branch. */
export function branchLetters(deps: Deps): Record<string, EmailRenderer> {
  const { reservationRepository, branchOrderRepository, secrets, sender, shop, now, absolute } = deps
  const letters = {
    sender,
    now,
    absolute,
    branch: (variant: VariantCode, id: number) => shop(variant).branch(id),
  }
  return {
    [BRANCH_ORDER_EMAIL]: branchOrderRenderer({ ...letters, orders: branchOrderRepository }),
    [RESERVATION_EMAIL]: reservationRenderer({
      ...letters,
      reservations: reservationRepository,
      linkTo: (id) => reservationLink.sign(secrets[0] ?? '', id, Math.floor(now().getTime() / 1000)),
    }),
  }
}
