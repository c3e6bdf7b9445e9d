import { join } from 'node:path'

/** These tables do not belong to the Shop API, so their migrations are recorded separately. */
export const AUTH_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__auth_migrations',
}
