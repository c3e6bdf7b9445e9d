import { createHash } from 'node:crypto'
import { fillTemplate, KEY_TEMPLATES, type Owner } from '#domain/visitor/key-template.ts'
import { homeVariant, VARIANTS, type VariantCode } from '#i18n/variants.ts'

/**
 * Keys of one visitor's data in one country, for the Shop API: its shops, which differ in language, share them. A key
 * cannot be guessed and does not reveal its owner.
 */
export function visitorKeysOf(
  variant: VariantCode,
  userId: string,
): Record<keyof typeof KEY_TEMPLATES, string> {
  const owner = { shopId: VARIANTS[homeVariant(variant)].shopId, userId }
  return { basket: hashed(KEY_TEMPLATES.basket, owner), wishlist: hashed(KEY_TEMPLATES.wishlist, owner) }
}

const hashed = (template: string, owner: Owner): string =>
  createHash('sha256').update(fillTemplate(template, owner)).digest('hex')
