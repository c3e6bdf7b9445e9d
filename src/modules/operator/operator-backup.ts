import { Readable } from 'node:stream'
import { OPERATOR_TOKEN_HEADER } from './operator-declarations.ts'

export const BACKUP_PATH = '/operator/backup'

/** A backup of an embedded database from the process that has it open. It may take minutes. */
export async function fetchBackup(origin: string, token: string): Promise<Readable> {
  const headers = { [OPERATOR_TOKEN_HEADER]: token }
  const response = await fetch(`${origin}${BACKUP_PATH}`, { headers }).catch((cause: unknown) => {
    throw new Error(`the database is open, and no shop answers at ${origin}`, { cause })
  })
  if (!response.ok || !response.body) throw new Error(`${BACKUP_PATH}: ${response.status}`)
  return Readable.from(response.body)
}
