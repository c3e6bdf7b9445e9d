import { pathOf } from '#i18n/routes.ts'
import { absoluteUrl } from '#i18n/urls.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Env } from '#platform/env.ts'
import { createIdLink } from '#modules/tokens/signed-link.ts'

/** A link leads to its appointment for longer than anybody can book ahead; its holder has booked it, or has its letter. */
export const appointmentLink = createIdLink({ purpose: 'appointment', lifetime: 180 * 24 * 60 * 60 })

export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** What a link outside of a request needs. */
export type LinkDeps = {
  secrets: readonly string[]
  now(): Date
  env: Pick<Env, 'domains' | 'origin' | 'host' | 'port'>
}

/** The page of an appointment, with the proof. */
export function appointmentUrl({ secrets, now, env }: LinkDeps, variant: VariantCode, id: string): string {
  const token = appointmentLink.sign(secrets[0] ?? '', id, secondsOf(now()))
  const path = `${pathOf(variant, 'branches') ?? '/'}?${new URLSearchParams({ appointment: token })}`
  // Emails are rendered outside of requests. If no origin is set, their links lead to this machine.
  return absoluteUrl(env.domains, env.origin ?? `http://${env.host}:${env.port}`, variant, path)
}
