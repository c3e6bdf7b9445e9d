import { describe, expect, test } from 'vitest'
import { testNewsletter } from '#tests/support/newsletter.ts'

const PAGE = 'https://shop.example/de-de/overlays/newsletter/newsletter/'
const HOUR = 3_600_000

describe('who asks', () => {
  test('is a reader once the link of the letter is followed, not before', async () => {
    const { newsletter, letters, kept, lastToken } = testNewsletter()
    expect(await newsletter.ask(' Anna@Example.org ', 'de-de', PAGE, '203.0.113.1')).toBe('sent')
    expect([letters.map(({ to }) => to), kept.size]).toEqual([['anna@example.org'], 0])
    expect(letters[0]?.text).toContain(`${PAGE}?confirm=`)
    expect(await newsletter.follow('confirm', lastToken('confirm'), PAGE)).toBe('confirmed')
    expect([...kept]).toEqual(['de-de anna@example.org'])
  })

  test('is welcomed once, with a way out that one click takes', async () => {
    const { newsletter, letters, kept, lastToken } = testNewsletter()
    await newsletter.ask('anna@example.org', 'de-de', PAGE, undefined)
    const token = lastToken('confirm')
    for (let times = 0; times < 3; times += 1) await newsletter.follow('confirm', token, PAGE)
    expect(letters.length).toBe(2)
    expect(letters[1]?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<https:\/\/shop\.example\/api\/newsletter\/leave\?leave=/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(await newsletter.follow('leave', lastToken('leave'), PAGE)).toBe('left')
    expect(await newsletter.follow('leave', lastToken('leave'), PAGE)).toBe('left')
    expect(kept.size).toBe(0)
  })

  test('is told the same, reader or not', async () => {
    const { newsletter, letters, lastToken } = testNewsletter()
    const first = await newsletter.ask('anna@example.org', 'de-de', PAGE, undefined)
    await newsletter.follow('confirm', lastToken('confirm'), PAGE)
    const second = await newsletter.ask('anna@example.org', 'de-de', PAGE, undefined)
    expect([second, letters.at(-1)?.subject]).toEqual([first, letters[0]?.subject])
  })

  test.each([
    '',
    'anna',
    'anna@',
    'anna@example.org\r\nBcc: all@example.org',
    `${'a'.repeat(300)}@example.org`,
  ])('with %j is told that it is no address', async (email) => {
    const { newsletter, letters } = testNewsletter()
    expect([await newsletter.ask(email, 'de-de', PAGE, undefined), letters]).toEqual(['invalid', []])
  })

  test('is not written to more than three times a day, and not told', async () => {
    const { newsletter, letters } = testNewsletter()
    const told = []
    for (let times = 0; times < 4; times += 1)
      told.push(await newsletter.ask('anna@example.org', 'de-de', PAGE, undefined))
    expect([told, letters.length]).toEqual([['sent', 'sent', 'sent', 'sent'], 3])
  })

  test('from one place for many is asked to wait', async () => {
    const { newsletter } = testNewsletter({ limits: { fromAddress: 2 } })
    const told = []
    for (const name of ['a', 'b', 'c'])
      told.push(await newsletter.ask(`${name}@example.org`, 'de-de', PAGE, '203.0.113.1'))
    expect(told).toEqual(['sent', 'sent', 'later'])
  })

  test('is told where no letter could be sent', async () => {
    const { newsletter, lines } = testNewsletter({ isMailDown: () => true })
    expect(await newsletter.ask('anna@example.org', 'de-de', PAGE, undefined)).toBe('failed')
    expect(lines).toEqual(['error: a letter was not sent'])
  })

  test('is told where two days have passed', async () => {
    let now = new Date('2026-11-21T10:00:00Z')
    const { newsletter, kept, lastToken } = testNewsletter({ now: () => now })
    await newsletter.ask('anna@example.org', 'de-de', PAGE, undefined)
    now = new Date(now.getTime() + 49 * HOUR)
    expect(await newsletter.follow('confirm', lastToken('confirm'), PAGE)).toBe('expired')
    expect(kept.size).toBe(0)
  })
})

describe('a letter', () => {
  test.each([
    ['de-de', 'Bitte bestätigen Sie Ihre Anmeldung'],
    ['de-ch', 'Bitte bestätigen Sie Ihre Anmeldung'],
    ['pl-pl', 'Prosimy o potwierdzenie zapisu'],
    ['cs-cz', 'Potvrďte prosím přihlášení'],
    ['fr-ch', 'Veuillez confirmer votre inscription'],
    ['it-it', 'Confermi la Sua iscrizione'],
  ] as const)('of %s is written in its language, as text and as HTML', async (variant, subject) => {
    const { newsletter, letters } = testNewsletter()
    await newsletter.ask('anna@example.org', variant, PAGE, undefined)
    const [letter] = letters
    expect(letter?.subject.replaceAll('\u00a0', ' ')).toBe(subject)
    expect(letter?.text).not.toMatch(/\{|undefined/)
    expect(letter?.html).toContain('Veduta')
  })
})
