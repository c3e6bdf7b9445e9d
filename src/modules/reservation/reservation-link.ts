import { createIdLink } from '#modules/tokens/signed-link.ts'

/** A link in an email opens its reservation. */
export const reservationLink = createIdLink({ purpose: 'reservation', lifetime: 30 * 24 * 60 * 60 })
