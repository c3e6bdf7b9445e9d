import { createHash } from 'node:crypto'
import { ACCOUNT, type User } from '#contract/rpc/account.ts'
import type { Customer, NewCustomer } from '#domain/customer/customer.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { signIn, requesterOf, signOut } from '#server/auth/sign-in.ts'
import type { Session } from '#modules/auth/session.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'
import { fallibleProcedure, type Procedure, procedure } from './procedure.ts'

export const accountProcedures = {
  oauthLogin: fallibleProcedure(ACCOUNT.oauthLogin, async (scope, { email, password }) =>
    signInIfOk(scope, await (await scope.ctx.auth()).signIn(requesterOf(scope), email, password)),
  ),

  oauthRegister: fallibleProcedure(ACCOUNT.oauthRegister, async (scope, { password, ...input }) =>
    signInIfOk(
      scope,
      await (await scope.ctx.auth()).register(requesterOf(scope), { ...newCustomer(input), password }),
    ),
  ),

  oauthGuestLogin: fallibleProcedure(ACCOUNT.oauthGuestLogin, async (scope, input) =>
    signInIfOk(scope, await (await scope.ctx.auth()).signInAsGuest(requesterOf(scope), newCustomer(input))),
  ),

  oauthForgetPassword: fallibleProcedure(ACCOUNT.oauthForgetPassword, async (scope, { email }) => {
    const requested = await (await scope.ctx.auth()).requestPasswordReset(requesterOf(scope), email)
    return requested.ok ? ok({ success: true }) : fail(FAILURES[requested.error])
  }),

  updatePasswordByHash: fallibleProcedure(ACCOUNT.updatePasswordByHash, async (scope, { password, hash }) =>
    signInIfOk(scope, await (await scope.ctx.auth()).resetPassword(requesterOf(scope), hash, password)),
  ),

  updatePassword: fallibleProcedure(ACCOUNT.updatePassword, async (scope, { oldPassword, newPassword }) => {
    const { session } = scope.caller
    if (!session || session.customer.isGuest) return fail(FAILURES.unknown)
    const auth = await scope.ctx.auth()
    const changed = await auth.changePassword(requesterOf(scope), session, oldPassword, newPassword)
    if (!changed.ok) return fail(FAILURES[changed.error])
    await signIn(scope, changed.value)
    return ok({ user: userOf(changed.value.customer) })
  }),

  oauthRevokeToken: procedure(ACCOUNT.oauthRevokeToken, revoke),
  logout: procedure(ACCOUNT.logout, revoke),

  getUser: procedure(ACCOUNT.getUser, async (scope) => userOfSession(scope)),
  refreshUser: procedure(ACCOUNT.refreshUser, async (scope) => userOfSession(scope)),

  getUserInfo: procedure(ACCOUNT.getUserInfo, async ({ caller: { session } }) =>
    session ? userOf(session.customer).info : null,
  ),

  updateShopUser: fallibleProcedure(ACCOUNT.updateShopUser, async (scope, data) => {
    const { session } = scope.caller
    if (!session) return fail(FAILURES.unknown)
    return ok({ user: userOf(await (await scope.ctx.auth()).updateProfile(session.customer, data)) })
  }),
} satisfies Record<keyof typeof ACCOUNT, Procedure>

/** No error reveals whether an email address has an account. */
const FAILURES = {
  failed: { status: 400, kind: 'credentials' },
  expired: { status: 401, kind: 'expired' },
  later: { status: 429, kind: 'too-many' },
  leaked: { status: 422, kind: 'leaked-password' },
  unknown: { status: 400, kind: 'no-session' },
} as const satisfies Record<string, Refusal>

async function revoke(scope: RequestScope): Promise<{ result: boolean }> {
  await signOut(scope)
  return { result: true }
}

async function signInIfOk(
  scope: RequestScope,
  result: Result<Session, 'failed' | 'expired' | 'later' | 'leaked'>,
): Promise<Result<undefined, Refusal>> {
  if (!result.ok) return fail(FAILURES[result.error])
  await signIn(scope, result.value)
  return ok(undefined)
}

type PersonInput = { first_name: string; last_name: string } & Pick<NewCustomer, 'email' | 'gender'>

const newCustomer = ({ first_name, last_name, email, gender }: PersonInput): NewCustomer => ({
  email,
  gender,
  firstName: first_name.trim(),
  lastName: last_name.trim(),
})

const userOfSession = ({ caller: { session } }: RequestScope): { user?: User } =>
  session ? { user: userOf(session.customer) } : {}

/** A customer as the API returns them. */
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
