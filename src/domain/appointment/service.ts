import type { Branch, BranchService } from '#domain/branch/branch.ts'

/** What an appointment can be for, in the order in which it is offered. */
export const APPOINTMENT_SERVICES = [
  'advice',
  'eye-test',
  'contact-lenses',
  'hearing-test',
  'children',
  'repair',
] as const
export type AppointmentService = (typeof APPOINTMENT_SERVICES)[number]

/** Minutes. */
export const SERVICE_MINUTES: Record<AppointmentService, number> = {
  advice: 30,
  'eye-test': 30,
  'contact-lenses': 45,
  'hearing-test': 45,
  children: 45,
  repair: 15,
}

/** Every branch gives advice; everything else it has to offer. */
export const servicesOf = ({ services }: Pick<Branch, 'services'>): AppointmentService[] =>
  APPOINTMENT_SERVICES.filter((service) => service === 'advice' || services.includes(service))

/** What an appointment is for where branches with these services are searched: the one that can be booked, else advice. */
export function searchedService(services: readonly BranchService[]): AppointmentService {
  const [only = 'advice', ...more] = APPOINTMENT_SERVICES.filter((service) =>
    services.some((searched) => searched === service),
  )
  return more.length === 0 ? only : 'advice'
}

/** In an address a letter stands for a service: what somebody needs help with is not to be read there. */
const LETTERS: Record<AppointmentService, string> = {
  advice: 'a',
  'eye-test': 'b',
  'contact-lenses': 'c',
  'hearing-test': 'd',
  children: 'e',
  repair: 'f',
}

export const letterOfService = (service: AppointmentService): string => LETTERS[service]

/** Null for anything else. */
export const serviceOfLetter = (letter: string): AppointmentService | null =>
  APPOINTMENT_SERVICES.find((service) => LETTERS[service] === letter) ?? null
