import type { brand } from '#shop-api/schema/attribute.ts'
import type { picture } from '#shop-api/schema/product.ts'
import { BRANDS, brandId, manufacturerOf } from './brands.ts'
import { pictureHash } from '#shop-api/seed/picture-hash.ts'
import { randomOf } from '#shop-api/seed/random.ts'

const DAY = 86_400_000

const logoHash = (slug: string): string => pictureHash(`logo ${slug}`)

/** What the image service draws for the logos. */
export const brandPictures = (): (typeof picture.$inferInsert)[] =>
  BRANDS.map(({ slug, name }) => ({
    hash: logoHash(slug),
    picture: { subject: { kind: 'wordmark', name }, view: 'front' },
  }))

/**
 * Every brand as the shops list it. The image service draws a logo for its hash: the brand's name as a
 * wordmark.
 */
export const brandRows = (now: Date): (typeof brand.$inferInsert)[] =>
  BRANDS.map((seeded) => {
    const { slug, name, level, company } = seeded
    const created = now.getTime() - randomOf(`brand ${slug}`).int(400, 3000) * DAY
    return {
      id: brandId(slug),
      slug,
      name,
      isActive: true,
      logoHash: logoHash(slug),
      customData: { level, country: manufacturerOf(seeded).country },
      externalReference: company,
      createdAt: new Date(created).toISOString(),
      updatedAt: new Date(now.getTime() - 30 * DAY).toISOString(),
    }
  })
