import type { Branch } from '#domain/branch/branch.ts'
import type { DayHours } from '#domain/branch/day-hours.ts'
import { slugOfBranchTown } from '#domain/branch/branch-town.ts'
import { breadcrumbList } from '#domain/seo/breadcrumb-list.ts'
import { messages } from '#i18n/messages.ts'
import { pathOf } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { countryAlternates } from '#server/loaders/alternates.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The head of a branch's page, and the way to it. `exceptions` are the coming days with other hours. */
export function branchHead(
  ctx: Context,
  variant: VariantCode,
  branch: Branch,
  {
    shop,
    pictures,
    exceptions,
    absolute,
  }: {
    shop: string
    pictures: readonly string[]
    exceptions: readonly DayHours[]
    absolute: (path: string) => string
  },
) {
  const t = messages(variant)
  const town = slugOfBranchTown(branch)
  const alternates = countryAlternates(ctx, variant, 'branch', { city: town.city, id: String(branch.id) })
  const path = alternates[variant] ?? '/'
  const url = absolute(path)
  const name = `${shop} ${branch.name}`
  const steps = [
    { label: t('screens.branches.title'), path: pathOf(variant, 'branches') ?? '/' },
    { label: branch.city, path: pathOf(variant, 'branch-city', town) ?? '/' },
    { label: branch.street, path },
  ]
  const { street, zip, city } = branch
  return {
    title: `${name}, ${street}`,
    description: t('branches.description', { name, street, zip, city }),
    canonical: path,
    alternates,
    structured: [
      {
        ...optician(branch, name, url, exceptions),
        ...(pictures.length > 0 && { image: pictures.map((address) => new URL(address, url).href) }),
      },
      breadcrumbList(steps.map((step) => ({ label: step.label, url: absolute(step.path) }))),
    ],
    hasLead: true,
  }
}

const optician = (branch: Branch, name: string, url: string, exceptions: readonly DayHours[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'Optician',
  '@id': `${url}#branch`,
  name,
  url,
  telephone: branch.phone,
  email: branch.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: branch.street,
    postalCode: branch.zip,
    addressLocality: branch.city,
    addressRegion: branch.county,
    addressCountry: branch.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude },
  openingHoursSpecification: branch.hours.flatMap((spans, day) =>
    spans.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${WEEKDAYS[day]}`,
      opens,
      closes,
    })),
  ),
  specialOpeningHoursSpecification: exceptions.flatMap(({ date, spans }) =>
    // A day that is closed opens and closes at midnight.
    (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    })),
  ),
})
