import { eq } from 'drizzle-orm'
import type { Picture } from '#domain/picture/picture.ts'
import type { Db } from './db.ts'
import { picture } from './schema/product.ts'

/** What the image service draws for a hash; null for a hash that no product names. */
export async function pictureOf(db: Db, hash: string): Promise<Picture | null> {
  const [found] = await db.select({ picture: picture.picture }).from(picture).where(eq(picture.hash, hash))
  return found?.picture ?? null
}
