import { maxLength } from '#domain/form/length.ts'
import { name } from '#domain/form/rules.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { OrderItem } from './order.ts'

/** Characters of the name of somebody whose values an order holds. */
export const MAX_WEARER_LENGTH = 40

/** What was typed as the name of somebody, for the values of an order with this key, and is none. */
export type WrongWearer = { order: string; key: string; typed: string }

/** Whose values an item is made to, as the customer calls them: "Mia". Null where nobody has said it. */
export function wearerOf({ customData }: Pick<OrderItem, 'customData'>): string | null {
  const { wearer } = customData
  return typeof wearer === 'string' && wearer !== '' ? wearer : null
}

/** A name as it is stored; empty for none. Fails with 'name' where it is none by spec §5, or is too long. */
export function parseWearer(text: string): Result<string, 'name'> {
  const wearer = text.trim().normalize('NFC')
  const isName = wearer === '' || (name(wearer) ?? maxLength(MAX_WEARER_LENGTH)(wearer)) === null
  return isName ? ok(wearer) : fail('name')
}
