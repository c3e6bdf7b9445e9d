import { Hono } from 'hono'
import { displaceEverywhere } from '#shop-api/appointment/displace-appointments.ts'
import { findNextStarts } from '#shop-api/appointment/find-slots.ts'
import { branchImport, branchQuery, MAX_BRANCH_IMPORT_BYTES } from '#contract/shop-api/branch.ts'
import { branchTowns, findBranch, findBranches } from '#shop-api/branch/find-branches.ts'
import { saveBranches, vacuumBranches } from '#shop-api/branch/save-branches.ts'
import { displaceReservations } from '#shop-api/reservation/displace-reservations.ts'
import type { HonoEnv } from './hono-env.ts'
import { notFound } from './http-error.ts'
import { pageEnvelope, readPage } from './paginate.ts'
import { readId } from './path-id.ts'
import { readBody } from './read-body.ts'
import { readQuery } from './read-query.ts'

/** The branches of the shop's country. Other Shop APIs do not offer these routes (contracts/shop-api). */
export const branchRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/branches', async (context) => {
      const { scope } = context.var
      const page = readPage(scope.query)
      const { slots, ...search } = readQuery(scope.query, branchQuery)
      const { found, total } = await findBranches(scope, search, page)
      if (slots === undefined) return context.json(pageEnvelope(found, total, page))
      const starts = await findNextStarts(scope, found, slots)
      const withStarts = found.map((branch) => ({ ...branch, nextStart: starts.get(branch.id) }))
      return context.json(pageEnvelope(withStarts, total, page))
    })
    .put('/v1/branches', async (context) => {
      const { branches, replace } = await readBody(
        context.req.raw,
        branchImport,
        413,
        MAX_BRANCH_IMPORT_BYTES,
      )
      const { db, now, report } = context.var.scope
      await db.transaction(async (tx) => {
        await saveBranches(tx, branches, replace)
        await displaceEverywhere({ db: tx, now })
        await displaceReservations({ db: tx, now })
      })
      await vacuumBranches(db).catch(report)
      return context.json({ saved: branches.length })
    })
    .get('/v1/branch-towns', async (context) => context.json(await branchTowns(context.var.scope)))
    .get('/v1/branches/:id', async (context) => {
      const found = await findBranch(context.var.scope, readId(context.req.param('id'), 'Branch'))
      if (!found) throw notFound('Branch')
      return context.json(found)
    })
