import { createIdLink } from '#modules/tokens/signed-link.ts'

/** A link in an email opens its order until nobody returns anything any more. */
export const orderLink = createIdLink({ purpose: 'order', lifetime: 180 * 24 * 60 * 60 })
