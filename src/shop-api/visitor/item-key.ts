import { randomUUID } from 'node:crypto'

/** A new key for a line of a basket or wishlist: 32 characters, impossible to guess. */
export const itemKey = (): string => randomUUID().replaceAll('-', '')
