import type { Promotion } from '#domain/promotion/promotion.ts'
import type { promotion } from '#shop-api/schema/marketing.ts'
import { inLanguage } from './attributes.ts'
import { rfc3339 } from './rfc3339.ts'

/** A promotion in the form of the wire, in one language. */
export function promotionOf(row: typeof promotion.$inferSelect, language: string): Promotion {
  const { id, code, name, isActive, priority, effect, conditions } = row
  const displayName = inLanguage(row.displayNames, language)
  return {
    id,
    ...(code !== null && { code }),
    name,
    ...(displayName !== undefined && { displayName }),
    schedule: { from: rfc3339(row.startsAt), to: rfc3339(row.endsAt) },
    isActive,
    priority,
    effect,
    conditions,
    customData: inLanguage(row.customData, language) ?? {},
  }
}
