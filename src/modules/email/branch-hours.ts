import type { Branch } from '#domain/branch/branch.ts'
import { formatComingHours, hoursUntil } from '#domain/branch/coming-hours.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import type { Translate } from './translator.ts'

type When = {
  now: Date
  /** Until when somebody may come. */
  until?: Date
  variant: VariantCode
  translate: Translate
}

const WEEK_MS = 7 * 86_400_000

/** The hours of a branch as lines, with the days until a moment, or of a week, that differ. Empty where it has none. */
export const branchHours = (branch: Branch | null, { now, until, variant, translate }: When): string => {
  const end = until ?? new Date(now.getTime() + WEEK_MS)
  const texts = { intl: VARIANTS[variant].intl, closed: translate('branches.closed') }
  return branch ? formatComingHours(branch, hoursUntil(branch, now, end), texts).join('\n') : ''
}
