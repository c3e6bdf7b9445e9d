import { z } from 'zod'
import { pathOf } from '#i18n/routes.ts'
import { absoluteUrl } from '#i18n/urls.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Env } from '#platform/env.ts'
import { readPayload, signPayload } from '#modules/tokens/signed-payload.ts'

const PURPOSE = 'appointment'
/** Seconds for which a link leads to its appointment: longer than anybody can book ahead. */
const LIFETIME = 180 * 24 * 60 * 60

const claim = z.tuple([z.string(), z.int()])

/** The proof in a link that its holder has booked the appointment or has its letter. `now` in seconds since the epoch. */
export const signAppointmentLink = (secret: string, id: string, now: number): string =>
  signPayload(secret, PURPOSE, [id, now])

/** The id of the appointment; null where the link is forged or too old. */
export function readAppointmentLink(secrets: readonly string[], token: string, now: number): string | null {
  const read = claim.safeParse(readPayload(secrets, PURPOSE, token))
  if (!read.success) return null
  const [id, issuedAt] = read.data
  return now - issuedAt > LIFETIME ? null : id
}

export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** What a link outside of a request needs. */
export type LinkDeps = {
  secrets: readonly string[]
  now(): Date
  env: Pick<Env, 'domains' | 'origin' | 'host' | 'port'>
}

/** The page of an appointment, with the proof. */
export function appointmentUrl({ secrets, now, env }: LinkDeps, variant: VariantCode, id: string): string {
  const token = signAppointmentLink(secrets[0] ?? '', id, secondsOf(now()))
  const path = `${pathOf(variant, 'branches') ?? '/'}?${new URLSearchParams({ appointment: token })}`
  // Emails are rendered outside of requests. If no origin is set, their links lead to this machine.
  return absoluteUrl(env.domains, env.origin ?? `http://${env.host}:${env.port}`, variant, path)
}
