import { describe, expect, test } from 'vitest'
import { testNewsletter } from '#tests/support/newsletter.ts'

const PAGE = 'https://shop.example/de-de/overlays/newsletter/newsletter/'
const HOUR = 3_600_000

describe('a subscription', () => {
  test('is stored after the link in the email is opened, not before', async () => {
    const { newsletter, emails, stored, lastToken } = testNewsletter()
    expect(await newsletter.subscribe(' Anna@Example.org ', 'de-de', PAGE, '203.0.113.1')).toBe('sent')
    expect([emails.map(({ to }) => to), stored.size]).toEqual([['anna@example.org'], 0])
    expect(emails[0]?.text).toContain(`${PAGE}?confirm=`)
    expect(await newsletter.followLink('confirm', lastToken('confirm'), PAGE)).toBe('confirmed')
    expect([...stored]).toEqual(['de-de anna@example.org'])
  })

  test('takes a mailbox with an international domain, and writes to it in ASCII', async () => {
    const { newsletter, emails } = testNewsletter()
    expect(await newsletter.subscribe(' Info@Bücher.de', 'de-de', PAGE, undefined)).toBe('sent')
    expect(emails.map(({ to }) => to)).toEqual(['info@xn--bcher-kva.de'])
  })

  test('gets one welcome email, with one-click unsubscription', async () => {
    const { newsletter, emails, stored, lastToken } = testNewsletter()
    await newsletter.subscribe('anna@example.org', 'de-de', PAGE, undefined)
    const token = lastToken('confirm')
    for (let times = 0; times < 3; times += 1) await newsletter.followLink('confirm', token, PAGE)
    expect(emails.length).toBe(2)
    expect(emails[1]?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<https:\/\/shop\.example\/api\/newsletter\/leave\?leave=/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(await newsletter.followLink('leave', lastToken('leave'), PAGE)).toBe('left')
    expect(await newsletter.followLink('leave', lastToken('leave'), PAGE)).toBe('left')
    expect(stored.size).toBe(0)
  })

  test('gets the same answer whether it exists or not', async () => {
    const { newsletter, emails, lastToken } = testNewsletter()
    const first = await newsletter.subscribe('anna@example.org', 'de-de', PAGE, undefined)
    await newsletter.followLink('confirm', lastToken('confirm'), PAGE)
    const second = await newsletter.subscribe('anna@example.org', 'de-de', PAGE, undefined)
    expect([second, emails.at(-1)?.subject]).toEqual([first, emails[0]?.subject])
  })

  test.each([
    '',
    'anna',
    'anna@',
    'anna@example.org\r\nBcc: all@example.org',
    `${'a'.repeat(300)}@example.org`,
  ])('with %j is an invalid address', async (email) => {
    const { newsletter, emails } = testNewsletter()
    expect([await newsletter.subscribe(email, 'de-de', PAGE, undefined), emails]).toEqual(['invalid', []])
  })

  test('sends at most three emails a day, without revealing it', async () => {
    const { newsletter, emails } = testNewsletter()
    const outcomes = []
    for (let times = 0; times < 4; times += 1)
      outcomes.push(await newsletter.subscribe('anna@example.org', 'de-de', PAGE, undefined))
    expect([outcomes, emails.length]).toEqual([['sent', 'sent', 'sent', 'sent'], 3])
  })

  test('is limited per address', async () => {
    const { newsletter } = testNewsletter({ limits: { perAddress: 2 } })
    const outcomes = []
    for (const name of ['a', 'b', 'c'])
      outcomes.push(await newsletter.subscribe(`${name}@example.org`, 'de-de', PAGE, '203.0.113.1'))
    expect(outcomes).toEqual(['sent', 'sent', 'later'])
  })

  test('fails if no email could be queued', async () => {
    const { newsletter, lines } = testNewsletter({ isQueueDown: () => true })
    expect(await newsletter.subscribe('anna@example.org', 'de-de', PAGE, undefined)).toBe('failed')
    expect(lines).toEqual(['error: an email was not sent'])
  })

  test('is not stored, and can be confirmed again, if the welcome email could not be queued', async () => {
    let isQueueDown = false
    const { newsletter, emails, stored, lastToken } = testNewsletter({ isQueueDown: () => isQueueDown })
    await newsletter.subscribe('anna@example.org', 'de-de', PAGE, undefined)
    isQueueDown = true
    expect(await newsletter.followLink('confirm', lastToken('confirm'), PAGE)).toBe('failed')
    expect(stored.size).toBe(0)
    isQueueDown = false
    expect(await newsletter.followLink('confirm', lastToken('confirm'), PAGE)).toBe('confirmed')
    expect([stored.size, emails.length]).toEqual([1, 2])
  })

  test('expires after two days', async () => {
    let now = new Date('2026-11-21T10:00:00Z')
    const { newsletter, stored, lastToken } = testNewsletter({ now: () => now })
    await newsletter.subscribe('anna@example.org', 'de-de', PAGE, undefined)
    now = new Date(now.getTime() + 49 * HOUR)
    expect(await newsletter.followLink('confirm', lastToken('confirm'), PAGE)).toBe('expired')
    expect(stored.size).toBe(0)
  })
})

describe('an email', () => {
  test.each([
    ['de-de', 'Bitte bestätigen Sie Ihre Anmeldung'],
    ['de-ch', 'Bitte bestätigen Sie Ihre Anmeldung'],
    ['pl-pl', 'Prosimy o potwierdzenie zapisu do newslettera'],
    ['cs-cz', 'Potvrďte prosím přihlášení k newsletteru'],
    ['fr-ch', 'Veuillez confirmer votre inscription'],
    ['it-it', 'Confermi la Sua iscrizione'],
  ] as const)('of %s is written in its language, as text and as HTML', async (variant, subject) => {
    const { newsletter, emails } = testNewsletter()
    await newsletter.subscribe('anna@example.org', variant, PAGE, undefined)
    const [letter] = emails
    expect(letter?.subject.replaceAll('\u00a0', ' ')).toBe(subject)
    expect(letter?.text).not.toMatch(/\{|undefined/)
    expect(letter?.html).toContain('Veduta')
  })
})
