import { codeRequirement } from '#domain/basket/code-requirement.ts'
import type { Basket } from '#domain/basket/basket.ts'
import type { TranslatePage } from './translate.ts'
import { moneyFormatter, type Shop } from './shop.ts'

/** Why a code that was entered reduces nothing; null where it does. */
export function codeText(
  { items }: Pick<Basket, 'items'>,
  code: string,
  { shop, t }: { shop: Shop; t: TranslatePage },
): string | null {
  const needs = codeRequirement(items, code)
  if (!needs) return null
  switch (needs.kind) {
    case 'total':
      return t('basket.code.needs.total', { code, amount: moneyFormatter(shop)(needs.least) })
    case 'quantity':
      return t('basket.code.needs.quantity', { code, count: needs.least })
    default:
      return t(`basket.code.needs.${needs.kind}`, { code })
  }
}
