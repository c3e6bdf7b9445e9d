import type { Page } from './visitor.ts'

/** What is wider than the screen, or cut off by its box, with more style; what can be scrolled, and what only voices read, is neither. */
export const cutOff = (page: Pick<Page, 'evaluate'>, style = ''): Promise<string[]> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
    const { clientWidth, scrollWidth } = document.documentElement
    const canScroll = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement))
    const named = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`
    const bad = [...document.querySelectorAll('main *, footer *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || canScroll(element) || element.closest('.unseen, svg, select'))
        return false
      const { overflowX } = getComputedStyle(element)
      const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      return right > clientWidth + 1 || left < -1 || isCut
    })
    return [...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []), ...bad.map(named)]
  }, style)
