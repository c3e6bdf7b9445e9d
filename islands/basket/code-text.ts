import { codeRequirement, firstRequirement } from '#domain/basket/code-requirement.ts'
import type { Basket } from '#domain/basket/basket.ts'
import type { Requirement } from '#domain/promotion/condition.ts'
import type { Notice } from '#islands/stores/basket-state.ts'
import type { TranslatePage } from './translate.ts'
import { moneyFormatter, type Shop } from './shop.ts'

type Texts = { shop: Shop; t: TranslatePage }

/** Why a code that was entered reduces nothing; null where it does. */
export function codeText({ items }: Pick<Basket, 'items'>, code: string, texts: Texts): string | null {
  const needs = codeRequirement(items, code)
  return needs && requirementText(needs, code, texts)
}

/** Why a code was refused; undefined where none was. */
export function refusalText(notices: readonly Notice[], texts: Texts): string | undefined {
  const refusal = notices.find((notice) => notice.kind === 'code-unknown')
  if (!refusal) return undefined
  const needs = firstRequirement(refusal.unmet)
  return needs ? requirementText(needs, refusal.code, texts) : texts.t('basket.notice.code-unknown')
}

function requirementText(needs: Requirement, code: string, { shop, t }: Texts): string {
  switch (needs.kind) {
    case 'total':
      return t('basket.code.needs.total', { code, amount: moneyFormatter(shop)(needs.least) })
    case 'quantity':
      return t('basket.code.needs.quantity', { code, count: needs.least })
    default:
      return t(`basket.code.needs.${needs.kind}`, { code })
  }
}
