/** Whose password it is to be; attackers try names and mailboxes first. */
type Owner = { email: string; firstName?: string; lastName?: string }

export type LeakedPasswords = {
  /**
   * Whether a password stands on lists of leaked ones, or is one of them, the shop's name or the owner's own with some
   * digits and signs around it. Nothing is sent anywhere.
   */
  isLeaked(password: string, owner: Owner): Promise<boolean>
}

/** Of 0 to 4: the number of guesses is below a million, or below ten thousand million. */
const GUESSED_AT_ONCE = 1
const GUESSED_SOON = 3

/** The list of 50,000 passwords is loaded at the first check. */
export function createLeakedPasswords(shop: string): LeakedPasswords {
  let opened: ReturnType<typeof openEstimator> | undefined
  return {
    async isLeaked(password, owner) {
      const estimator = await (opened ??= openEstimator())
      const { score, sequence } = estimator.check(password, wordsOf(shop, owner))
      const isInvented = sequence.some(
        ({ pattern, token }) => pattern === 'bruteforce' && /\p{L}/u.test(token),
      )
      return score <= GUESSED_AT_ONCE || (score <= GUESSED_SOON && !isInvented)
    },
  }
}

async function openEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs })
}

/** The whole names, and their parts of three letters or more. */
function wordsOf(shop: string, { email, firstName = '', lastName = '' }: Owner): string[] {
  const [mailbox = '', host = ''] = email.trim().split('@')
  const names = [shop, mailbox, host.replace(/\.[^.]*$/, ''), firstName, lastName]
  return names.flatMap((name) => [name, ...name.split(/[^\p{L}\d]+/u)]).filter((word) => word.length >= 3)
}
