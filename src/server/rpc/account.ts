import { createHash } from 'node:crypto'
import { ACCOUNT, type User } from '#contract/rpc/account.ts'
import type { Customer, Newcomer } from '#domain/customer/customer.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { arrive, askerOf, depart } from '#server/auth/arrive.ts'
import type { Session } from '#server/auth/session.ts'
import { attempt, type Procedure, procedure, type Refusal, type Visit } from './procedure.ts'

export const account = {
  oauthLogin: attempt(ACCOUNT.oauthLogin, async (visit, { email, password }) =>
    enter(visit, await (await visit.ctx.auth()).signIn(askerOf(visit), email, password)),
  ),

  oauthRegister: attempt(ACCOUNT.oauthRegister, async (visit, { password, ...said }) =>
    enter(visit, await (await visit.ctx.auth()).register(askerOf(visit), { ...newcomer(said), password })),
  ),

  oauthGuestLogin: attempt(ACCOUNT.oauthGuestLogin, async (visit, said) =>
    enter(visit, await (await visit.ctx.auth()).enterAsGuest(askerOf(visit), newcomer(said))),
  ),

  oauthForgetPassword: attempt(ACCOUNT.oauthForgetPassword, async (visit, { email }) => {
    const asked = await (await visit.ctx.auth()).forgot(askerOf(visit), email)
    return asked.ok ? ok({ success: true }) : fail(REFUSED[asked.error])
  }),

  updatePasswordByHash: attempt(ACCOUNT.updatePasswordByHash, async (visit, { password, hash }) =>
    enter(visit, await (await visit.ctx.auth()).reset(askerOf(visit), hash, password)),
  ),

  updatePassword: attempt(ACCOUNT.updatePassword, async (visit, { oldPassword, newPassword }) => {
    const { session } = visit.caller
    if (!session || session.customer.isGuest) return fail(REFUSED.unknown)
    const auth = await visit.ctx.auth()
    const changed = await auth.changePassword(askerOf(visit), session, oldPassword, newPassword)
    if (!changed.ok) return fail(REFUSED[changed.error])
    await arrive(visit, changed.value)
    return ok({ user: userOf(changed.value.customer) })
  }),

  oauthRevokeToken: procedure(ACCOUNT.oauthRevokeToken, async (visit) => {
    await depart(visit)
    return { result: true }
  }),

  getUser: procedure(ACCOUNT.getUser, async (visit) => known(visit)),
  refreshUser: procedure(ACCOUNT.refreshUser, async (visit) => known(visit)),

  getUserInfo: procedure(ACCOUNT.getUserInfo, async ({ caller: { session } }) =>
    session ? userOf(session.customer).info : null,
  ),

  updateShopUser: attempt(ACCOUNT.updateShopUser, async (visit, data) => {
    const { session } = visit.caller
    if (!session) return fail(REFUSED.unknown)
    return ok({ user: userOf(await (await visit.ctx.auth()).change(session.customer, data)) })
  }),
} satisfies Record<keyof typeof ACCOUNT, Procedure>

/** Whether an address has an account is told by none of them. */
const REFUSED = {
  failed: { status: 400, kind: 'credentials' },
  expired: { status: 401, kind: 'expired' },
  later: { status: 429, kind: 'too-many' },
  unknown: { status: 400, kind: 'no-session' },
} as const satisfies Record<string, Refusal>

async function enter(
  visit: Visit,
  entered: Result<Session, 'failed' | 'expired' | 'later'>,
): Promise<Result<undefined, Refusal>> {
  if (!entered.ok) return fail(REFUSED[entered.error])
  await arrive(visit, entered.value)
  return ok(undefined)
}

type Said = { first_name: string; last_name: string } & Pick<Newcomer, 'email' | 'gender'>

const newcomer = ({ first_name, last_name, email, gender }: Said): Newcomer => ({
  email,
  gender,
  firstName: first_name.trim(),
  lastName: last_name.trim(),
})

const known = ({ caller: { session } }: Visit): { user?: User } =>
  session ? { user: userOf(session.customer) } : {}

/** A customer as programs see him. */
function userOf(customer: Customer): User {
  const { id, email, firstName, lastName, gender, title, phone, birthDate, isGuest, isVerified } = customer
  return {
    id,
    email,
    firstName,
    lastName,
    gender,
    title,
    phone,
    birthDate,
    isGuest,
    status: { isActive: true, isGuestCustomer: isGuest, isTestCustomer: false },
    info: { verified: isVerified },
    authentication: { type: isGuest ? 'guest' : 'password' },
    emailHash: createHash('sha256').update(email).digest('hex'),
  }
}
