import { expect, test } from 'vitest'
import { contentApi, contentOf } from '#tests/support/content.ts'

const space = { id: 1, name: 'Test', domain: 'https://shop.example/', language_codes: ['fr', 'it'] }
const api = contentApi(
  contentOf(
    {
      page: {
        content: {
          title: 'Titel',
          title__i18n__fr: 'Titre',
          title__i18n__it: '',
          body: [{ _uid: 'a', component: 'teaser', text: 'Text', text__i18n__fr: 'Texte' }],
        },
        translated_slugs: [{ path: 'pagina', name: 'Pagina', lang: 'it', published: true }],
      },
    },
    { space },
  ),
)

const get = async (path: string) =>
  (await (await api(new Request(`http://content/v2/cdn/stories/${path}&token=local-public`))).json()).story

test.each([
  ['page?', 'Titel', 'Text', 'page', null, 'default'],
  ['page?language=fr', 'Titre', 'Texte', 'fr/page', 'page', 'fr'],
  ['fr/page?', 'Titre', 'Texte', 'fr/page', 'page', 'fr'],
  ['page?language=it', 'Titel', 'Text', 'pagina', 'page', 'it'],
  ['page?language=it&fallback_lang=fr', 'Titre', 'Texte', 'pagina', 'page', 'it'],
  ['page?language=xx', 'Titel', 'Text', 'page', null, 'default'],
])('%s reads "%s" and "%s" at %s', async (path, title, text, fullSlug, defaultSlug, lang) => {
  expect(await get(path)).toMatchObject({
    content: { title, body: [{ text }] },
    full_slug: fullSlug,
    default_full_slug: defaultSlug,
    lang,
  })
})

test('raw translations are never sent', async () => {
  expect(JSON.stringify(await get('page?language=fr'))).not.toContain('__i18n__')
})
