import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rows } from '#platform/database.ts'
import { MAILBOXES } from '#tests/support/mailboxes.ts'
import { onShopApi } from '#tests/support/shop-api.ts'

onShopApi((_, database) => {
  test.each(MAILBOXES)('the database counts %j as %j, like the domain', async (email, mailbox) => {
    const [found] = await rows<{ mailbox: string }>(
      database().db,
      sql`select mailbox_of(${email}) as mailbox`,
    )
    expect(found?.mailbox).toBe(mailbox)
  })
})
