import { randomBytes } from 'node:crypto'

/** What nobody has seen before, nor can guess. */
export const nonce = (): string => randomBytes(24).toString('base64url')
