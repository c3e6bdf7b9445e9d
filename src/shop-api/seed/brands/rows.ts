import { createHash } from 'node:crypto'
import type { brand } from '#shop-api/schema/attribute.ts'
import { BRANDS, brandId, manufacturerOf } from './brands.ts'
import { randomOf } from '#shop-api/seed/random.ts'

const DAY = 86_400_000

/** Every brand as the shops list it. The image service draws a logo for its hash: the brand's name as a word mark. */
export const brandRows = (now: Date): (typeof brand.$inferInsert)[] =>
  BRANDS.map((seeded) => {
    const { slug, name, level, company } = seeded
    const created = now.getTime() - randomOf(`brand ${slug}`).int(400, 3000) * DAY
    return {
      id: brandId(slug),
      slug,
      name,
      isActive: true,
      logoHash: createHash('sha256').update(`logo ${slug}`).digest('hex').slice(0, 40),
      customData: { level, country: manufacturerOf(seeded).country },
      externalReference: company,
      createdAt: new Date(created).toISOString(),
      updatedAt: new Date(now.getTime() - 30 * DAY).toISOString(),
    }
  })
