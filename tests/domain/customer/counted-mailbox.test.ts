import { expect, test } from 'vitest'
import { countedMailbox } from '#domain/customer/counted-mailbox.ts'
import { MAILBOXES } from '#tests/support/mailboxes.ts'

test.each(MAILBOXES)('%j counts as %j', (email, mailbox) => expect(countedMailbox(email)).toBe(mailbox))
