import { DEMONSTRATION_RETURN_ADDRESSES } from '#domain/shop/return-address.ts'
import { DEMONSTRATION_ACCOUNTS } from '#domain/transfer/bank-account.ts'

const { IT: _, ...accounts } = DEMONSTRATION_ACCOUNTS

/** The environment that a shop needs in production, with payments in the sandbox. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PAYMENT: 'sandbox',
  SESSION_SECRET: 'x'.repeat(32),
  BANK_ACCOUNTS: JSON.stringify(accounts),
  RETURN_ADDRESSES: JSON.stringify(DEMONSTRATION_RETURN_ADDRESSES),
}
