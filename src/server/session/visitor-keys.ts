import { createHash } from 'node:crypto'
import { fillTemplate, KEY_TEMPLATES, type Owner } from '#domain/visitor/key-template.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'

/**
 * Keys of one visitor's data in one shop, for the Shop API. A key cannot be guessed and does not reveal its owner.
 */
export function visitorKeysOf(
  variant: VariantCode,
  userId: string,
): Record<keyof typeof KEY_TEMPLATES, string> {
  const owner = { shopId: VARIANTS[variant].shopId, userId }
  return { basket: hashed(KEY_TEMPLATES.basket, owner), wishlist: hashed(KEY_TEMPLATES.wishlist, owner) }
}

const hashed = (template: string, owner: Owner): string =>
  createHash('sha256').update(fillTemplate(template, owner)).digest('hex')
