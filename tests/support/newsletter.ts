import type { Letter } from '#server/mail/post.ts'
import { createLetterLimits } from '#server/newsletter/limits.ts'
import { createNewsletter } from '#server/newsletter/newsletter.ts'
import type { Readers } from '#server/newsletter/readers.ts'
import { listeningLog } from './log.ts'

/** A newsletter whose readers are a list and whose letters are kept. */
export function testNewsletter({
  now = () => new Date('2026-11-21T10:00:00Z'),
  limits = {},
  isMailDown = () => false,
}: {
  now?: () => Date
  limits?: Parameters<typeof createLetterLimits>[0]
  isMailDown?: () => boolean
} = {}) {
  const kept = new Set<string>()
  const letters: Letter[] = []
  const { log, lines } = listeningLog()
  const readers: Readers = {
    async add({ email, variant }) {
      const isNew = !kept.has(`${variant} ${email}`)
      kept.add(`${variant} ${email}`)
      return isNew
    },
    async remove({ email, variant }) {
      kept.delete(`${variant} ${email}`)
    },
  }
  const newsletter = createNewsletter({
    readers,
    async post(letter) {
      if (isMailDown()) throw new Error('the server of the mail is down')
      letters.push(letter)
    },
    limits: createLetterLimits(limits),
    secrets: ['test'],
    shopName: () => 'Veduta',
    now,
    log,
  })
  /** The token of the last link of its kind that was sent. */
  const lastToken = (purpose: 'confirm' | 'leave') =>
    letters
      .flatMap(({ text }) => [...text.matchAll(/https?:\S+/g)])
      .map(([link]) => new URL(link).searchParams.get(purpose))
      .findLast((token) => token !== null) ?? ''
  return { newsletter, letters, kept, lines, lastToken }
}
