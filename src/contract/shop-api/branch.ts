import { z } from 'zod'
import { APPOINTMENT_SERVICES } from '#domain/appointment/service.ts'
import { ACCESSIBILITY, BRANCH_SERVICES, type Branch } from '#domain/branch/branch.ts'
import { STOCK_CLASSES } from '#domain/branch/branch-stock.ts'
import { isOnEarth } from '#domain/branch/position.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { MAX_INT32, positive } from './listing-query.ts'

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not a time like 09:30')
const span = z
  .object({ opens: time, closes: time.or(z.literal('24:00')) })
  .refine(({ opens, closes }) => opens < closes, 'closes before it opens')
const spans = z
  .array(span)
  .max(4)
  .refine(
    (day) => day.every(({ opens }, index) => index === 0 || (day[index - 1]?.closes ?? '') <= opens),
    'spans overlap',
  )
const line = (longest: number) => z.string().trim().min(1).max(longest)
const text = line(500).exactOptional()
const id = z.int().min(1).max(MAX_INT32)
const day = z.iso.date()
const picture = z
  .string()
  .max(500)
  .refine(isPictureAddress, 'not an address like https://pictures.example/front.jpg or /pictures/front.jpg')
const two = z.string().regex(/^[a-z]{2}$/, 'not a language like de')

function isPictureAddress(address: string): boolean {
  const isPath = /^\/(?!\/)[^\s\\]+$/.test(address)
  return isPath || (/^https:\/\/\S+$/.test(address) && URL.canParse(address))
}

/** Each branch of an answer has one, and to find out whether it is one takes a tenth of a millisecond. */
const knownZones = new Set<string>()

function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true
  try {
    knownZones.add(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone)
    return true
  } catch {
    return false
  }
}

export const branch = z.object({
  id,
  name: line(100),
  street: line(100),
  zip: line(10),
  city: line(60).regex(/[\p{L}\d]/u),
  county: line(60).regex(/[\p{L}\d]/u),
  country: z.enum(SHOP_COUNTRIES),
  region: z
    .string()
    .regex(/^[A-Z\d]{1,3}$/, 'not a region like BY')
    .nullable(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z.string().max(60).refine(isTimeZone, 'not a time zone like Europe/Berlin'),
  phone: z.string().regex(/^\+[\d ]{6,30}$/, 'not a number like +49 40 123456'),
  email: z.email().max(120),
  languages: z.array(two).max(20),
  services: z.array(z.enum(BRANCH_SERVICES)),
  staff: z.int().min(1).max(50).exactOptional(),
  hours: z.array(spans).length(7),
  specialDays: z.array(z.object({ date: day, spans })).max(200),
  accessibility: z.array(z.enum(ACCESSIBILITY)),
  pictures: z.array(picture).max(12).exactOptional(),
  texts: z.record(two, z.object({ about: text, transit: text, parking: text })),
  from: day.nullable(),
  until: day.nullable(),
  formerIds: z.array(id).max(20),
}) satisfies z.ZodType<Branch>

/** As it may be written. What was written before this was asked for is still read. */
export const newBranch = branch
  .extend({
    specialDays: branch.shape.specialDays.refine(
      (days) => new Set(days.map(({ date }) => date)).size === days.length,
      'a day is given twice',
    ),
  })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    path: ['until'],
    message: 'before from',
    when: ({ value }) => branch.pick({ from: true, until: true }).safeParse(value).success,
  })

/**
 * As a search finds it; `stock` is that of the variant that was searched, `nextStart` the next free start within the horizon for what was asked
 * for.
 */
export const foundBranch = branch.extend({
  stock: z.enum(STOCK_CLASSES).exactOptional(),
  nextStart: z.iso.datetime({ offset: true }).exactOptional(),
})

/** Of a file with 20,000 branches. */
export const MAX_BRANCH_IMPORT_BYTES = 60 * 1024 * 1024

/** All branches of a file at once. `replace`: those that it lacks are removed. */
export const branchImport = z.object({ branches: z.array(newBranch).max(20_000), replace: z.boolean() })

export const branchesSaved = z.object({ saved: z.int() })

/** The towns with branches, for search and sitemap. */
export const branchTowns = z.array(
  z.object({
    county: z.string(),
    city: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    branches: z.array(z.object({ id, zip: z.string(), latitude: z.number(), longitude: z.number() })),
  }),
)

const position = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/, 'not a position like 53.55,9.99')
  .transform((both) => {
    const [latitude = 0, longitude = 0] = both.split(',').map(Number)
    return { latitude, longitude }
  })
  .refine(isOnEarth, 'not a position: latitudes end at 90 degrees, longitudes at 180')
const slug = z.string().regex(/^[a-z\d-]{1,80}$/, 'not a word of an address')

export const branchQuery = z.object({
  near: position.exactOptional(),
  city: slug.exactOptional(),
  county: slug.exactOptional(),
  /** All of them are offered. */
  service: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(BRANCH_SERVICES)))
    .exactOptional(),
  variantId: positive.pipe(z.int().max(MAX_INT32)).exactOptional(),
  /** The next free start for it is given with each. */
  slots: z.enum(APPOINTMENT_SERVICES).exactOptional(),
  /** Variants with their number: "500001:2,500002:1". */
  pieces: z
    .string()
    .regex(/^[1-9]\d{0,8}:[1-9]\d{0,3}(?:,[1-9]\d{0,8}:[1-9]\d{0,3}){0,99}$/, 'not pieces like 500001:2')
    .transform((list) =>
      list.split(',').map((each) => {
        const [variantId = 0, quantity = 0] = each.split(':').map(Number)
        return { variantId, quantity }
      }),
    )
    .exactOptional(),
  page: positive.exactOptional(),
})
