import { minor } from '#domain/money/price.ts'
import type { Requirement } from '#domain/promotion/condition.ts'
import type { Basket } from './basket.ts'
import { firstRequirement } from './code-requirement.ts'

/** A code that was refused, and what the basket lacks for it. */
export type CodeRefusal = { code: string; needs: Requirement }

/** What the address of the basket says of a refused code; empty where the reason is not known. */
export function refusalQuery(
  code: string,
  { unmetPromotions = [] }: Pick<Basket, 'unmetPromotions'>,
): { code?: string; needs?: string } {
  const needs = firstRequirement(unmetPromotions)
  if (!needs || !CODE.test(code)) return {}
  return { code, needs: 'least' in needs ? `${needs.kind} ${needs.least}` : needs.kind }
}

/** The refusal in the query of the address; null where there is none. */
export function codeRefusalIn(query: URLSearchParams): CodeRefusal | null {
  const code = query.get('code') ?? ''
  const needs = requirementIn(query.get('needs') ?? '')
  return query.get('note') === 'code-unknown' && needs && CODE.test(code) ? { code, needs } : null
}

/** One word, so that no address makes the page say a sentence of somebody else's. */
const CODE = /^[\p{L}\p{N}_-]{1,40}$/u

function requirementIn(value: string): Requirement | null {
  const [, kind, least] = /^(total|quantity) ([1-9]\d{0,8})$/.exec(value) ?? []
  if (kind === 'total') return { kind, least: minor(Number(least)) }
  if (kind === 'quantity') return { kind, least: Number(least) }
  return value === 'goods' || value === 'other' ? { kind: value } : null
}
