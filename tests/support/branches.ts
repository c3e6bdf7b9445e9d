import type { Branch } from '#domain/branch/branch.ts'
import type { WeekHours } from '#domain/branch/opening-hours.ts'

const day = { opens: '09:30', closes: '18:30' }

/** Monday to Friday half past nine to half past six, Saturday ten to four. */
export const WEEK: WeekHours = [[day], [day], [day], [day], [day], [{ opens: '10:00', closes: '16:00' }], []]

/** A branch in Cologne. */
export const aBranch = (over: Partial<Branch> = {}): Branch => ({
  id: 1,
  name: 'Köln Innenstadt',
  street: 'Ehrenstraße 41',
  zip: '50672',
  city: 'Köln',
  county: 'Nordrhein-Westfalen',
  country: 'DE',
  region: 'NW',
  latitude: 50.939,
  longitude: 6.94,
  timeZone: 'Europe/Berlin',
  phone: '+49 40 66969 1017',
  email: 'koeln@veduta.example',
  languages: ['de', 'en'],
  services: ['eye-test', 'repair', 'click-and-collect'],
  hours: WEEK,
  specialDays: [],
  accessibility: ['step-free'],
  texts: { de: { about: 'Wir messen Ihre Augen.' } },
  from: null,
  until: null,
  formerIds: [],
  ...over,
})
