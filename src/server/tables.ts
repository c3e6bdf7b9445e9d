import { AUTH_TABLES } from './auth/tables.ts'
import { CHECKOUT_TABLES } from './checkout/drafts.ts'
import { DECLARATION_TABLES } from './declaration/declarations.ts'
import { MAIL_TABLES } from './mail/queue.ts'
import { NEWSLETTER_TABLES } from './newsletter/readers.ts'
import { SANDBOX_TABLES } from './payment/sandbox/bank.ts'

/** What the request side keeps in the database, beside the Shop API. */
export const SERVER_TABLES = [
  NEWSLETTER_TABLES,
  MAIL_TABLES,
  DECLARATION_TABLES,
  AUTH_TABLES,
  CHECKOUT_TABLES,
  SANDBOX_TABLES,
]
