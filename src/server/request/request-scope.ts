import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import type { Caller } from '#server/session/caller.ts'

/** The context of one person's request: the shop's clients, the variant of the address, and the caller. */
export type RequestScope = { ctx: Context; variant: VariantCode; caller: Caller }

/** A valid request that could not be fulfilled: the HTTP status, the kind, and further data for the caller. */
export type Refusal<More extends object = object> = { status: number; kind: string; more?: More }
