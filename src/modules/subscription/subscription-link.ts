import { createIdLink } from '#modules/tokens/signed-link.ts'

/** A link in an email changes its subscription for longer than from the announcement of a delivery to its day. */
export const subscriptionLink = createIdLink({ purpose: 'subscription', lifetime: 30 * 24 * 60 * 60 })
