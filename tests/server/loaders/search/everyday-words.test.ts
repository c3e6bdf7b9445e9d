import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { loadListing } from '#server/loaders/listing/listing.ts'
import { loadSearch, resolveTerm } from '#server/loaders/search/search.ts'
import { loadSuggestions } from '#server/loaders/search/suggestions.ts'
import type { Database } from '#shop-api/open-database.ts'
import { openSeededContext } from '#tests/support/seeded-context.ts'

let database: Database
let ctx: Context
beforeAll(async () => void ({ ctx, database } = await openSeededContext()))
afterAll(() => database.close())

describe('a word of the trade leads to goods', () => {
  test.each<[VariantCode, string, string]>([
    ['de-de', 'Linsenreiniger', '/kontaktlinsen/kontaktlinsenpflege/'],
    ['de-ch', 'Linsenflüssigkeit', '/kontaktlinsen/kontaktlinsenpflege/'],
    ['de-de', 'Etui', '/zubehoer/brillenetuis/'],
    ['de-de', 'Brillenetui', '/zubehoer/brillenetuis/'],
    ['de-at', 'Sonne', '/sonnenbrillen/'],
    ['de-de', 'goldene Sonnenbrille', '/sonnenbrillen/'],
    ['de-de', 'Fassung', '/brillen/'],
    ['de-de', 'Brillenfassungen', '/brillen/'],
    ['de-de', 'Kontaktlinsen Astigmatismus', '/kontaktlinsen/torische-kontaktlinsen/'],
    ['de-de', 'günstige Sonnenbrille bis 100 €', '/sonnenbrillen/'],
    ['de-de', 'Tageslinsen 30 Stück', '/kontaktlinsen/tageslinsen/'],
    ['de-de', 'Sonnenbrille für Herren', '/sonnenbrillen/herren-sonnenbrillen/'],
    ['de-de', 'Lesebrillen für Damen', '/lesebrillen/lesebrillen-fuer-damen/'],
    ['cs-cz', 'obroučky na brýle', '/bryle/'],
    ['cs-cz', 'levné sluneční brýle', '/slunecni-bryle/'],
    ['pl-pl', 'oprawki', '/okulary/'],
    ['pl-pl', 'soczewki astygmatyzm', '/soczewki-kontaktowe/toryczne-soczewki-kontaktowe/'],
    ['fr-ch', 'monture de lunettes', '/lunettes/'],
    ['fr-ch', 'lunettes oeil de chat', '/lunettes/formes-de-lunettes/lunettes-oeil-de-chat/'],
    [
      'fr-ch',
      'lunettes de soleil à verres miroir',
      '/lunettes-de-soleil/solaires-par-teinte/lunettes-de-soleil-miroitees/',
    ],
    ['it-it', 'montatura', '/occhiali/'],
    ['it-ch', 'occhiali da sole economici', '/occhiali-da-sole/'],
    ['cs-cz', 'roztok na čočky', '/kontaktni-cocky/prostredky-na-peci-o-kontaktni-cocky/'],
    ['cs-cz', 'pouzdro', '/prislusenstvi/pouzdra-na-bryle/'],
    ['pl-pl', 'płyn do soczewek', '/soczewki-kontaktowe/srodki-do-pielegnacji-soczewek/'],
    ['pl-pl', 'etui', '/akcesoria/etui-na-okulary/'],
    ['fr-ch', 'soleil', '/lunettes-de-soleil/'],
    ['fr-ch', 'étui', '/accessoires/etuis-a-lunettes/'],
    ['fr-ch', 'produit pour lentilles', '/lentilles-de-contact/entretien-des-lentilles-de-contact/'],
    ['it-it', 'sole', '/occhiali-da-sole/'],
    ['it-ch', 'astuccio', '/accessori/custodie-per-occhiali/'],
    ['it-it', 'liquido per lenti', '/lenti-a-contatto/cura-delle-lenti-a-contatto/'],
  ])('%s: %s', async (variant, term, path) => {
    const [found] = (await resolveTerm(ctx, variant, term))?.split('?') ?? []
    expect(found).toBe(path)
  })
})

