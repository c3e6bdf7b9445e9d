import { randomBytes } from 'node:crypto'

/** Names one attempt to order, however often its form is sent. */
export const newAttempt = (): string => randomBytes(18).toString('base64url')
