import { createHash } from 'node:crypto'
import { shopDay } from '#domain/shop/shop-day.ts'
import type { DeclarationRecord } from './declaration-record.ts'

/** The same declaration sent twice on one day has the same key, whether its order could be read or not. */
export const keyOf = ({ variant, declaration, lines, receivedAt }: DeclarationRecord): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        variant,
        Object.entries(declaration).toSorted(),
        lines.map((line) => line.key).toSorted(),
        shopDay(new Date(receivedAt)),
      ]),
    )
    .digest('hex')
    .slice(0, 16)
