import { handleConfiguratorForm } from '#server/forms/configurator-form.ts'
import type { NumberedSave } from '#domain/configurator/numbered-save.ts'
import { loadConfigurator } from '#server/loaders/configurator.ts'
import { createCaller } from '#server/session/caller.ts'
import { call } from './rpc.ts'
import type { startTestServer } from './test-server.ts'

type Fields = Record<string, string>
type Place = { server: Awaited<ReturnType<typeof startTestServer>>; variantId: number; slug: string }

/** Values and lenses with which a pair can be made. */
export const VALUES = {
  use: 'far',
  'right.sphere': '-2,25',
  'left.sphere': '-1,75',
  'right.pd': '32',
  'left.pd': '31,5',
}
export const LENSES = { design: 'rx-single-vision', index: 'index_ch' }

/** A visitor whose browser stores cookies and runs no script. The headers of what it is answered are added to `heads`. */
export function configuratorVisitor({ server, variantId, slug }: Place, heads: string[] = []) {
  const path = `/de-de/p/${slug}/`
  let cookie = ''
  const noted = async <Reply extends { headers: object }>(sent: Promise<Reply>): Promise<Reply> => {
    const reply = await sent
    heads.push(JSON.stringify(reply.headers))
    return reply
  }
  const visit = (url: URL) => {
    const { ctx } = server
    return {
      ctx,
      variant: 'de-de' as const,
      caller: createCaller(ctx.visitors, new Headers({ cookie }), url),
    }
  }
  const at = (step: string, more = '') =>
    new URL(`http://localhost${path}?configure=${step}&variantid=${variantId}${more}`)

  /** What follows the form of a step: the query without its variant, or another path. */
  async function send(step: string, fields: Fields = {}, { more = '', origin = 'http://localhost' } = {}) {
    const url = at(step, more)
    const request = new Request(url, {
      method: 'POST',
      body: new URLSearchParams({ step, ...fields }),
      headers: { origin, 'sec-fetch-site': origin === url.origin ? 'same-origin' : 'cross-site' },
    })
    const places = { product: path, basket: '/de-de/basket/', branches: '/de-de/niederlassungen/' }
    const response = await handleConfiguratorForm(visit(url), request, { url, slug, ...places })
    heads.push(JSON.stringify([...response.headers]))
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    if (response.status !== 303) return String(response.status)
    return (response.headers.get('location') ?? '').replace(path, '').replace(`&variantid=${variantId}`, '')
  }

  const read = (url: URL, saving?: string) => loadConfigurator(visit(url), slug, url.searchParams, saving)
  /** Follows the address of a step that is not open to the one that is. */
  const load = async (step: string, more = '') => {
    const loaded = await read(at(step, more))
    if (loaded.ok || !loaded.error.startsWith(`/p/${slug}/?configure=`)) return loaded
    return read(new URL(`http://localhost/de-de${loaded.error}`))
  }

  return {
    send,
    load,
    /** The step as the page shows it that follows one with a save under way. */
    reload: (step: string, saving: string) => read(at(step), saving),
    /** Where an address leads to instead, without its variant; null where it shows its step. */
    leadsTo: async (step: string, more = '') => {
      const loaded = await read(at(step, more))
      return loaded.ok ? null : loaded.error.replace(`/p/${slug}/`, '').replace(`&variantid=${variantId}`, '')
    },
    /** The call of the script. */
    save: (
      step: string,
      answers: Fields,
      of = variantId,
      save?: NumberedSave,
      fromOrder: object | null = null,
    ) => {
      const payload = { variantId: of, groupId: null, step, answers, fromOrder, ...(save && { save }) }
      return noted(call(server, 'saveConfigurator', payload, cookie ? { cookie } : {}))
    },
    /** Any call of a script. */
    rpc: (name: string, payload: object) => call(server, name, payload, { cookie }),
    /** A page of the shop, through the server; a step of the configurator by its name. */
    show: (page: string) => {
      const { pathname, search } = page.startsWith('/') ? new URL(page, 'http://localhost') : at(page)
      return noted(server.get(pathname + search, { headers: cookie ? { cookie } : {} }))
    },
    /** What the basket has lost since it was last read. */
    removed: async () => (await call(server, 'getBasket', {}, { cookie })).body.removed ?? [],
    basket: async () => (await call(server, 'getBasket', {}, { cookie })).body.basket.items,
    /** Of the basket, as the Shop API names it. */
    basketKey: async () => String((await call(server, 'getBasket', {}, { cookie })).body.basket.key),
    /** As far as the summary. Gives its answers. */
    async configure(more = ''): Promise<Fields> {
      await send('type', { lensType: 'type_ei' }, { more })
      await send('prescription', { source: 'slip' }, { more })
      await send('values', VALUES, { more })
      await send('confirm', { affirmed: 'yes', consent: 'yes' }, { more })
      await send('glass', LENSES, { more })
      await send('extras', {}, { more })
      const loaded = await load('summary', more)
      return loaded.ok ? Object.fromEntries(Object.entries(loaded.value.answers)) : {}
    },
  }
}
