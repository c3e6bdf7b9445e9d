import { expect, test } from 'vitest'
import { z } from 'zod'
import { appointmentLink } from '#modules/appointment/appointment-link.ts'
import { lensReminderLinks } from '#modules/lens-reminder/lens-reminder-link.ts'
import { readClaim } from '#modules/newsletter/newsletter-token.ts'
import { orderLink } from '#modules/order/order-link.ts'
import { reservationLink } from '#modules/reservation/reservation-link.ts'
import { readAlert } from '#modules/stock-alert/alert-token.ts'
import { subscriptionLink } from '#modules/subscription/subscription-link.ts'
import { createIdLink, createSignedLink } from '#modules/tokens/signed-link.ts'

const NOW = 1_800_000_000
const DAY = 24 * 60 * 60
const ID = '123456789012'
const email = 'ewa@example.org'

/** Of an id and a time, as all shops before this version have sent them. */
const sent = (proof: string) => `WyIxMjM0NTY3ODkwMTIiLDE4MDAwMDAwMDBd.${proof}`

test.each([
  [orderLink, 180, sent('bPta5RV1NxvCLVh1Z2XTyn4a8QLx_buD7gO7q8q_iao')],
  [subscriptionLink, 30, sent('qhuJ3VuQUYasSKkHhU4m-t6l5wECqw-u5Q8-2xlVgOY')],
  [reservationLink, 30, sent('W0fNdFRA7IjnHyJK2IXni-lu6RI_UhAZO_sv-Fyikdo')],
  [appointmentLink, 180, sent('l5nb3RAZAX5GICNybgFjNAGfU4xsbf3etTdiV4Mqdac')],
  [lensReminderLinks.order, 60, sent('hwj58-KgA4xdthHy1I2sWdaUZ0C25raVnkeyDtbTreM')],
])('a link that was sent with an id stays valid (%#)', (link, days, token) => {
  expect(link.sign('secret', ID, NOW)).toBe(token)
  expect(link.idOf(['new', 'secret'], token, NOW + days * DAY)).toBe(ID)
  expect(link.idOf(['secret'], token, NOW + days * DAY + 1)).toBeNull()
})

test('a link that objects to reminders stays valid for ever', () => {
  const token = sent('w7fgQAmUeIOesceOrVGjUMDxetXwJIBYpvU6u_cvEzs')
  expect(lensReminderLinks.object.read(['secret'], token, NOW + 9999 * DAY)).toEqual({ ok: true, value: ID })
})

test.each([
  ['confirm', 'THpzLGL3MCQMe7-e1PkEsmmrKpLLb_cgdYdoPYMtHL4'],
  ['leave', 'OU4npHazQLSS_0rHVbMK0C4VOFGhCpts2oMVd07KyEk'],
] as const)('a link of the newsletter that was sent to %s stays valid', (purpose, proof) => {
  const token = `WyJld2FAZXhhbXBsZS5vcmciLCJwbC1wbCIsMTgwMDAwMDAwMF0.${proof}`
  const value = { email, variant: 'pl-pl', requestedAt: NOW }
  expect(readClaim(['secret'], purpose, token, NOW + 2 * DAY)).toEqual({ ok: true, value })
})

test.each([
  ['confirm', '0gfL_hjmnSTS415sK22KlCykojolDNntySKjf4z2Fmg'],
  ['leave', 'lIrOPdwnf0iSlAW1CLe1OPtFIH2kcxMFsqPjqzneK7w'],
] as const)('a link about stock that was sent to %s stays valid', (purpose, proof) => {
  const token = `WyJld2FAZXhhbXBsZS5vcmciLCJwbC1wbCIsMTcsMzQsMTgwMDAwMDAwMF0.${proof}`
  const value = { email, shop: 'pl-pl', productId: 17, variantId: 34, requestedAt: NOW }
  expect(readAlert(['secret'], purpose, token, NOW + 2 * DAY)).toEqual({ ok: true, value })
})

test('a claim that is signed, but of another shape, is forged', () => {
  const terms = { purpose: 'door', lifetime: DAY }
  const token = createSignedLink({ ...terms, claim: z.tuple([z.int(), z.int()]) }).sign('secret', [7, NOW])
  expect(createIdLink(terms).read(['secret'], token, NOW)).toEqual({ ok: false, error: 'forged' })
})
