import { randomBytes } from 'node:crypto'

/** A random value that is unique and cannot be guessed. */
export const nonce = (): string => randomBytes(24).toString('base64url')
