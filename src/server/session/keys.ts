import { createHash } from 'node:crypto'
import { fillTemplate, KEY_TEMPLATES, type Owner } from '#domain/visitor/key-template.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'

/** Keys of what one visitor has in one shop, for the Shop API. Nobody can guess one, nor tell from it whose it is. */
export function keysOf(variant: VariantCode, userId: string): Record<keyof typeof KEY_TEMPLATES, string> {
  const owner = { shopId: VARIANTS[variant].shopId, userId }
  return { basket: hashed(KEY_TEMPLATES.basket, owner), wishlist: hashed(KEY_TEMPLATES.wishlist, owner) }
}

const hashed = (template: string, owner: Owner): string =>
  createHash('sha256').update(fillTemplate(template, owner)).digest('hex')
