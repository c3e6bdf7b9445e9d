import { expect, test } from 'vitest'
import { createEmailLimits } from '#modules/email/email-limits.ts'

test('a mailbox gets three emails a day, however its address is written', async () => {
  const { allowRecipient } = createEmailLimits()
  const allowed = []
  for (const email of ['anna@example.org', 'Anna@example.org', 'anna+shop@example.org', 'anna@example.org'])
    allowed.push(await allowRecipient(email))
  expect(allowed).toEqual([true, true, true, false])
  expect(await allowRecipient('bert@example.org')).toBe(true)
})

test('what is counted apart is used up neither by others nor by a mailbox that is named like it', async () => {
  const { allowRecipient } = createEmailLimits({ perMailbox: 1 })
  for (const email of ['anna@example.org', 'resetanna@example.org']) await allowRecipient(email)
  expect(await allowRecipient('anna@example.org', 'reset')).toBe(true)
  expect(await allowRecipient('anna@example.org', 'reset')).toBe(false)
  expect(await allowRecipient('anna@example.org')).toBe(false)
})
