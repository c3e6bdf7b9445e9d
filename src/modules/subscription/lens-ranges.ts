import type { SubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'
import type { Job } from '#platform/jobs/job.ts'

type Deps = { subscriptions: Pick<SubscriptionRepository, 'propose'> }

/** Seconds between checks. A letter that was written before is not written again. */
const INTERVAL = 24 * 60 * 60

/** Writes, a month before a delivery, to those whose lenses are no longer made with their values. A shop that fails does not stop the others. */
export const lensRangesJob = ({ subscriptions }: Deps): Job => ({
  name: 'lens-ranges',
  recurs: { everySeconds: INTERVAL },
  async run({ signal }) {
    const failures: unknown[] = []
    for (const variant of VARIANT_CODES) {
      if (signal.aborted) return
      await subscriptions.propose(variant, { ranges: true }).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'ranges of lenses could not be checked')
  },
})
