import { z } from 'zod'

export const FORMAT = 1

/** The first line of a backup. */
export const backupHeader = z.object({
  format: z.literal(FORMAT),
  /** RFC 3339. */
  createdAt: z.string(),
  /** The moment of the last migration, by the table that records them. */
  migrations: z.record(z.string(), z.number()),
  /** Small files beside the database, by name. */
  files: z.record(z.string(), z.string()),
})

export type BackupHeader = z.infer<typeof backupHeader>
