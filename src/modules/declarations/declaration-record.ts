import { z } from 'zod'
import { DECLARATION_KINDS } from '#domain/declaration/declaration.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'

const text = z.string()

/** The complete declaration, as it is stored. */
export const declarationRecord = z.object({
  variant: z.enum(VARIANT_CODES),
  /** RFC 3339. */
  receivedAt: text,
  declaration: z.object({
    kind: z.enum(DECLARATION_KINDS),
    name: text,
    email: text,
    order: text,
    goods: text,
    /** Older records have none. */
    returnReason: text.default(''),
    contract: text,
    manner: text,
    reason: text,
    end: text,
  }),
  /** Whether the order that it names belongs to the mailbox that it names: only then the receipt repeats free text. */
  isProven: z.boolean().default(false),
  /** The lines of the order that it is about; empty where none was selected. Unless it is proven, nobody has checked them, and they have no names. */
  lines: z.array(z.object({ key: text, name: text })),
})
export type DeclarationRecord = z.output<typeof declarationRecord>
