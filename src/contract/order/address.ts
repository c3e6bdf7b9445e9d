import { z } from 'zod'
import type { Address, CollectionPoint } from '#domain/order/order.ts'

const text = (longest: number) => z.string().trim().min(1).max(longest)

export const address = z.object({
  recipient: z.object({
    firstName: text(100),
    lastName: text(100),
    title: text(50).exactOptional(),
    gender: z.enum(['m', 'f', 'd', 'n']).exactOptional(),
    company: text(100).exactOptional(),
  }),
  street: text(100),
  houseNumber: z.string().trim().max(20),
  additional: text(100).exactOptional(),
  zipCode: text(12),
  city: text(100),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be two letters'),
  phone: text(30).exactOptional(),
}) satisfies z.ZodType<Address>

export const collectionPoint = z.object({
  id: text(100),
  type: text(50),
  name: text(200),
}) satisfies z.ZodType<CollectionPoint>
