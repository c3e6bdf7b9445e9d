import type { ConfigurableFrame } from '#domain/prescription/configuration.ts'
import type { LensPlace } from '#domain/prescription/lens-thickness.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import type { PrescriptionSource } from './answer-name.ts'

/** What answers are validated against. */
export type ConfiguratorContext = {
  frame: ConfigurableFrame & { place: LensPlace | null }
  offered: readonly RxPart[]
  fromOrder: PrescriptionFromOrder | null
  sources: readonly PrescriptionSource[]
  isSignedIn: boolean
  /** Whether slips of the country count axes after TABO or after INT. */
  hasTwoAxisSchemes: boolean
  /** Whether the frame can be tried at home now. */
  isTriable: boolean
  /** How long values of the customer hold, in months. */
  holdMonths: number
  /** RFC 3339. */
  today: string
}
