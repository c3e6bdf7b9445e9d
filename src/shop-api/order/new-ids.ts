import { randomBytes, randomInt } from 'node:crypto'

const MIN_NUMBER = 100_000_000_000

/** Twelve random digits, which do not reveal the number of orders. */
export const newOrderNumber = (): string => String(randomInt(MIN_NUMBER, 10 * MIN_NUMBER))

/** Impossible to guess, because it is part of the address of the provider's page. */
export const newPaymentId = (): string => randomBytes(18).toString('base64url')
