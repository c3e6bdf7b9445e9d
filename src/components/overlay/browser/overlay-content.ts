/**
 * What an overlay shows of the page at its address: the heading and the story, with the styles of its blocks.
 * @throws where the page has no story.
 */
export function overlayContent(html: string): { heading: string; story: Element } {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  // The policy of the page below does not allow the style elements of another page.
  const page = new DOMParser().parseFromString(main.replaceAll(/<(\/?)style\b/g, '<$1template'), 'text/html')
  const story = page.querySelector('[data-story]')
  if (!story) throw new Error('overlay: no story')
  adoptStyles(story)
  return { heading: page.querySelector('h1')?.textContent ?? '', story: document.adoptNode(story) }
}

/** The styles of the blocks are added as adopted style sheets, which the policy allows. */
function adoptStyles(story: Element): void {
  for (const style of story.querySelectorAll('template')) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style.content.textContent ?? '')
    document.adoptedStyleSheets.push(sheet)
    style.remove()
  }
}
