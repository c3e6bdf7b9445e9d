import { Stripe } from 'stripe'
import { ShopError } from '#platform/errors.ts'

/** Stripe's error messages may contain the payer's name: only their type is passed on. */
export async function callStripe<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new StripeFailure(`Stripe rejected ${what}: ${error.type} ${error.code ?? ''}`, error.statusCode)
  }
}

class StripeFailure extends ShopError {
  readonly status: number | undefined

  constructor(what: string, status: number | undefined) {
    super('upstream', what)
    this.status = status
  }
}

/** 400: the state has changed meanwhile. The caller then reads the new state. */
export function ignoreStateChange(error: unknown): void {
  if (!(error instanceof StripeFailure) || error.status !== 400) throw error
}
