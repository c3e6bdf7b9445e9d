import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { SpecialDay, WeekHours } from './opening-hours.ts'

export const BRANCH_SERVICES = [
  'eye-test',
  'contact-lenses',
  'hearing-test',
  'children',
  'repair',
  'click-and-collect',
] as const
export type BranchService = (typeof BRANCH_SERVICES)[number]

export const ACCESSIBILITY = [
  'step-free',
  'toilet',
  'hearing-loop',
  'parking-space',
  'assistance-dog',
] as const
export type Accessibility = (typeof ACCESSIBILITY)[number]

/** Of one language. */
export type BranchTexts = { about?: string; transit?: string; parking?: string }

/** One of our branches: the one source for finder, checkout, emails and structured data. */
export type Branch = {
  id: number
  name: string
  street: string
  zip: string
  city: string
  county: string
  country: ShopCountry
  /** The part of the country whose public holidays count, as ISO 3166-2 names it: "BY"; null where they are the same everywhere. */
  region: string | null
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
  /** IANA: "Europe/Berlin". */
  timeZone: string
  phone: string
  email: string
  /** Two letters each. */
  languages: string[]
  services: BranchService[]
  /** People who take appointments at the same time; unset: one. */
  staff?: number
  hours: WeekHours
  specialDays: SpecialDay[]
  accessibility: Accessibility[]
  /** Their addresses: https, or a path of the shop. */
  pictures?: string[]
  /** By language, two letters. */
  texts: Record<string, BranchTexts>
  /** First and last day, as YYYY-MM-DD; null: always. */
  from: string | null
  until: string | null
  /** Ids that it had before: their addresses lead here. */
  formerIds: number[]
}

/** Whether the branch is there on a day (YYYY-MM-DD). */
export const isThereOn = ({ from, until }: Pick<Branch, 'from' | 'until'>, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until)
