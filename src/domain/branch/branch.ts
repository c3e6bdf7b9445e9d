import type { OpeningHours } from './opening-hours.ts'

/** One of our branches, where parcels can be collected. */
export type Branch = {
  id: string
  street: string
  zip: string
  city: string
  /** Absent where the Shop API does not know them. */
  hours?: OpeningHours[]
}
