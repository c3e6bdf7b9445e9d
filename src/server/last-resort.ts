import type { Language, VariantCode } from '#i18n/variants.ts'
import { VARIANTS } from '#i18n/variants.ts'

/** What is said where not even the error page can be made. */
const SORRY: Record<Language, [title: string, message: string]> = {
  de: ['Gerade nicht erreichbar', 'Bitte versuchen Sie es in einer Minute noch einmal.'],
  cs: ['Obchod je chvíli nedostupný', 'Zkuste to prosím znovu za minutu.'],
  pl: ['Sklep jest chwilowo niedostępny', 'Proszę spróbować ponownie za minutę.'],
  fr: ['Momentanément indisponible', 'Veuillez réessayer dans une minute.'],
  it: ['Momentaneamente non raggiungibile', 'La preghiamo di riprovare tra un minuto.'],
}

export function lastResort(variant: VariantCode = 'de-de'): { headers: [string, string][]; body: string } {
  const { language, intl } = VARIANTS[variant]
  const [title, message] = SORRY[language]
  return {
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['retry-after', '60'],
    ],
    body: `<!doctype html>
<html lang="${intl}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex,nofollow">
<title>${title}</title>
<body data-page-type="error">
<main id="main"><h1>${title}</h1><p>${message}</p></main>
`,
  }
}
