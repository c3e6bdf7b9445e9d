import { z } from 'zod'
import { mailboxInAscii } from '#domain/form/mailbox.ts'
import { email, required } from '#domain/form/rules.ts'

const MESSAGE = 'must be an email address'

/** A mailbox as the forms accept it; its domain in ASCII, as it is stored. */
export const mailbox = z
  .string()
  .transform((typed) => mailboxInAscii(typed.trim()))
  .pipe(z.string().refine((value) => (required(value) ?? email(value)) === null, MESSAGE))
