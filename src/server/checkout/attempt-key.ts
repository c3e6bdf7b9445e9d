import { randomBytes } from 'node:crypto'

/** Identifies one attempt to order, even if its form is sent several times. */
export const newAttemptKey = (): string => randomBytes(18).toString('base64url')
