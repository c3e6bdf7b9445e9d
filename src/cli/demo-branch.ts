import type { AppointmentRepository } from '#clients/shop-api/appointment-repository.ts'
import type { BranchOrderRepository } from '#clients/shop-api/branch-order-repository.ts'
import type { ShopApi } from '#clients/shop-api/shop-client.ts'
import { type Appointment, isComing } from '#domain/appointment/appointment.ts'
import { addDays } from '#domain/shop/local-time.ts'
import { cheapestVariant } from '#domain/catalogue/cheapest.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { DEMO_ADDRESSES, DEMO_GLASSES, DEMO_NAME, DEMO_VALUES, type DemoBuyer } from './demo-request.ts'

export type BranchDeps = {
  shop(variant: VariantCode): Pick<ShopApi, 'branches' | 'configuration' | 'product'>
  branchOrders: Pick<BranchOrderRepository, 'create' | 'list' | 'claim'>
  appointments: Pick<AppointmentRepository, 'list' | 'slots' | 'book'>
  now(): Date
}

/** The number of an order of glasses in a branch, tied to its customer; null where the shop has no branch or no such glasses. */
export async function branchOrderOf(
  { shop: of, branchOrders }: BranchDeps,
  variant: VariantCode,
  { id: customerId, email }: DemoBuyer,
): Promise<string | null> {
  const [own] = await branchOrders.list(customerId)
  if (own) return own.id
  const shop = of(variant)
  const [branches, { currency }, glasses] = await Promise.all([
    shop.branches(),
    shop.configuration(),
    shop.product(DEMO_GLASSES, { with: 'variants' }),
  ])
  const [branch] = branches
  const cheapest = glasses && cheapestVariant(glasses)
  if (!branch || !glasses || !cheapest) return null
  const { zipCode: zip } = DEMO_ADDRESSES[VARIANTS[variant].country]
  const order = await branchOrders.create(variant, {
    key: `demo-branch-order-${variant}`,
    branchId: branch.id,
    currencyCode: currency,
    customer: { ...DEMO_NAME, email, zip },
    lines: [{ name: glasses.name, quantity: 1, price: cheapest.price.withTax, values: DEMO_VALUES }],
  })
  const claimed = order && (await branchOrders.claim(order.id, { customerId, email }))
  return claimed?.id ?? null
}

/** Days from today: not so soon that it is over before anybody looks. */
const FROM = 7
const TO = 14

/** An appointment that is to come; null where no branch has a free time. */
export async function appointmentOf(
  { shop, appointments, now }: BranchDeps,
  variant: VariantCode,
  { id: customerId, email }: DemoBuyer,
): Promise<Pick<Appointment, 'id' | 'number'> | null> {
  const at = now().toISOString()
  const coming = (await appointments.list(customerId)).find((each) => isComing(each, at))
  if (coming) return coming
  const today = at.slice(0, 10)
  const days = { from: addDays(today, FROM), to: addDays(today, TO) }
  for (const { id: branchId } of await shop(variant).branches()) {
    const [slot] =
      (await appointments.slots(variant, branchId, {
        service: 'advice',
        ...days,
      })) ?? []
    if (!slot) continue
    const booked = await appointments.book(variant, {
      key: `demo-${variant}-${Date.parse(slot.start)}`,
      branchId,
      service: 'advice',
      start: slot.start,
      customerId,
      person: { ...DEMO_NAME, email, phone: null },
    })
    if (booked.ok) return booked.value
  }
  return null
}