describe('a word of everyday leads to a page', () => {
  test.each<[VariantCode, string, string]>([
    ['de-de', 'journal', '/ratgeber/'],
    ['de-de', 'widerruf', '/widerruf/'],
    ['de-at', 'Rücksendung', '/widerruf/'],
    ['de-de', 'abo', '/spar-abo/'],
    ['de-de', 'Lieferung', '/lieferung-und-zahlung/'],
    ['cs-cz', 'magazín', '/poradna/'],
    ['cs-cz', 'vrácení', '/odstoupeni-od-smlouvy/'],
    ['cs-cz', 'předplatné', '/vyhodne-predplatne/'],
    ['pl-pl', 'blog', '/poradnik/'],
    ['pl-pl', 'zwrot', '/odstapienie-od-umowy/'],
    ['pl-pl', 'abonament', '/abonament-oszczednosciowy/'],
    ['fr-ch', 'journal', '/guide/'],
    ['fr-ch', 'rétractation', '/retractation/'],
    ['fr-ch', 'abo', '/abonnement-eco/'],
    ['it-it', 'rivista', '/guida/'],
    ['it-it', 'recesso', '/recesso/'],
    ['it-it', 'abbonamento', '/abbonamento-risparmio/'],
  ])('%s: %s', async (variant, term, path) => {
    const loaded = await loadSearch(ctx, variant, new URLSearchParams({ term }))
    if (!loaded.ok) throw new Error(loaded.error)
    expect(loaded.value.pages.map((page) => page.path)).toContain(path)
  })
})

test('the key of a part of glasses, which has no page, leads to none', async () => {
  expect(await resolveTerm(ctx, 'de-de', 'index_ax')).toBeNull()
})

describe('a yes-or-no that is named beside a category is chosen in its listing', () => {
  test.each<[VariantCode, string, string, string]>([
    ['de-de', 'nachhaltige Sonnenbrillen', '/sonnenbrillen/', 'sustainable'],
    ['cs-cz', 'udržitelné sluneční brýle', '/slunecni-bryle/', 'sustainable'],
    ['pl-pl', 'zrównoważone okulary przeciwsłoneczne', '/okulary-przeciwsloneczne/', 'sustainable'],
    ['pl-pl', 'okulary przeciwsłoneczne polaryzacja', '/okulary-przeciwsloneczne/', 'polarized'],
    ['fr-ch', 'lunettes de soleil durable', '/lunettes-de-soleil/', 'sustainable'],
    ['fr-ch', 'lunettes de soleil polarisé', '/lunettes-de-soleil/', 'polarized'],
    ['it-it', 'occhiali da sole sostenibile', '/occhiali-da-sole/', 'sustainable'],
  ])('%s: %s', async (variant, term, path, filter) => {
    const [found, search = ''] = (await resolveTerm(ctx, variant, term))?.split('?') ?? []
    expect(found).toBe(path)
    expect(new URLSearchParams(search).get(filter)).toBe('true')
    const { links } = await loadSuggestions(ctx, variant, term)
    const link = links.find((each) => each.path === `${path}?${filter}=true`)
    const listing = await loadListing(ctx, variant, path.slice(1, -1), new URLSearchParams(search))
    expect(link?.count).toBe(listing.ok && listing.value.total)
    const all = await loadListing(ctx, variant, path.slice(1, -1), new URLSearchParams())
    expect(link?.count).toBeLessThan(all.ok ? all.value.total : 0)
  })
})

test.each<[VariantCode, string, number]>([
  ['de-de', 'xl', 10],
  ['de-de', 'extra breit', 10],
  ['it-it', 'extra large', 10],
  ['de-de', 'Etui für Hörgeräte', 1],
  ['fr-ch', 'étui à lentilles', 1],
])('%s: %s finds at least %i products', async (variant, term, least) => {
  const loaded = await loadSearch(ctx, variant, new URLSearchParams({ term }))
  expect(loaded.ok && loaded.value.total).toBeGreaterThanOrEqual(least)
})
