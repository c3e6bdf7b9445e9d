import { BUS_MIGRATIONS } from '#platform/bus/postgres-bus-log.ts'
import { AUTH_MIGRATIONS } from './auth/migrations.ts'
import { CHECKOUT_MIGRATIONS } from './checkout/checkout-drafts.ts'
import { CONFIGURATOR_MIGRATIONS } from './configurator/configurator-drafts.ts'
import { DECLARATION_MIGRATIONS } from './declarations/declarations.ts'
import { HEALTH_MIGRATIONS } from './health/write-probes.ts'
import { MAIL_MIGRATIONS } from './email/mail-queue.ts'
import { NEWSLETTER_MIGRATIONS } from './newsletter/subscribers.ts'
import { PAYOUT_MIGRATIONS } from './payouts/payouts.ts'
import { PRESCRIPTION_SLIP_MIGRATIONS } from './prescription-slip/prescription-slips.ts'
import { STOCK_ALERT_MIGRATIONS } from './stock-alert/alert-store.ts'
import { SANDBOX_MIGRATIONS } from './payment/sandbox/sandbox-provider.ts'

/** The tables in the database besides those of the Shop API. */
export const SERVER_MIGRATIONS = [
  NEWSLETTER_MIGRATIONS,
  STOCK_ALERT_MIGRATIONS,
  PAYOUT_MIGRATIONS,
  PRESCRIPTION_SLIP_MIGRATIONS,
  MAIL_MIGRATIONS,
  DECLARATION_MIGRATIONS,
  AUTH_MIGRATIONS,
  CHECKOUT_MIGRATIONS,
  CONFIGURATOR_MIGRATIONS,
  SANDBOX_MIGRATIONS,
  HEALTH_MIGRATIONS,
  BUS_MIGRATIONS,
]
