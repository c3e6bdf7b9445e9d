import { z } from 'zod'
import { plainText, script } from '#domain/form/rules.ts'
import type { Address, CollectionPoint } from '#domain/order/order.ts'

type Text = (longest: number) => z.ZodString

const stored: Text = (longest) => z.string().trim().min(1).max(longest)

const PLAIN = 'must be plain text: no control characters, no markup, no links'
const PRINTABLE = 'must be in Latin, Greek or Cyrillic letters'
const typed: Text = (longest) =>
  stored(longest)
    .refine((value) => plainText(value) === null, PLAIN)
    .refine((value) => script(value) === null, PRINTABLE)

const addressOf = (text: Text) =>
  z.object({
    recipient: z.object({
      firstName: text(100),
      lastName: text(100),
      title: text(50).exactOptional(),
      gender: z.enum(['m', 'f', 'd', 'n']).exactOptional(),
      company: text(100).exactOptional(),
      taxNumber: text(30).exactOptional(),
    }),
    street: text(100),
    houseNumber: text(20).or(z.literal('')),
    additional: text(100).exactOptional(),
    zipCode: text(12),
    city: text(100),
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be two letters'),
    phone: text(30).exactOptional(),
  }) satisfies z.ZodType<Address>

const collectionPointOf = (text: Text) =>
  z.object({ id: text(100), type: text(50), name: text(200) }) satisfies z.ZodType<CollectionPoint>

/** Of an order that exists, whatever was accepted when it was placed. */
export const address = addressOf(stored)
export const collectionPoint = collectionPointOf(stored)

/** Of an order that is to be placed. */
export const newAddress = addressOf(typed)
export const newCollectionPoint = collectionPointOf(typed)
