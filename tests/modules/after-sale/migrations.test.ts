import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountEmail } from '#modules/auth/account-emails.ts'
import { declarationRecord } from '#modules/declarations/declaration-record.ts'
import { DECLARATION_MIGRATIONS } from '#modules/declarations/declarations.ts'
import { declaration } from '#modules/declarations/schema.ts'
import { MAIL_MIGRATIONS } from '#modules/email/mail-queue.ts'
import { queuedEmail } from '#modules/email/schema.ts'
import { declarationOf } from '#domain/declaration/declaration.ts'
import { onBothDatabases } from '#tests/support/database.ts'

const AT = '2026-11-20T10:00:00.000Z'
const CONTENT = declarationOf('withdrawal', { name: 'Anna Berg', order: '123456789012' })
const RECORD = { variant: 'de-de', receivedAt: AT, lines: [] }
const OLD_RECORD = { ...RECORD, said: CONTENT }
const RECOVERY = { variant: 'de-de', to: 'anna@example.org', link: 'https://shop.example/' }

onBothDatabases({ tables: [MAIL_MIGRATIONS, DECLARATION_MIGRATIONS] }, (open) => {
  test('what was stored before fields were renamed can still be read', async () => {
    const { db, close } = await open()
    const stored = JSON.stringify(OLD_RECORD)
    await db.execute(
      sql`insert into declaration (key, kind, variant, received_at, contract, declared) values ('k', 'withdrawal', 'de-de', ${AT}, '1', ${stored}::jsonb)`,
    )
    for (const [key, payload] of [
      ['receipt', OLD_RECORD],
      ['reset', { ...RECOVERY, letter: 'reset' }],
    ] as const)
      await db.execute(
        sql`insert into mail_letter (key, kind, about, queued_at) values (${key}, 'x', ${JSON.stringify(payload)}::jsonb, ${AT})`,
      )
    for (const { migrationsFolder, file } of [
      { ...MAIL_MIGRATIONS, file: '0001_payload_names.sql' },
      { ...DECLARATION_MIGRATIONS, file: '0001_record_names.sql' },
    ])
      for (const statement of (await readFile(join(migrationsFolder, file), 'utf8')).split(
        '--> statement-breakpoint',
      ))
        await db.execute(sql.raw(statement))

    const [row] = await db.select().from(declaration)
    expect(declarationRecord.parse(row?.declared)).toEqual({
      ...RECORD,
      declaration: CONTENT,
      isProven: false,
    })
    const emails = new Map((await db.select().from(queuedEmail)).map(({ key, payload }) => [key, payload]))
    expect(declarationRecord.parse(emails.get('receipt')).declaration).toEqual(CONTENT)
    expect(accountEmail.parse(emails.get('reset'))).toEqual({ ...RECOVERY, kind: 'reset' })
    await close()
  })
})
