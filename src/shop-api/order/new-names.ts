import { randomBytes, randomInt } from 'node:crypto'

const LEAST_NUMBER = 100_000_000_000

/** Twelve digits that say nothing of how many orders there are. */
export const newOrderNumber = (): string => String(randomInt(LEAST_NUMBER, 10 * LEAST_NUMBER))

/** Nobody guesses it: it stands in the address of the provider's page. */
export const newPaymentId = (): string => randomBytes(18).toString('base64url')
