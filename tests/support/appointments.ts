import { createAppointmentRepository } from '#clients/shop-api/appointment-repository.ts'
import type { Access } from '#clients/shop-api/call.ts'
import type { Appointment, AppointmentPerson } from '#domain/appointment/appointment.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { createAppointments } from '#modules/appointment/appointments.ts'
import { readEnv } from '#platform/env.ts'
import { createEmailLimits } from '#modules/email/email-limits.ts'
import { recordingLog } from './log.ts'

export const ANNA: AppointmentPerson = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  phone: null,
}

/** Booked in Cologne for a Wednesday at ten. */
export const anAppointment = (over: Partial<Appointment> = {}): Appointment => ({
  id: 'appointment-of-anna-0001',
  number: '1234567890',
  shopId: 10001,
  status: 'booked',
  service: 'eye-test',
  start: '2026-11-25T10:00:00+01:00',
  end: '2026-11-25T10:30:00+01:00',
  branch: {
    id: 1,
    name: 'Köln Innenstadt',
    street: 'Ehrenstraße 41',
    zip: '50672',
    city: 'Köln',
    timeZone: 'Europe/Berlin',
    phone: '+49 40 66969 1017',
    latitude: 50.939,
    longitude: 6.94,
  },
  customerId: null,
  person: ANNA,
  variantId: null,
  heldUntil: null,
  revision: 1,
  letters: [],
  history: [{ at: '2026-11-20T08:00:00Z', event: 'book', actor: 'customer' }],
  ...over,
})

/** Over the Shop API of `of`. Letters are not queued. */
export const testAppointments = (of: (variant: VariantCode) => Access, now = () => new Date()) =>
  createAppointments({
    repository: createAppointmentRepository(of),
    shopName: 'Veduta',
    env: readEnv({}),
    mail: { enqueue: async () => {}, deliverSoon() {} },
    limits: createEmailLimits({ perAddress: 1_000_000, perMailbox: 1_000_000, all: 1_000_000 }),
    secrets: ['test'],
    database: () => Promise.reject(new Error('there is no database')),
    now,
    log: recordingLog().log,
  })
