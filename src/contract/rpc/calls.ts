import type { z } from 'zod'
import { ACCOUNT } from './account.ts'
import { APPOINTMENT } from './appointment.ts'
import { BASKET } from './basket.ts'
import { BRANCHES } from './branches.ts'
import { CATALOGUE } from './catalogue.ts'
import { CHECKOUT } from './checkout.ts'
import { CONFIGURATOR } from './configurator.ts'
import { CONTENT } from './content.ts'
import { MARKETING } from './marketing.ts'
import { ORDER } from './order.ts'
import { PASSKEY } from './passkey.ts'
import { SEARCH } from './search.ts'
import { SUBSCRIPTION } from './subscription.ts'
import { WISHLIST } from './wishlist.ts'

/** Every call that a browser may make: its name, its payload and its answer. */
export const CALLS = {
  ...ACCOUNT,
  ...PASSKEY,
  ...CATALOGUE,
  ...BRANCHES,
  ...APPOINTMENT,
  ...CONFIGURATOR,
  ...MARKETING,
  ...CONTENT,
  ...SEARCH,
  ...BASKET,
  ...WISHLIST,
  ...CHECKOUT,
  ...ORDER,
  ...SUBSCRIPTION,
} as const

export type CallName = keyof typeof CALLS
export type Payload<Name extends CallName> = z.input<(typeof CALLS)[Name]['input']>
export type Answer<Name extends CallName> = z.output<(typeof CALLS)[Name]['output']>
