import { createHash } from 'node:crypto'
import { countedMailbox } from '#domain/customer/counted-mailbox.ts'
import { type RateLimiterFactory, memoryRateLimiter } from '#platform/rate-limit/rate-limiter.ts'
import { rateLimitKey, rateLimitNetwork } from '#platform/request-address.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'

const HOUR = 60 * 60

/** Maximum number of emails on request: from one address, from one network, to one mailbox, and for everybody. */
const LIMITS = { perAddress: 10, perNetwork: 100, perMailbox: 3, all: 1000 }

/** Limits the emails that strangers can send to a mailbox. */
export function createEmailLimits(
  limits: Partial<typeof LIMITS> = {},
  counters: RateLimiterFactory = memoryRateLimiter,
) {
  const { perAddress, perNetwork, perMailbox, all } = { ...LIMITS, ...limits }
  const addresses = counters('addresses', { points: perAddress, duration: HOUR })
  const networks = counters('networks', { points: perNetwork, duration: HOUR })
  const mailboxes = counters('mailboxes', { points: perMailbox, duration: 24 * HOUR })
  const allRequests = counters('all', { points: all, duration: HOUR })

  const allowAddress = async (address: string | undefined): Promise<boolean> =>
    (await consumeRateLimit(addresses, rateLimitKey(address))) &&
    consumeRateLimit(networks, rateLimitNetwork(address))

  /** Whether everybody together may still ask for one more. */
  const allowOneMore = (): Promise<boolean> => consumeRateLimit(allRequests, 'all')

  return {
    /** Whether a request from this address is allowed. */
    allowRequest: async (address: string | undefined): Promise<boolean> =>
      (await allowAddress(address)) && allowOneMore(),

    /** The two parts of `allowRequest`, where some requests do not depend on what others ask for. */
    allowAddress,
    allowOneMore,

    /**
     * Whether an email to this mailbox is allowed. Only a hash of the address is stored. `apart`: what has a counter of its own for this
     * mailbox, such as something that strangers do not know; what they send does not count against it.
     */
    allowRecipient: (email: string, apart = ''): Promise<boolean> =>
      consumeRateLimit(
        mailboxes,
        createHash('sha256')
          .update(`${apart}\n${countedMailbox(email)}`)
          .digest('base64url'),
      ),
  }
}

export type EmailLimits = ReturnType<typeof createEmailLimits>
