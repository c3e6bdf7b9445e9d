import { eq } from 'drizzle-orm'
import type { RenderSpec } from '#domain/image/render-spec.ts'
import type { Db } from '#platform/database.ts'
import { picture } from './schema/product.ts'

/** What the image service draws for a hash; null for a hash that no product has. */
export async function pictureOf(db: Db, hash: string): Promise<RenderSpec | null> {
  const [found] = await db.select({ picture: picture.picture }).from(picture).where(eq(picture.hash, hash))
  return found?.picture ?? null
}
